import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { burnoutAnalyses, isHelpFirst } from '#features/burnout/server/index.ts';
import { firstUuidV7, type Queryable } from '#packages/db/index.ts';
import { type ServerContext, unlessBroken } from '#packages/kernel/index.ts';
import { diaryEntries } from './diary.tables.ts';

/** When a person wrote since an instant, oldest first; deleted entries do not count. */
export async function writingTimesSince(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ at: diaryEntries.createdAt })
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.userId, userId),
        gte(diaryEntries.id, firstUuidV7(since)),
        isNull(diaryEntries.deletedAt),
      ),
    )
    .orderBy(diaryEntries.id);
  return rows.map(({ at }) => at);
}

/** How many entries are looked at for one whose level may be shown. */
const LOOK_BACK = 20;

/**
 * A person's newest entry whose level may be shown (null where there is no analysis, or no such entry
 * among the newest), and whether help comes before the numbers of the newest analysed one.
 */
export async function latestEntryOf(context: ServerContext, userId: string) {
  const { db, vault } = context;
  const rows = await db
    .select({
      entryId: diaryEntries.id,
      at: diaryEntries.createdAt,
      level: burnoutAnalyses.level,
      sealed: burnoutAnalyses.sealed,
    })
    .from(diaryEntries)
    .leftJoin(
      burnoutAnalyses,
      and(
        eq(burnoutAnalyses.userId, diaryEntries.userId),
        eq(burnoutAnalyses.entryId, diaryEntries.id),
      ),
    )
    .where(and(eq(diaryEntries.userId, userId), isNull(diaryEntries.deletedAt)))
    .orderBy(desc(diaryEntries.id))
    .limit(LOOK_BACK);
  const newestAnalysed = rows.find(({ sealed }) => sealed !== null);
  const key = newestAnalysed && (await vault.keyOf(userId));
  /** Undefined where it cannot be told: then neither level nor help is shown for it. */
  const isHelp = ({ entryId, sealed }: (typeof rows)[number]) =>
    key !== undefined && sealed !== null
      ? unlessBroken(context, entryId, () => isHelpFirst(key, { entryId, sealed }))
      : false;
  const latest = rows.find((row) => isHelp(row) === false);
  return {
    latest: latest ? { entryId: latest.entryId, at: latest.at, level: latest.level } : null,
    helpFirst: newestAnalysed !== undefined && isHelp(newestAnalysed) === true,
  };
}
