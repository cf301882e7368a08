import { createHash } from 'node:crypto';
import { type Db, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type * as z from 'zod';
import { afterCommit, driverOf, type Queryable } from '../db/index.ts';

/** A kind of background work. Payloads carry ids and flags, never personal text. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  name: string;
  payload: S;
  /** Tries after the first one. */
  retries?: number;
  /** Wait before the first retry, doubled at each further one; 0 retries without waiting. */
  retryDelaySeconds?: number;
  /** A try that takes longer counts as failed. */
  timeoutSeconds?: number;
  /** Cron expression (UTC) of work that starts by itself. */
  cron?: string;
}

/** Declares a kind of job; the identity function with exact types. */
export function defineJob<S extends z.ZodType>(kind: JobKind<S>): JobKind<S> {
  return kind;
}

export interface JobRun<P> {
  payload: P;
  /** Counts from 0. */
  attempt: number;
  lastAttempt: boolean;
}

export interface JobWorker {
  kind: JobKind;
  handle: (run: JobRun<never>) => Promise<void>;
}

/** Binds a handler to its kind. Handlers must be idempotent: a job may run more than once. */
export function worker<S extends z.ZodType>(
  kind: JobKind<S>,
  handle: (run: JobRun<z.output<S>>) => Promise<void>,
): JobWorker {
  return { kind, handle: handle as JobWorker['handle'] };
}

export interface JobsOptions {
  url: string;
  onError: (error: unknown, job?: string) => void;
  /** Seconds between looks for jobs whose retry is due or whose sender ended before it told of them. */
  pollSeconds?: number;
  /**
   * Whether this is the only process on the database. Jobs that still count as running then belong to
   * one that was killed, and are taken again at once instead of after their time limit.
   */
  alone?: boolean;
}

/** A job that was tried as often as its kind allows. */
export interface FailedJob {
  id: string;
  name: string;
  tries: number;
  failedAt: Date;
}

/** The jobs of one kind: those that are due, those of them that failed before, given up, done in a week. */
export interface JobLoad {
  name: string;
  waiting: number;
  retrying: number;
  failed: number;
  done: number;
}

const FORGET = `delete from pgboss.job where data->>'userId' = $1 and state <> 'active'`;
const FAILED = `
  select id, name, retry_count + 1 as tries, completed_on as "failedAt"
    from pgboss.job where state = 'failed' order by completed_on desc, id limit $1`;
const LOAD = `
  select name,
         count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
         count(*) filter (where state = 'retry')::int as retrying,
         count(*) filter (where state = 'failed')::int as failed,
         count(*) filter (where state = 'completed' and completed_on > now() - interval '7 days')::int as done
    from pgboss.job group by name order by name`;
const DEFAULT_RETRIES = 10;
const DEFAULT_POLL_SECONDS = 4;
const DEFAULT_TIMEOUT_SECONDS = 60;
/** One that was on its last try is left to its time limit, which marks it as failed. */
const TAKE_BACK = `
  update pgboss.job set state = 'retry', start_after = now()
  where state = 'active' and retry_count < retry_limit`;
/** Jobs that one worker takes and runs at a time. */
const BATCH = 8;
/**
 * Workers of a kind in one process. A batch ends with its last job: beside one that is slow or hangs until
 * its time limit, the other takes what comes. Jobs of a kind never had an order: those of a batch run at once.
 */
const WORKERS = 2;
/**
 * Milliseconds after which a batch is slow. Until then what comes waits for its end: two workers at once
 * would take processor time from the requests that send jobs, which are answered first.
 */
const SLOW_MS = 500;

interface OwnWorker {
  id: string;
  slow: boolean;
}

/**
 * Background jobs in the same database. `send` inside a transaction is kept or dropped with it; at
 * commit the sender's own process looks for it, the others at their next poll. (A NOTIFY inside the
 * transaction would wake all of them, but makes every commit of the database wait for the one before.)
 */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #options: JobsOptions;
  readonly #workers = new Map<string, OwnWorker[]>();

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#boss = new PgBoss({
      connectionString: options.url,
      application_name: 'florescer-jobs',
      max: 4,
    });
    this.#boss.on('error', (error) => options.onError(error));
  }

  /** Creates the queues and starts the workers; resolves when jobs are being taken. */
  async start(workers: readonly JobWorker[]): Promise<void> {
    await this.#boss.start();
    if (this.#options.alone) await this.#boss.getDb().executeSql(TAKE_BACK);
    for (const { kind } of workers) await this.#createQueue(kind);
    const working = workers.map((one) =>
      // What the clock starts, it starts once: there is nothing to hold up.
      Promise.all(Array.from({ length: one.kind.cron ? 1 : WORKERS }, () => this.#work(one))),
    );
    await Promise.all(working);
  }

  /** Lets running jobs finish for at most `timeoutMs`, then leaves the rest to be retried. */
  async stop(timeoutMs = 5_000): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: timeoutMs });
  }

  /** Sends a job within the caller's transaction (or at once when given the pool). */
  async send<S extends z.ZodType>(
    tx: Queryable,
    kind: JobKind<S>,
    payload: z.input<S>,
    { afterSeconds }: { afterSeconds?: number } = {},
  ): Promise<void> {
    const data = kind.payload.parse(payload) as object;
    await this.#boss.send(kind.name, data, {
      db: executorOf(tx),
      ...(afterSeconds ? { startAfter: afterSeconds } : {}),
    });
    if (!afterSeconds) afterCommit(tx, () => this.#notify(kind));
  }

  /** Has the first worker of a kind that is not slow look for jobs, after its batch if it has one. */
  #notify({ name }: JobKind): void {
    const started = (this.#workers.get(name) ?? []).filter(({ id }) => id);
    const quick = started.find(({ slow }) => !slow) ?? started[0];
    if (quick) this.#boss.notifyWorker(quick.id);
  }

  /** Jobs that were given up, the newest first; without what they carry. */
  async failed(db: Queryable, limit: number): Promise<FailedJob[]> {
    return (await driverOf(db).query<FailedJob>(FAILED, [limit])).rows;
  }

  async load(db: Queryable): Promise<JobLoad[]> {
    return (await driverOf(db).query<JobLoad>(LOAD)).rows;
  }

  /** Tries a job once more that was given up; false where there is none. */
  async retryFailed(tx: Queryable, { name, id }: { name: string; id: string }): Promise<boolean> {
    const { rowCount } = await driverOf(tx).query(
      `update pgboss.job set state = 'retry', retry_limit = retry_count + 1, completed_on = null,
              start_after = now()
        where name = $1 and id = $2 and state = 'failed'`,
      [name, id],
    );
    return rowCount === 1;
  }

  /** Drops a job that was given up; false where there is none. */
  async discardFailed(tx: Queryable, { name, id }: { name: string; id: string }): Promise<boolean> {
    const { rowCount } = await driverOf(tx).query(
      `delete from pgboss.job where name = $1 and id = $2 and state = 'failed'`,
      [name, id],
    );
    return rowCount === 1;
  }

  /** Drops what is queued or kept of a person's jobs (payloads with their `userId`); running ones end. */
  async forget(tx: Queryable, userId: string): Promise<void> {
    await executorOf(tx).executeSql(FORGET, [userId]);
  }

  async #createQueue(kind: JobKind): Promise<void> {
    const options = {
      retryLimit: kind.retries ?? DEFAULT_RETRIES,
      retryDelay: kind.retryDelaySeconds ?? 1,
      retryBackoff: kind.retryDelaySeconds !== 0,
      expireInSeconds: kind.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS,
    };
    await this.#boss.createQueue(kind.name, options);
    await this.#boss.updateQueue(kind.name, options);
    if (kind.cron) await this.#boss.schedule(kind.name, kind.cron, {});
  }

  async #work({ kind, handle }: JobWorker): Promise<void> {
    const workers = this.#workers.get(kind.name) ?? [];
    this.#workers.set(kind.name, workers);
    const own: OwnWorker = { id: '', slow: false };
    workers.push(own);
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: this.#options.pollSeconds ?? DEFAULT_POLL_SECONDS,
      batchSize: BATCH,
      // A full batch means that more is waiting: the next one is taken at once, by one worker.
      burstWhenBatchFull: own === workers[0],
      perJobResults: true,
    } as const;
    own.id = await this.#boss.work(kind.name, options, async (jobs: JobWithMetadata<object>[]) => {
      let running = jobs.length;
      own.slow = false;
      const watch = setTimeout(() => {
        own.slow = true;
        // What came since the batch began was left to this worker.
        this.#notify(kind);
      }, SLOW_MS);
      const results = await Promise.all(
        jobs.map(async (job) => {
          const result = await this.#run(kind, handle, job);
          running -= 1;
          // The queue settles the batch at its end: whoever ends last needs no more than that.
          if (running > 0 && result.status === 'completed') await this.#complete(kind, job);
          return result;
        }),
      );
      clearTimeout(watch);
      own.slow = false;
      return results;
    });
  }

  /**
   * Marks a job as done while others of its batch still run. One of them that hangs, or a process that
   * is killed, would have it run again otherwise: what it sent would be sent twice.
   */
  async #complete(kind: JobKind, job: JobWithMetadata<object>): Promise<void> {
    try {
      await this.#boss.complete(kind.name, job);
    } catch (error) {
      // The end of the batch tries once more.
      this.#options.onError(error, kind.name);
    }
  }

  /** Runs one job of a batch; its failure is its own and does not touch the others. */
  async #run(
    kind: JobKind,
    handle: JobWorker['handle'],
    job: JobWithMetadata<object>,
  ): Promise<JobResult> {
    try {
      await handle({
        payload: kind.payload.parse(job.data) as never,
        attempt: job.retryCount,
        lastAttempt: job.retryCount >= job.retryLimit,
      });
      return { id: job.id, status: 'completed' };
    } catch (error) {
      this.#options.onError(error, kind.name);
      // The queue keeps a failed job's error: only its name, since messages may hold text.
      return {
        id: job.id,
        status: 'failed',
        output: error instanceof Error ? error.name : 'failed',
      };
    }
  }
}

/** Statements of the queue on the caller's connection, prepared. */
function executorOf(tx: Queryable): Db {
  const driver = driverOf(tx);
  return {
    // Few texts in all (one for each queue), so that naming them by their hash prepares each once.
    executeSql: (text, values) => driver.query({ name: nameOf(text), text, values }),
  };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = `job_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
  }
  return name;
}
