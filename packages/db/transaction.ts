import { getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from './connection.ts';

/** What an open transaction still has to do at its end. */
interface Ending {
  /** Issued in one go with the commit. */
  readonly statements: (() => Promise<unknown>)[];
  /** Called once it is committed. */
  readonly followers: (() => void)[];
}

const pinned = new WeakMap<PoolClient, Queryable>();
const endings = new WeakMap<Queryable, Ending>();

/**
 * What `db.transaction` does: runs `work` in a transaction, committed when it resolves, rolled back
 * when it throws. Statements that do not need each other's answers are best issued `together`: they
 * travel in one go, run in that order, and the first failure fails those after it. What `work` is
 * given stays the same for a connection, so `statementsFor` keeps prepared statements with it.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const tx = pinnedTo(client);
  const ending: Ending = { statements: [], followers: [] };
  endings.set(tx, ending);
  let broken: Error | undefined;
  let result: T;
  try {
    // Leaves together with the first statements of the work: they are answered in order.
    const begun = client.query('begin');
    [result] = await pipelined([work(tx), begun]);
    // A failure before the commit makes it a rollback, so nothing needs to be waited for.
    const last = ending.statements.map((issue) => issue());
    const committed = client.query('commit');
    await pipelined([...last, committed]);
    const { command } = await committed;
    if (command !== 'COMMIT') throw new Error('A failed statement took the transaction back');
  } catch (error) {
    // A connection that cannot even roll back is thrown away, not given to the next one.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    endings.delete(tx);
    client.release(broken);
  }
  for (const follow of ending.followers) follow();
  return result;
}

/** Waits for statements issued together; throws the first one's failure, from which others follow. */
export async function pipelined<const T extends readonly unknown[]>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const outcomes = await Promise.allSettled(statements);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) as never;
}

/**
 * Has a statement issued at the very end of a transaction, in one go with its commit: for locks
 * that others wait for. `issue` must give it to the driver before it first waits. Issued at once,
 * and waited for, where the transaction is not ours.
 */
export async function beforeCommit(tx: Queryable, issue: () => Promise<unknown>): Promise<void> {
  const ending = endings.get(tx);
  if (ending) ending.statements.push(issue);
  else await issue();
}

/** Stands for one open transaction, so that what is gathered for it goes with it; null for what is none. */
export function transactionOf(tx: Queryable): object | null {
  return endings.get(tx) ?? null;
}

/**
 * Calls `follow` once the transaction is committed, never when it is taken back; at once for what is
 * no open transaction. For hints that may be lost with the process, such as waking a worker: what
 * must happen is a job. `follow` must not throw.
 */
export function afterCommit(tx: Queryable, follow: () => void): void {
  const ending = endings.get(tx);
  if (ending) ending.followers.push(follow);
  else follow();
}

function pinnedTo(client: PoolClient): Queryable {
  let queryable = pinned.get(client);
  if (!queryable) {
    queryable = drizzle(client);
    pinned.set(client, queryable);
  }
  return queryable;
}

/** Prepared statements of a feature, made once for the pool and once for each connection. */
export function statementsFor<S>(prepare: (db: Queryable) => S): (db: Queryable) => S {
  const made = new WeakMap<Queryable, S>();
  return (db) => {
    let statements = made.get(db);
    if (!statements) {
      statements = prepare(db);
      made.set(db, statements);
    }
    return statements;
  };
}

/** A row of placeholders named after the columns, for a prepared insert. */
export function placeholdersOf<T extends PgTable>(
  table: T,
): { [K in keyof T['$inferInsert']]-?: Placeholder } {
  const names = Object.keys(getTableColumns(table));
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as never;
}

/** The driver under a queryable, for statements that name themselves. */
export function driverOf(db: Queryable): Pick<Pool, 'query'> {
  return db.$client;
}
