import type { InjectOptions } from 'fastify';
import type { diaryContract, Entry } from '#features/diary/contract/diary.contract.ts';
import type { CallInput } from '#packages/api/contract/index.ts';
import type { ServerContext, Settings } from '#packages/kernel/index.ts';
import { signIn, signInNewPerson, type TestPerson } from './people.ts';
import { startServer, type TestServer } from './test-server.ts';

/** A signed-in person in a test: calls the server as they would. */
export class Person {
  readonly #server: TestServer;
  #known: TestPerson;

  constructor(server: TestServer, known: TestPerson) {
    this.#server = server;
    this.#known = known;
  }

  get id(): string {
    return this.#known.userId;
  }

  /** Signs in again, as the app does when the clock has run past the token's life. */
  async comeBack(): Promise<void> {
    const session = await signIn(this.#server.url, this.#known.email);
    this.#known = { ...this.#known, ...session };
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#known.accessToken}` };
  }

  async call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: T }> {
    const answer = await this.#server.app.inject({
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

export interface World extends TestServer {
  /** The clock that the server sees; starts at a Wednesday noon in São Paulo. */
  clock: { now: Date; forward(minutes: number): void };
  /** Everything that was logged. */
  logs: string[];
  /** Resolves once no entry waits for its feedback any more. */
  settled(): Promise<void>;
  /** Somebody of no company, signed in. */
  person(name: string): Promise<Person>;
}

export const NOON = new Date('2026-11-18T15:00:00Z');

/** The server with a clock that stands until it is moved, and whoever a test calls for. */
export async function startWorld({
  languageModel: model,
  workers = true,
}: {
  languageModel?: Settings['languageModel'];
  workers?: boolean;
} = {}): Promise<World> {
  const logs: string[] = [];
  const clock = {
    now: NOON,
    forward: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
  };
  const server = await startServer({
    workers,
    now: () => clock.now,
    logTo: { write: (line) => void logs.push(line) },
    ...(model && {
      environment: {
        AI_BASE_URL: model.baseUrl,
        AI_API_KEY: model.apiKey,
        AI_MODEL: model.model,
      },
    }),
  });
  return {
    ...server,
    clock,
    logs,
    settled: () => settled(server.context),
    person: async (name) =>
      new Person(server, await signInNewPerson(server.url, server.context, name)),
  };
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
