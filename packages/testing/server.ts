import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type BuildOptions, buildApp } from '#apps/server/app.ts';
import { loadConfiguration } from '#apps/server/config.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { freshDatabase } from './postgres/index.ts';

export interface TestServer {
  /** Its address, without a trailing slash. */
  readonly url: string;
  readonly app: FastifyInstance;
  /** Every route, as `METHOD /path`. */
  readonly routes: readonly string[];
  readonly context: ServerContext;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export interface TestServerOptions extends Pick<BuildOptions, 'requestsAMinute'> {
  /** The clock of the server. */
  now?: () => Date;
  /** Environment variables on top of the test's own: no rate limits, no gap between mails. */
  environment?: Readonly<Record<string, string>>;
  /** Receives log lines; nothing is logged without it. */
  logTo?: { write: (line: string) => void };
  /** The folder of a web app; none without it. */
  web?: string;
  /** Whether jobs run. */
  workers?: boolean;
}

/** The real server on a database of its own, listening on a free loopback port. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const database = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'florescer-test-'));
  const port = await freePort();
  const { now, logTo, web = false, requestsAMinute, environment, workers = true } = options;
  const configuration = loadConfiguration({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    MAIL_GAP_MS: '0',
    LOG_LEVEL: logTo ? 'debug' : 'silent',
    ...environment,
  });
  const { app, context, routes, start, stop } = await buildApp({
    configuration,
    databaseUrl: database.url,
    now,
    logTo,
    web,
    requestsAMinute,
    checkAnswers: true,
  });
  const server: TestServer = {
    url: `http://127.0.0.1:${port}`,
    app,
    routes,
    context,
    databaseUrl: database.url,
    stop: async () => {
      await stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    if (workers) await start();
    await app.listen({ host: '127.0.0.1', port });
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
