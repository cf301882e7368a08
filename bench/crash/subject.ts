import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { diaryContract, type Entry } from '#features/diary/contract/diary.contract.ts';
import { createClient } from '#packages/api/client/index.ts';
import { settledFolder } from '#packages/db/embedded/location.ts';

/** Where a server under attack runs. */
export interface Place {
  dataDir: string;
  port: number;
}

const DEMO = { email: 'ana@demo.florescer.app', password: 'florescer-demo' };
const ANALYSIS_LIMIT_MS = 180_000;

/** Starts the product's server and resolves when it listens. */
export async function startServer({ dataDir, port }: Place): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['apps/server/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-20_000);
      if (output.includes('is listening on')) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
  await listening;
  return server;
}

/** Signs Ana in; an answer other than 200 throws. */
export async function signIn(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** The diary as the browser calls it. */
export const diaryOf = (port: number, token: string) =>
  createClient(diaryContract, { baseUrl: `http://127.0.0.1:${port}`, token: () => token });

/** Acknowledged entries that are not there, or not with the text that was acknowledged. */
export async function findLost(
  port: number,
  token: string,
  acknowledged: ReadonlyMap<string, string>,
): Promise<string[]> {
  const found = new Map((await everyEntry(port, token)).map(({ id, text }) => [id, text]));
  return [...acknowledged].filter(([id, text]) => found.get(id) !== text).map(([id]) => id);
}

/**
 * Acknowledged entries whose analysis has not come, after waiting for it: a job that ran at the kill is
 * taken up again when its time limit is over.
 */
export async function findUnread(
  port: number,
  token: string,
  acknowledged: ReadonlyMap<string, string>,
): Promise<string[]> {
  const deadline = Date.now() + ANALYSIS_LIMIT_MS;
  for (;;) {
    const unread = (await everyEntry(port, token))
      .filter(({ id, status }) => acknowledged.has(id) && status !== 'analysed')
      .map(({ id }) => id);
    if (unread.length === 0 || Date.now() > deadline) return unread;
    await wait(250);
  }
}

async function everyEntry(port: number, token: string): Promise<Entry[]> {
  const diary = diaryOf(port, token);
  const entries: Entry[] = [];
  let after: string | undefined;
  do {
    const page = await diary.listEntries({ query: { limit: 100, ...(after ? { after } : {}) } });
    entries.push(...page.entries);
    after = page.next ?? undefined;
  } while (after);
  return entries;
}

/** Kills the database server, whose process id stands in its own file. */
export function killDatabase(dataDir: string): void {
  process.kill(postmaster(dataDir), 'SIGKILL');
}

/** Kills one of the database's connections; PostgreSQL then ends all others and recovers. */
export function killConnection(dataDir: string): void {
  const parent = postmaster(dataDir);
  const victim = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .findLast((pid) => isConnection(pid, parent));
  if (victim) process.kill(Number(victim), 'SIGKILL');
}

function postmaster(dataDir: string): number {
  const path = join(settledFolder(dataDir), 'cluster', 'data', 'postmaster.pid');
  return Number(readFileSync(path, 'utf8').split('\n')[0]);
}

function isConnection(pid: string, parent: number): boolean {
  try {
    const parentOf = Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1],
    );
    return parentOf === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('[local]');
  } catch {
    return false;
  }
}
