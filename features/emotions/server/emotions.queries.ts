import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import { type Database, type Queryable, upsertIfNewer } from '#packages/db/index.ts';
import { emotionDays, emotionMoments } from './emotions.tables.ts';

export type DayRow = typeof emotionDays.$inferSelect;
export type MomentRow = typeof emotionMoments.$inferSelect;

export async function dayRow(
  db: Queryable,
  userId: string,
  day: string,
): Promise<DayRow | undefined> {
  const [row] = await db
    .select()
    .from(emotionDays)
    .where(and(eq(emotionDays.userId, userId), eq(emotionDays.day, day)));
  return row;
}

/** Days with a level from `from` to `to`, oldest first. */
export function recordedDays(
  db: Queryable,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DayRow[]> {
  return db
    .select()
    .from(emotionDays)
    .where(
      and(
        eq(emotionDays.userId, userId),
        gte(emotionDays.day, from),
        lte(emotionDays.day, to),
        isNotNull(emotionDays.level),
      ),
    )
    .orderBy(asc(emotionDays.day));
}

/**
 * Days with a record or a moment, one day as it stands, and the newest mean of all who agreed unless it
 * was withdrawn. A raw statement, since the start page asks it at every visit.
 */
const OVERVIEW = {
  name: 'emotions_overview',
  text: `
    select day::text, level,
           case when day = $4 then (extract(epoch from recorded_at) * 1000)::float8 end,
           case when day = $4 then encode(sealed, 'base64') end,
           null::int
      from emotion_days
     where user_id = $1 and day between $2 and $3 and (level is not null or day = $4)
     union all
    select day::text, null::smallint, null::float8, null, null
      from emotion_moments
     where user_id = $1 and day between $2 and $3 and deleted_at is null
     group by day
     union all
    select day::text, null, null, null, tenths
      from (select * from emotion_people_means order by day desc limit 1) newest
     where not withdrawn`,
} as const;

/** A published mean, in tenths of a level, and the last day that is in it. */
export interface NewestMean {
  day: string;
  tenths: number;
}

/** A day's level, or (without one, and but for the whole day) that the day has moments. */
export interface OverviewRow {
  day: string;
  level: DayRow['level'];
  /** Of the record that was asked for whole only: never of moments. */
  recordedAt: Date | null;
  sealed: Buffer | null;
}

/** What the days from `from` to `to` hold, `whole` with its words, in no order; and the newest mean. */
export async function overviewRows(
  { $client }: Database,
  userId: string,
  { from, to, whole }: { from: string; to: string; whole: string },
): Promise<{ days: OverviewRow[]; mean: NewestMean | null }> {
  const rows = await $client.read<
    [string, DayRow['level'], number | null, string | null, tenths: number | null]
  >({
    ...OVERVIEW,
    values: [userId, from, to, whole],
  });
  const days: OverviewRow[] = [];
  let mean: NewestMean | null = null;
  for (const [day, level, recordedMs, sealed, tenths] of rows) {
    if (tenths !== null) mean = { day, tenths };
    else {
      days.push({
        day,
        level,
        recordedAt: recordedMs === null ? null : new Date(recordedMs),
        sealed: sealed === null ? null : Buffer.from(sealed, 'base64'),
      });
    }
  }
  return { days, mean };
}

/** Moments of the days from `from` to `to`, in their order. */
export function momentsOf(
  db: Queryable,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<MomentRow[]> {
  return db
    .select()
    .from(emotionMoments)
    .where(
      and(
        eq(emotionMoments.userId, userId),
        gte(emotionMoments.day, from),
        lte(emotionMoments.day, to),
        isNull(emotionMoments.deletedAt),
      ),
    )
    .orderBy(asc(emotionMoments.day), asc(emotionMoments.at), asc(emotionMoments.id));
}

/** How many moments stand on a day besides one. */
export async function countOthersOn(
  db: Queryable,
  userId: string,
  id: string,
  day: string,
): Promise<number> {
  const [row] = await db
    .select({ moments: count() })
    .from(emotionMoments)
    .where(
      and(
        eq(emotionMoments.userId, userId),
        eq(emotionMoments.day, day),
        ne(emotionMoments.id, id),
        isNull(emotionMoments.deletedAt),
      ),
    );
  return row?.moments ?? 0;
}

/** The moments that stand on some days. */
export function momentsHeld(
  db: Queryable,
  userId: string,
  days: readonly string[],
): Promise<{ id: string; day: string }[]> {
  return db
    .select({ id: emotionMoments.id, day: emotionMoments.day })
    .from(emotionMoments)
    .where(
      and(
        eq(emotionMoments.userId, userId),
        inArray(emotionMoments.day, [...days]),
        isNull(emotionMoments.deletedAt),
      ),
    );
}

/** Stores a day's record unless one that replaces it stands already (`upsertIfNewer`). */
export async function putDay(db: Queryable, row: DayRow): Promise<void> {
  await db
    .insert(emotionDays)
    .values(row)
    .onConflictDoUpdate({
      target: [emotionDays.userId, emotionDays.day],
      ...upsertIfNewer(emotionDays, { at: emotionDays.recordedAt, changeId: emotionDays.changeId }),
    });
}

/** Stores a moment unless a change that replaces it stands already. */
export async function putMoment(db: Queryable, row: MomentRow): Promise<void> {
  await db
    .insert(emotionMoments)
    .values(row)
    .onConflictDoUpdate({
      target: [emotionMoments.userId, emotionMoments.id],
      ...upsertIfNewer(emotionMoments, {
        at: emotionMoments.recordedAt,
        changeId: emotionMoments.changeId,
      }),
    });
}
