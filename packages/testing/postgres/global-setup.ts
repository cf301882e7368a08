import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { removeEmbedded, startEmbedded } from '#packages/db/embedded/index.ts';
import { processExists } from '#packages/db/embedded/programs.ts';
import { migrate } from '#packages/db/migrate.ts';
import { onDatabase, TEMPLATE } from './addresses.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server; made by this file's `setup`. */
    postgresUrl: string;
  }
}

const PREFIX = 'florescer-test-postgres-';

interface Server {
  url: string;
  remove: () => Promise<void>;
}

/** The run's server and how many projects use it. Each project loads this file for itself. */
const SHARED = Symbol.for('florescer.test-postgres');
const shared = globalThis as { [SHARED]?: { server: Promise<Server>; projects: number } };

/**
 * Vitest global set-up: one PostgreSQL server for the whole run, whatever the number of its projects,
 * in a temporary folder, with one migrated database that test files clone (see `freshDatabase`). It is
 * gone after the run, also after a failed one; what a killed run left is removed by the next.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared[SHARED] ??= { server: startServer(), projects: 0 };
  const run = shared[SHARED];
  run.projects += 1;
  const { url, remove } = await run.server;
  project.provide('postgresUrl', url);
  return async () => {
    run.projects -= 1;
    if (run.projects === 0) await remove();
  };
}

async function startServer(): Promise<Server> {
  await removeLeftovers();
  const dataDir = join(tmpdir(), `${PREFIX}${process.pid}`);
  try {
    mkdirSync(dataDir, { mode: 0o711 });
    const database = await startEmbedded({ dataDir, log: () => undefined, throwaway: true });
    await makeTemplate(database.url);
    const remove = async () => {
      database.detach();
      await removeEmbedded(dataDir);
    };
    return { url: database.url, remove };
  } catch (error) {
    await removeEmbedded(dataDir);
    throw error;
  }
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    await admin.query(`CREATE DATABASE ${TEMPLATE}`);
    await migrate(onDatabase(url, TEMPLATE));
    // A connection to it would make every clone fail.
    await admin.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`);
  } finally {
    await admin.end();
  }
}

async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const pid = Number(name.slice(PREFIX.length));
    if (pid !== process.pid && processExists(pid)) continue;
    // One that belongs to another account is theirs to remove.
    await removeEmbedded(join(tmpdir(), name)).catch(() => undefined);
  }
}
