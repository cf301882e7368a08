import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { read } from '#features/burnout/engine/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import { placeholdersOf, type Queryable, statementsFor } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { burnoutAnalyses } from './burnout.tables.ts';
import { dismissedOf } from './corrections.ts';
import { type ReadEntry, rowOf, viewOf } from './reading.view.ts';

/** Reads a text as this person's corrections say; nothing is stored. */
export async function readFor(
  context: Pick<ServerContext, 'log'>,
  db: Queryable,
  key: OwnerKey,
  userId: string,
  text: string,
): Promise<ReadingView> {
  return viewOf(read(text, { dismissed: await dismissedOf(context, db, key, userId) }));
}

/** Number of words as the engine counts them, whatever else is in the text. */
export function countWords(text: string): number {
  return read(text).words;
}

/** What the engine hears of crisis in a text; no correction changes it. */
export function crisisLevelOf(text: string): number {
  return read(text).crisisLevel;
}

const statementsOf = statementsFor((db) => {
  const { userId: _user, entryId: _entry, ...columns } = getTableColumns(burnoutAnalyses);
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
  );
  return {
    record: db
      .insert(burnoutAnalyses)
      .values(placeholdersOf(burnoutAnalyses))
      .onConflictDoUpdate({ target: [burnoutAnalyses.userId, burnoutAnalyses.entryId], set })
      .prepare('burnout_record'),
  };
});

/** Stores the reading of an entry in place of an earlier one, within the caller's transaction. */
export async function recordReading(
  tx: Queryable,
  key: OwnerKey,
  entry: ReadEntry,
  reading: ReadingView,
): Promise<void> {
  await statementsOf(tx).record.execute({ ...rowOf(key, entry, reading) });
}

/** Takes an entry out of everything that is counted, within the caller's transaction. */
export async function removeReading(
  tx: Queryable,
  { userId, entryId }: Pick<ReadEntry, 'userId' | 'entryId'>,
): Promise<void> {
  await tx
    .delete(burnoutAnalyses)
    .where(and(eq(burnoutAnalyses.userId, userId), eq(burnoutAnalyses.entryId, entryId)));
}
