import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { GatheringSocket } from './gathering-socket.ts';
import { SharedConnection } from './shared-connection.ts';
import { inTransaction } from './transaction.ts';

type Builder = Omit<NodePgDatabase<Record<string, never>>, 'transaction'>;
/** What a query function takes: the pool, or the caller's transaction. */
export type Queryable = Builder & { readonly $client: Pick<pg.Pool, 'query'> };
/** An open transaction; passes wherever a `Queryable` is asked for. */
export type Transaction = Queryable;
/** The pool as queries see it. */
export type Database = Builder & {
  readonly $client: Pool;
  /** Runs `work` in a transaction; see `inTransaction`. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
};

/** A pool, and beside it a connection that hot reads share. */
export class Pool extends pg.Pool {
  readonly #shared: SharedConnection;
  /** The shared connection as the query builder sees it, for prepared statements; see `read`. */
  readonly reads: Queryable;

  constructor(options: pg.PoolConfig) {
    // Statements of a transaction that do not need each other's answers may be sent together.
    const gathering = { ...options, pipeline: true, stream: () => new GatheringSocket() };
    super(gathering);
    this.#shared = new SharedConnection(gathering);
    this.reads = queryableOf(this.#shared);
  }

  /**
   * Rows, as arrays, of a short named read that runs on every other request, sent together with
   * those of other requests. Outside of transactions; a slow one would hold the others up.
   */
  async read<R extends unknown[]>(statement: Omit<pg.QueryArrayConfig, 'rowMode'>): Promise<R[]> {
    const { rows } = await this.#shared.query<R>({ ...statement, rowMode: 'array' });
    return rows;
  }

  /** Ends the shared connection too. */
  async close(): Promise<void> {
    await Promise.all([this.end(), this.#shared.close()]);
  }
}

/** What runs statements, as the query builder sees it: all that it asks of a client is `query`. */
function queryableOf(shared: Pick<SharedConnection, 'query'>): Queryable {
  return drizzle(shared as unknown as pg.Client) as Queryable;
}

export interface Connection {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool of at most `size` connections. Connections are made on first use.
 * `onIdleError` is told when the server drops a connection nobody is using (a restart, say);
 * without a listener Node would end the process.
 */
export function connect(
  url: string,
  { size = 20, onIdleError }: { size?: number; onIdleError?: (error: Error) => void } = {},
): Connection {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    application_name: 'florescer',
  });
  pool.on('error', (error) => onIdleError?.(error));
  // The pool listens on idle connections only: one that is lost in a transaction, between two
  // statements, would end the process too. Its next statement fails and tells the caller.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Database = Object.assign(drizzle(pool), {
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(pool, work),
  });
  return { db, pool, close: () => pool.close() };
}

/** SQLSTATE of a failed query, looking through drizzle's wrapper; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** SQLSTATE of a row that would break a unique constraint. */
export const UNIQUE_VIOLATION = '23505';
/** SQLSTATE of a row that would break an exclusion constraint. */
export const EXCLUSION_VIOLATION = '23P01';
