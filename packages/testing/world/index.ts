import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '#apps/server/app.ts';
import { loadConfiguration } from '#apps/server/config.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { createByAdmin } from '#features/accounts/server/admin-users/admin-users.ts';
import { accountsOf } from '#features/accounts/server/index.ts';
import type { diaryContract, Entry } from '#features/diary/contract/diary.contract.ts';
import type { CallInput } from '#packages/api/contract/index.ts';
import type { ServerContext, Settings } from '#packages/kernel/index.ts';
import { agreeToAll } from '#packages/testing/people/index.ts';
import { freshDatabase } from '#packages/testing/postgres/index.ts';

const PASSWORD = 'a long enough password';

/** A signed-in person in a test: calls the server as they would. */
export class Person {
  readonly id: string;
  readonly #app: FastifyInstance;
  readonly #signIn: () => Promise<string>;
  #token: string;

  constructor(app: FastifyInstance, id: string, token: string, signIn: () => Promise<string>) {
    this.#app = app;
    this.id = id;
    this.#token = token;
    this.#signIn = signIn;
  }

  /** Signs in again, as the app does when the clock has run past the token's life. */
  async comeBack(): Promise<void> {
    this.#token = await this.#signIn();
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#token}` };
  }

  async call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: T }> {
    const answer = await this.#app.inject({
      method,
      url,
      headers: { ...this.headers, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: (answer.body ? answer.json() : undefined) as T };
  }

  /** Writes an entry and expects it to be saved. */
  async write(
    text: string,
    more: Partial<Omit<CallInput<typeof diaryContract.writeEntry>['body'], 'text'>> = {},
  ): Promise<Entry> {
    const { status, body } = await this.call<Entry>('POST', '/api/diary/entries', {
      text,
      ...more,
    });
    if (status !== 201) throw new Error(`Writing answered ${status}`);
    return body;
  }

  async entry(id: string): Promise<Entry> {
    return (await this.call<Entry>('GET', `/api/diary/entries/${id}`)).body;
  }
}

export interface World {
  app: FastifyInstance;
  context: ServerContext;
  databaseUrl: string;
  /** The clock that the server sees; starts at a Wednesday noon in São Paulo. */
  clock: { now: Date; forward(minutes: number): void };
  /** Everything that was logged. */
  logs: string[];
  /** Resolves once no entry waits for its feedback any more. */
  settled(): Promise<void>;
  person(name: string): Promise<Person>;
  stop(): Promise<void>;
}

export const NOON = new Date('2026-11-18T15:00:00Z');

/** A whole server on a database of its own, jobs and events running. */
export async function startWorld(
  options: { languageModel?: Settings['languageModel']; workers?: boolean } = {},
): Promise<World> {
  const database = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'florescer-test-'));
  const logs: string[] = [];
  const clock = {
    now: NOON,
    forward: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
  };
  const model = options.languageModel;
  const { app, context, start, stop } = await buildApp({
    configuration: loadConfiguration({
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'debug',
      ...(model
        ? { AI_BASE_URL: model.baseUrl, AI_API_KEY: model.apiKey, AI_MODEL: model.model }
        : {}),
    }),
    databaseUrl: database.url,
    now: () => clock.now,
    logTo: { write: (line) => void logs.push(line) },
    web: false,
    checkAnswers: true,
  });
  await app.ready();
  if (options.workers ?? true) await start();
  return {
    app,
    context,
    databaseUrl: database.url,
    clock,
    logs,
    settled: () => settled(context),
    person: (name) => signUp(app, context, name),
    stop: async () => {
      await stop();
      await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function signUp(app: FastifyInstance, context: ServerContext, name: string): Promise<Person> {
  const email = `${name}@example.org`;
  const user = await createByAdmin(accountsOf(context), {
    email,
    password: PASSWORD,
    confirmed: true,
    userMetadata: { full_name: name },
    appMetadata: {},
  });
  await agreeToAll(context, user.id);
  const signIn = async (): Promise<string> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: { apikey: PUBLISHABLE_KEY },
      payload: { email, password: PASSWORD },
    });
    if (answer.statusCode !== 200) throw new Error(`Signing in answered ${answer.statusCode}`);
    return answer.json().access_token;
  };
  return new Person(app, user.id, await signIn(), signIn);
}

/** Waits on the database's own state, asked again as fast as it answers. */
async function settled({ connection }: ServerContext): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const { rows } = await connection.pool.query(
      `select (select count(*) from diary_entries where status = 'processing' and deleted_at is null)
            + (select count(*) from pgboss.job where name = 'burnout.rescore' and state < 'completed') as open`,
    );
    if (Number(rows[0].open) === 0) return;
    if (Date.now() > deadline) throw new Error('Jobs did not finish');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
