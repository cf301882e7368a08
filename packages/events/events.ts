import { and, asc, eq, gt, lt, max } from 'drizzle-orm';
import pg from 'pg';
import { afterCommit, beforeCommit, type Database, driverOf, type Queryable } from '../db/index.ts';
import { eventLog } from './events.tables.ts';

const CHANNEL = 'florescer_events';
/** How long events stay for streams that come back, in minutes. */
const KEEP_MINUTES = 60;
const RECONNECT_MS = 1_000;
/** Events read at a time. */
const PAGE = 500;
/** How long what was published is gathered before the other processes are told of it. */
const TELL_AFTER_MS = 5;
/** How often streams look by themselves, for a process that ended before it could tell. */
const LOOK_AGAIN_MS = 30_000;

// The lock keeps one person's ids in commit order, so that a reader never skips an event.
const PUBLISH = {
  name: 'events_publish',
  text: `
    with turn as materialized (
      select pg_advisory_xact_lock(hashtextextended($1::text, 0))
    )
    insert into event_log (user_id, topic, data)
    select $1::text::uuid, $2, $3::jsonb from turn`,
} as const;

const TELL = {
  name: 'events_tell',
  text: `select pg_notify('${CHANNEL}', person) from unnest($1::text[]) as person`,
} as const;

export interface StoredEvent {
  /** Grows within one person's events; give it back as `after` to go on from here. */
  id: string;
  data: unknown;
}

/** Events in order; `ready` resolves when the stream knows where it starts. */
export type EventStream = AsyncGenerator<StoredEvent, void, void> & { ready: Promise<void> };

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
  readonly #wakers = new Map<string, Set<() => void>>();
  readonly #untold = new Set<string>();
  #listener: pg.Client | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  #stopped = false;

  constructor(db: Database, url: string) {
    this.#db = db;
    this.#url = url;
  }

  /** Starts to listen for other processes' events; reconnects by itself. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'florescer-events',
      // It waits for hours: a network that forgot it must be noticed.
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.#wake(payload ?? ''));
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
    this.#looking ??= setInterval(() => this.#wakeAll(), LOOK_AGAIN_MS).unref();
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
  }

  /** Publishes within the caller's transaction: seen by streams once it commits, or never. */
  async publish(tx: Queryable, userId: string, topic: string, data: object): Promise<void> {
    const values = [userId, topic, JSON.stringify(data)];
    await beforeCommit(tx, () => driverOf(tx).query({ ...PUBLISH, values }));
    afterCommit(tx, () => this.#announce(userId));
  }

  /**
   * A person's events on one topic after `after`, until aborted. Without `after` from now on:
   * whatever is published once `ready` has resolved is among them.
   */
  subscribe(userId: string, topic: string, after: string | null, signal: AbortSignal): EventStream {
    const given = parseId(after);
    const start = given === null ? this.#latest(userId) : Promise.resolve(given);
    const ready = start.then(() => undefined);
    // Who reads the stream is told by the stream itself.
    ready.catch(() => undefined);
    return Object.assign(this.#read(userId, topic, start, signal), { ready });
  }

  async *#read(
    userId: string,
    topic: string,
    start: Promise<bigint>,
    signal: AbortSignal,
  ): AsyncGenerator<StoredEvent, void, void> {
    let pending = true;
    let resume: (() => void) | undefined;
    const wake = () => {
      pending = true;
      resume?.();
    };
    this.#addWaker(userId, wake);
    signal.addEventListener('abort', wake);
    try {
      let last = await start;
      while (!signal.aborted && !this.#stopped) {
        if (!pending) {
          await new Promise<void>((resolve) => {
            resume = resolve;
          });
          continue;
        }
        pending = false;
        const rows = await this.#since(userId, topic, last);
        // A full page may not be all there is.
        if (rows.length === PAGE) pending = true;
        for (const row of rows) {
          last = row.id;
          yield { id: String(row.id), data: row.data };
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

  async #latest(userId: string): Promise<bigint> {
    const [row] = await this.#db
      .select({ id: max(eventLog.id) })
      .from(eventLog)
      .where(eq(eventLog.userId, userId));
    return BigInt(row?.id ?? 0);
  }

  #since(userId: string, topic: string, last: bigint) {
    return this.#db
      .select({ id: eventLog.id, data: eventLog.data })
      .from(eventLog)
      .where(and(eq(eventLog.userId, userId), eq(eventLog.topic, topic), gt(eventLog.id, last)))
      .orderBy(asc(eventLog.id))
      .limit(PAGE);
  }

  #restart(): void {
    if (this.#stopped) return;
    setTimeout(() => {
      if (!this.#stopped) this.start().catch(() => this.#restart());
    }, RECONNECT_MS).unref();
  }

  /** Wakes the person's streams here at once, and has the other processes told. */
  #announce(userId: string): void {
    this.#wake(userId);
    this.#untold.add(userId);
    this.#telling ??= setTimeout(() => void this.#tell(), TELL_AFTER_MS);
  }

  async #tell(): Promise<void> {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    const people = [...this.#untold];
    this.#untold.clear();
    if (people.length === 0) return;
    // Without the hint the streams find it at their own next look.
    await this.#db.$client.query({ ...TELL, values: [people] }).catch(() => undefined);
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

function parseId(text: string | null): bigint | null {
  return text && /^\d{1,18}$/.test(text) ? BigInt(text) : null;
}
