import { and, count, countDistinct, isNull } from 'drizzle-orm';
import { describeError } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { diaryEntries } from './diary.tables.ts';

/**
 * Tells the operator how many entries that nobody deleted have lost their text. An erasure that named
 * rows too widely did that once; a start on its instances must not pass over it in silence.
 */
export async function tellLostEntries({ db, log }: ServerContext): Promise<void> {
  try {
    const [lost] = await db
      .select({ entries: count(), people: countDistinct(diaryEntries.userId) })
      .from(diaryEntries)
      .where(and(isNull(diaryEntries.sealed), isNull(diaryEntries.deletedAt)));
    if (!lost || lost.entries === 0) return;
    log.error(
      lost,
      'diary entries have lost their text: see "Incident: lost diary entries" in docs/operations.md',
    );
  } catch (error) {
    // Nobody waits for this look, and the next start looks again.
    log.warn({ err: describeError(error) }, 'lost diary entries could not be counted');
  }
}
