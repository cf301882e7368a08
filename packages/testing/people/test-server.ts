import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type BuildOptions, buildApp } from '#apps/server/app.ts';
import { loadConfiguration } from '#apps/server/config.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { freshDatabase } from '../postgres/fresh-database.ts';
import { type Hearing, hear } from './hear.ts';
import { type KeptMail, waitForMails } from './mailbox.ts';
import type { TestPerson } from './people.ts';

/** A request of a test; `json` is sent as a JSON body. */
export interface TestRequest extends RequestInit {
  json?: unknown;
}

export interface TestServer {
  /** Address of the server, without a trailing slash. */
  url: string;
  app: FastifyInstance;
  /** Every route, as `METHOD /path`. */
  routes: readonly string[];
  context: ServerContext;
  databaseUrl: string;
  /** A request to this server as somebody, or as a visitor (null). */
  fetchAs(person: TestPerson | null, path: string, request?: TestRequest): Promise<Response>;
  /** Opens somebody’s stream of events, after a position where one is given. */
  hear(person: TestPerson, after?: string): Promise<Hearing>;
  /** Waits until at least `count` mails went to an address and gives all of them, oldest first. */
  mailbox(address: string, count?: number): Promise<KeptMail[]>;
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
  /** False: no job is run but by the test itself. */
  workers?: boolean;
}

/**
 * The real server on a database of its own, listening on a free loopback port, jobs running, with
 * nobody in it. Tests start it by `startTestApp` or `startWorld`, with the people that they need.
 */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'florescer-test-'));
  const port = await freePort();
  const configuration = loadConfiguration({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    MAIL_GAP_MS: '0',
    LOG_LEVEL: options.logTo ? 'debug' : 'silent',
    ...options.environment,
  });
  const { now, logTo, web = false, requestsAMinute, workers = true } = options;
  const { app, context, routes, start, stop } = await buildApp({
    configuration,
    databaseUrl: database.url,
    now,
    logTo,
    web,
    requestsAMinute,
    checkAnswers: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const cleanUp = async () => {
    await stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    if (workers) await start();
    await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    await cleanUp();
    throw error;
  }
  return {
    url,
    app,
    routes,
    context,
    databaseUrl: database.url,
    fetchAs: (person, path, request = {}) => fetchAs(url, person, path, request),
    hear: ({ accessToken }, after) =>
      hear(url, { authorization: `Bearer ${accessToken}` }, after === undefined ? {} : { after }),
    mailbox: (address, count = 1) => waitForMails(context.db, address, count),
    stop: cleanUp,
  };
}

function fetchAs(
  url: string,
  person: TestPerson | null,
  path: string,
  { json, ...init }: TestRequest,
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (person) headers.set('authorization', `Bearer ${person.accessToken}`);
  if (json === undefined) return fetch(`${url}${path}`, { ...init, headers });
  headers.set('content-type', 'application/json');
  return fetch(`${url}${path}`, { ...init, headers, body: JSON.stringify(json) });
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
