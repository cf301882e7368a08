import { and, desc, eq, isNull } from 'drizzle-orm';
import { burnoutAnalyses, isHelpFirst } from '#features/burnout/server/index.ts';
import { firstUuidV7 } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, type ServerContext, unlessBroken } from '#packages/kernel/index.ts';
import { diaryEntries } from './diary.tables.ts';

const DAY_MS = 86_400_000;

/**
 * Entries by day, read along the primary key. An entry from before days were kept has that of the
 * default time zone, by the rule of `dayOf`.
 */
const BY_DAY = {
  name: 'diary_by_day',
  text: `
    select day::text, count(*)::int
      from (
        select coalesce(day, (created_at at time zone '${DEFAULT_TIME_ZONE}' - interval '3 hours')::date) as day
          from diary_entries
         where user_id = $1 and id >= $2 and deleted_at is null
      ) entries
     where day between $3 and $4
     group by day
     order by day`,
} as const;

/**
 * Days from `from` to `to` on which a person wrote, with the number of entries, oldest first. An
 * entry keeps the day that it was written on; deleted ones do not count.
 */
export async function entriesByDayOf(
  { db }: ServerContext,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; entries: number }[]> {
  // A day earlier is before 03:00 of that day in every zone.
  const first = firstUuidV7(new Date(Date.parse(from) - DAY_MS));
  const values = [userId, first, from, to];
  const rows = await db.$client.read<[day: string, entries: number]>({ ...BY_DAY, values });
  return rows.map(([day, entries]) => ({ day, entries }));
}

/** The person's days from `from` to `to` with an entry. */
export async function recordedDaysOf(
  context: ServerContext,
  userId: string,
  range: { from: string; to: string },
): Promise<string[]> {
  return (await entriesByDayOf(context, userId, range)).map(({ day }) => day);
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
