import { and, eq, sql } from 'drizzle-orm';
import type { Correction } from '#features/burnout/contract/burnout.contract.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { type Transaction, uuidV7 } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { rescoreJob } from './burnout.jobs.ts';
import { burnoutCorrections } from './burnout.tables.ts';
import { correctionsOf, insertCorrection, type StoredCorrection } from './corrections.ts';
import { type EntryText, entryTextsOf } from './entry-texts.ts';
import { readFor } from './readings.ts';

/** More expressions than the lexicon holds for one language are no corrections any more. */
export const MAX_CORRECTIONS = 500;

export async function listCorrections(
  context: ServerContext,
  { userId }: Caller,
): Promise<{ corrections: Correction[] }> {
  const key = await context.vault.keyOf(userId);
  const corrections = await correctionsOf(context, context.db, key, userId);
  return { corrections: corrections.map(correctionView) };
}

/**
 * Takes an expression out of the person's scores: in this entry before the answer, in all others
 * by a job. The same expression again gives the correction that is there.
 */
export async function correct(
  context: ServerContext,
  { userId }: Caller,
  { entryId, expression }: { entryId: string; expression: string },
): Promise<Correction> {
  const key = await context.vault.keyOf(userId);
  const texts = entryTextsOf(context);
  return context.db.transaction(async (tx) => {
    await lockCorrections(tx, userId);
    const entry = await texts.lockOne(tx, userId, entryId);
    if (!entry) throw fail('not_found', 'There is no such entry');
    const known = await correctionsOf(context, tx, key, userId);
    const same = known.find((one) => one.expression === expression);
    if (same) return correctionView(same);
    const before = await readFor(context, tx, key, userId, entry.text);
    const mention = before.mentions.find((one) => one.expression === expression);
    if (!mention) throw fail('invalid', 'The entry does not hold this expression');
    if (known.length >= MAX_CORRECTIONS) throw fail('too_many', 'Too many corrections');
    const now = context.now();
    const correction: StoredCorrection = {
      id: uuidV7(now),
      createdAt: now,
      expression,
      category: mention.category,
      entryId,
      sample: entry.text.slice(mention.start, mention.end),
    };
    await insertCorrection(tx, key, userId, correction);
    await readAgain(context, tx, userId, entry);
    await texts.announceRescored(tx, userId, entryId);
    await context.jobs.send(tx, rescoreJob, { userId });
    return correctionView(correction);
  });
}

/** Lets the expression count again: at once in the entry it was said in, in all others by a job. */
export async function undoCorrection(
  context: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<void> {
  const key = await context.vault.keyOf(userId);
  const texts = entryTextsOf(context);
  await context.db.transaction(async (tx) => {
    await lockCorrections(tx, userId);
    const known = await correctionsOf(context, tx, key, userId);
    const correction = known.find((one) => one.id === id);
    if (!correction) throw fail('not_found', 'There is no such correction');
    await tx
      .delete(burnoutCorrections)
      .where(and(eq(burnoutCorrections.userId, userId), eq(burnoutCorrections.id, id)));
    const entry = await texts.lockOne(tx, userId, correction.entryId);
    if (entry) {
      await readAgain(context, tx, userId, entry);
      await texts.announceRescored(tx, userId, entry.entryId);
    }
    await context.jobs.send(tx, rescoreJob, { userId });
  });
}

const PAGE = 50;

/**
 * Reads all entries of a person anew with the corrections of now: one short transaction an entry,
 * so that writing goes on meanwhile. Running it twice changes nothing.
 */
export async function rescoreAll(context: ServerContext, userId: string): Promise<void> {
  const texts = entryTextsOf(context);
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await texts.idsAfter(userId, after, PAGE);
    for (const id of ids) {
      await context.db.transaction(async (tx) => {
        const entry = await texts.lockOne(tx, userId, id);
        if (entry) await readAgain(context, tx, userId, entry);
      });
    }
    if (ids.length < PAGE) break;
    after = ids.at(-1) ?? null;
  }
  await texts.announceRescored(context.db, userId, null);
}

async function readAgain(
  context: ServerContext,
  tx: Transaction,
  userId: string,
  entry: EntryText,
): Promise<void> {
  const key = await context.vault.keyOf(userId);
  await entry.storeReading(await readFor(context, tx, key, userId, entry.text));
}

/** One change of a person's corrections at a time: nothing plain in the table could be unique. */
export async function lockCorrections(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`burnout_corrections:${userId}`}, 0))`,
  );
}

function correctionView({ id, expression, category, sample, createdAt }: StoredCorrection) {
  return { id, expression, category, sample, createdAt: createdAt.toISOString() };
}
