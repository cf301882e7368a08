import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { EntryTexts } from '#features/burnout/server/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { announce } from './diary.events.ts';
import { lockEntry, updateEntry } from './diary.queries.ts';
import { saveWithAnalysis } from './diary.sealed.ts';
import { diaryEntries } from './diary.tables.ts';
import { openRow } from './diary.view.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The diary's texts as a correction of the reading needs them. */
export function textsOfEntries(context: ServerContext): EntryTexts {
  const { db, vault } = context;
  return {
    lockOne: async (tx, userId, entryId) => {
      const entry = await lockEntry(tx, userId, entryId);
      if (!entry || entry.deletedAt || entry.status === 'saved') return null;
      const key = await vault.keyOf(userId);
      // One that cannot be opened must not keep a correction from all the others.
      const opened = tryUnseal(context, entryId, () => openRow(key, { entry }));
      if (!opened) return null;
      return {
        entryId,
        text: opened.text,
        storeReading: (reading) =>
          saveWithAnalysis(tx, key, entry, { ...opened, reading }, (sealed) =>
            updateEntry(tx, entry, { sealed }),
          ),
      };
    },
    idsAfter: async (userId, after, limit) => {
      const rows = await db
        .select({ id: diaryEntries.id })
        .from(diaryEntries)
        .where(
          and(
            eq(diaryEntries.userId, userId),
            gt(diaryEntries.id, after ?? FIRST_ID),
            isNull(diaryEntries.deletedAt),
            ne(diaryEntries.status, 'saved'),
          ),
        )
        .orderBy(asc(diaryEntries.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    announceRescored: (tx, userId, entryId) =>
      announce(context, tx, userId, {
        type: entryId ? 'entry_changed' : 'entries_rescored',
        entryId,
      }),
  };
}
