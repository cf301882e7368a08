import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import pg from 'pg';
import type * as z from 'zod';
import {
  afterCommit,
  beforeCommit,
  type Database,
  driverOf,
  type Queryable,
  transactionOf,
} from '../db/index.ts';
import { eventLog } from './events.tables.ts';
import { isResumable, KEEP_MINUTES, parsePosition, positionText } from './position.ts';
import { STREAM_TOPIC, type Topic } from './topic.ts';

const CHANNEL = 'florescer_events';
const RECONNECT_MS = 1_000;
/** Events read at a time. */
const PAGE = 500;
/** How long what was published is gathered before the other processes are told of it. */
const TELL_AFTER_MS = 5;
/** How often streams look by themselves, for a process that ended before it could tell. */
const LOOK_AGAIN_MS = 30_000;
/** Events this young are looked for then: longer than a transaction takes, on top of the wait. */
const LOOK_BACK = '3 minutes';
/** How often an idle stream is told its position. */
const POSITION_EVERY_MS = 5 * 60_000;
/** A page that began to hear so long after its first answer is told of this much more, in seconds. */
const AGE_MARGIN = 30;

// The locks keep each person’s ids in commit order, so that a reader never skips an event. All that a
// transaction publishes comes in one statement, and takes them in one order: two never wait in a circle.
const PUBLISH = {
  name: 'events_publish',
  text: `
    with turns as materialized (
      select pg_advisory_xact_lock(hashtextextended(person, 0))
        from (select distinct person from unnest($1::text[]) as person order by person) people
    )
    insert into event_log (user_id, topic, data)
    select one.person::uuid, one.topic, one.data::jsonb
      from (select count(*) from turns) taken,
           unnest($1::text[], $2::text[], $3::text[]) with ordinality as one (person, topic, data, place)
     order by one.place`,
} as const;

const TELL = {
  name: 'events_tell',
  text: `select pg_notify('${CHANNEL}', $2 || person) from unnest($1::text[]) as person`,
} as const;

const SINCE = {
  name: 'events_since',
  text: `select id, topic, data from event_log where user_id = $1 and id > $2 order by id limit ${PAGE}`,
} as const;

/** A person’s newest event, their newest one older than some seconds, and the newest of anybody. */
const LATEST = {
  name: 'events_latest',
  text: `
    select coalesce(max(id), 0),
           coalesce(max(id) filter (where created_at < now() - make_interval(secs => $2)), 0),
           (select last_value from event_log_id_seq)
      from event_log where user_id = $1`,
} as const;

const RECENT = {
  name: 'events_recent',
  rowMode: 'array',
  text: `select distinct user_id from event_log where created_at > now() - interval '${LOOK_BACK}'`,
} as const;

/** One event as it is sent. */
export interface Heard {
  /** The position after it; give it back as `after` to go on from here. */
  id: string;
  topic: string;
  data: unknown;
}

/** From where somebody wants to hear. */
export interface HearFrom {
  /** The last position heard. */
  after: string | null;
  /** Without one: for how many seconds the page has had answers, so that what happened since comes too. */
  age?: number | undefined;
}

/** Events in order; `ready` resolves when the stream knows where it starts. */
export type EventStream = AsyncGenerator<Heard, void, void> & { ready: Promise<void> };

interface Start {
  last: bigint;
  complete: boolean;
}

interface Publication {
  userId: string;
  topic: string;
  data: string;
}

/**
 * Events of one person to that person's open screens, in every server process.
 * Published in the same transaction as the change, delivered at commit, resumable for an hour.
 * Events carry ids and states, never personal text.
 *
 * Other processes are told by NOTIFY a moment after the commit, many at a time: in the transaction
 * itself a NOTIFY would make every commit of the database wait for the one before it.
 */
export class Events {
  readonly #db: Database;
  readonly #url: string;
  readonly #topics: ReadonlyMap<string, Topic>;
  /** What open transactions publish at their end. */
  readonly #gathered = new WeakMap<object, Publication[]>();
  readonly #wakers = new Map<string, Set<() => void>>();
  readonly #untold = new Set<string>();
  /** Stands before what this process tells, so that it does not look twice for what it published itself. */
  readonly #sign = `${randomUUID()} `;
  #listener: pg.Client | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  readonly #positionEveryMs: number;
  #stopped = false;

  /** `topics` are all that may be published. */
  constructor(
    db: Database,
    url: string,
    topics: readonly Topic[],
    positionEveryMs = POSITION_EVERY_MS,
  ) {
    this.#db = db;
    this.#url = url;
    this.#positionEveryMs = positionEveryMs;
    this.#topics = new Map(topics.map((topic) => [topic.name, topic]));
  }

  /** Starts to listen for other processes' events; reconnects by itself. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'florescer-events',
      // It waits for hours: a network that forgot it must be noticed.
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(this.#sign)) this.#wake(payload.slice(this.#sign.length));
    });
    client.on('error', () => undefined);
    this.#listener = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    // Only now: an attempt that fails ends too, and would be followed by two.
    client.on('end', () => this.#restart());
    // What was published while nobody listened is in the table.
    this.#wakeAll();
    this.#looking ??= setInterval(() => void this.#lookAgain(), LOOK_AGAIN_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#looking);
    this.#wakeAll();
    await this.#tell();
    await this.#listener?.end();
  }

  /** Drops what is kept of somebody's events, for who is gone; within the caller's transaction. */
  async forget(tx: Queryable, userId: string): Promise<void> {
    await tx.delete(eventLog).where(eq(eventLog.userId, userId));
    const transaction = transactionOf(tx);
    const gathered = transaction && this.#gathered.get(transaction);
    gathered?.splice(0, gathered.length, ...gathered.filter((one) => one.userId !== userId));
  }

  /**
   * Publishes to one person or several within the caller's transaction: heard once it commits, or never.
   * Who is left out hears nothing, so that to leave a group is to hear no more of it.
   */
  async publish<S extends z.ZodType>(
    tx: Queryable,
    to: string | readonly string[],
    topic: Topic<S>,
    data: z.input<S>,
  ): Promise<void> {
    const { name } = topic;
    if (!this.#topics.has(name)) throw new Error(`No feature declares the topic ${name}`);
    const text = JSON.stringify(data);
    const people = typeof to === 'string' ? [to] : [...new Set(to)];
    if (people.length === 0) return;
    const publications = people.map((userId) => ({ userId, topic: name, data: text }));
    const transaction = transactionOf(tx);
    const gathered = transaction && this.#gathered.get(transaction);
    if (gathered) {
      gathered.push(...publications);
      return;
    }
    if (transaction) this.#gathered.set(transaction, publications);
    await beforeCommit(tx, () => insert(tx, publications));
    afterCommit(tx, () => this.#announce(publications));
  }

  /**
   * A person's events from a position on, until aborted: first the stream's own, which says whether
   * that is all that was missed. Whatever is published once `ready` has resolved is among them.
   */
  subscribe(userId: string, from: HearFrom, signal: AbortSignal): EventStream {
    const start = this.#startOf(userId, from);
    const ready = start.then(() => undefined);
    // Who reads the stream is told by the stream itself.
    ready.catch(() => undefined);
    return Object.assign(this.#read(userId, start, signal), { ready });
  }

  async *#read(
    userId: string,
    start: Promise<Start>,
    signal: AbortSignal,
  ): AsyncGenerator<Heard, void, void> {
    let pending = true;
    let resume: (() => void) | undefined;
    const wake = () => {
      pending = true;
      resume?.();
    };
    this.#addWaker(userId, wake);
    signal.addEventListener('abort', wake);
    try {
      const { last: first, complete } = await start;
      let last = first;
      yield ownEvent(last, complete);
      while (!signal.aborted && !this.#stopped) {
        if (!pending) {
          const idle = await new Promise<boolean>((resolve) => {
            const timer = setTimeout(() => resolve(true), this.#positionEveryMs);
            resume = () => {
              clearTimeout(timer);
              resolve(false);
            };
          });
          if (idle) yield ownEvent(last, true);
          continue;
        }
        pending = false;
        const rows = await this.#since(userId, last);
        // A full page may not be all there is.
        if (rows.length === PAGE) pending = true;
        for (const [id, name, data] of rows) {
          last = BigInt(id);
          // What another version publishes is passed over.
          const parsed = this.#topics.get(name)?.data.safeParse(data);
          if (!parsed?.success) continue;
          yield { id: positionText(last, Date.now()), topic: name, data: parsed.data };
        }
      }
    } finally {
      signal.removeEventListener('abort', wake);
      this.#removeWaker(userId, wake);
    }
  }

  /** Drops events older than an hour. */
  async prune(now: Date): Promise<void> {
    const limit = new Date(now.getTime() - KEEP_MINUTES * 60_000);
    await this.#db.delete(eventLog).where(lt(eventLog.createdAt, limit));
  }

  async #startOf(userId: string, { after, age = 0 }: HearFrom): Promise<Start> {
    const position = parsePosition(after, Date.now());
    const [row] = await this.#db.$client.read<string[]>({
      ...LATEST,
      values: [userId, age + AGE_MARGIN],
    });
    const [latest = 0n, beforePage = 0n, newest = 0n] = (row ?? []).map(BigInt);
    // A position beyond the newest event is another instance’s, or from before a backup came back.
    if (position !== null && position <= newest) return { last: position, complete: true };
    if (after !== null || !isResumable(age)) return { last: latest, complete: false };
    return { last: age > 0 ? beforePage : latest, complete: true };
  }

  #since(userId: string, last: bigint): Promise<[string, string, unknown][]> {
    return this.#db.$client.read({ ...SINCE, values: [userId, String(last)] });
  }

  #restart(): void {
    if (this.#stopped) return;
    setTimeout(() => {
      if (!this.#stopped) this.start().catch(() => this.#restart());
    }, RECONNECT_MS).unref();
  }

  /** Wakes the people's streams here at once, and has the other processes told. */
  #announce(publications: readonly Publication[]): void {
    for (const { userId } of publications) {
      this.#wake(userId);
      this.#untold.add(userId);
    }
    this.#telling ??= setTimeout(() => void this.#tell(), TELL_AFTER_MS);
  }

  async #tell(): Promise<void> {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    const people = [...this.#untold];
    this.#untold.clear();
    if (people.length === 0) return;
    // Without the hint the streams find it at their own next look.
    await this.#db.$client.query({ ...TELL, values: [people, this.#sign] }).catch(() => undefined);
  }

  /** Wakes the streams of who has had an event lately: one question for all of them. */
  async #lookAgain(): Promise<void> {
    const asked = this.#db.$client.query<[string]>(RECENT).catch(() => ({ rows: [] }));
    for (const [userId] of (await asked).rows) this.#wake(userId);
  }

  #wakeAll(): void {
    for (const userId of this.#wakers.keys()) this.#wake(userId);
  }

  #wake(userId: string): void {
    for (const wake of this.#wakers.get(userId) ?? []) wake();
  }

  #addWaker(userId: string, wake: () => void): void {
    const set = this.#wakers.get(userId) ?? new Set();
    this.#wakers.set(userId, set.add(wake));
  }

  #removeWaker(userId: string, wake: () => void): void {
    const set = this.#wakers.get(userId);
    set?.delete(wake);
    if (set?.size === 0) this.#wakers.delete(userId);
  }
}

function ownEvent(last: bigint, complete: boolean): Heard {
  return { id: positionText(last, Date.now()), topic: STREAM_TOPIC, data: { complete } };
}

function insert(tx: Queryable, publications: readonly Publication[]): Promise<unknown> {
  const values = [
    publications.map(({ userId }) => userId),
    publications.map(({ topic }) => topic),
    publications.map(({ data }) => data),
  ];
  return driverOf(tx).query({ ...PUBLISH, values });
}
