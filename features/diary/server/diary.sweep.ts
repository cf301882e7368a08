import { and, asc, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { UNDO_MINUTES } from '#features/diary/contract/diary.contract.ts';
import { describeError } from '#packages/api/server/index.ts';
import { pairsAmong } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { diaryEntries, diaryEntryVersions } from './diary.tables.ts';
import { giveFeedback } from './feedback/feedback.service.ts';
import { erasePhotos } from './photos/photos.service.ts';

const MINUTE_MS = 60_000;
/** An entry that waits longer than this for its feedback gets the local one. */
const PATIENCE_MINUTES = 2;
/** How long an erased entry's id stays known, so that an old copy of it is not saved again. */
const TOMBSTONE_DAYS = 30;
/** Rows taken at a time. */
const BATCH = 200;

/** What keeps the diary's promises when a job was lost: safe to run at any time, in any process. */
export async function sweep(context: ServerContext): Promise<void> {
  await finishWaiting(context);
  await eraseDeleted(context);
}

async function finishWaiting(context: ServerContext): Promise<void> {
  const { db, log } = context;
  const limit = new Date(context.now().getTime() - PATIENCE_MINUTES * MINUTE_MS);
  const waiting = await db
    .select({
      userId: diaryEntries.userId,
      entryId: diaryEntries.id,
      version: diaryEntries.version,
    })
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.status, 'processing'),
        isNull(diaryEntries.deletedAt),
        isNotNull(diaryEntries.sealed),
        lt(diaryEntries.updatedAt, limit),
      ),
    )
    .orderBy(asc(diaryEntries.updatedAt))
    .limit(BATCH);
  for (const entry of waiting) {
    // One entry that cannot be opened must not keep the others waiting.
    await giveFeedback(context, entry, { quick: true }).catch((error: unknown) =>
      log.error({ err: describeError(error) }, 'feedback could not be written'),
    );
  }
}

/** Erases what was deleted longer ago than the undo lasts: text, feedback, photos and former versions. */
async function eraseDeleted(context: ServerContext): Promise<void> {
  const { db, now } = context;
  const limit = new Date(now().getTime() - UNDO_MINUTES * MINUTE_MS);
  for (;;) {
    const erased = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ userId: diaryEntries.userId, id: diaryEntries.id })
        .from(diaryEntries)
        .where(and(lte(diaryEntries.deletedAt, limit), isNotNull(diaryEntries.sealed)))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      const due = rows.map(({ userId, id }) => [userId, id] as const);
      await tx
        .delete(diaryEntryVersions)
        .where(pairsAmong([diaryEntryVersions.userId, diaryEntryVersions.entryId], due));
      await erasePhotos(context, tx, due);
      await tx
        .update(diaryEntries)
        .set({ sealed: null, words: 0 })
        .where(pairsAmong([diaryEntries.userId, diaryEntries.id], due));
      return rows.length;
    });
    if (erased < BATCH) break;
  }
  const forgotten = new Date(now().getTime() - TOMBSTONE_DAYS * 24 * 60 * MINUTE_MS);
  await db.delete(diaryEntries).where(lt(diaryEntries.deletedAt, forgotten));
}
