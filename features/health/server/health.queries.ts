import { and, asc, count, eq, gte, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import {
  type Database,
  lockOwn,
  placeholdersOf,
  type Queryable,
  statementsFor,
  upsertIfNewer,
} from '#packages/db/index.ts';
import type { Tally } from './achievements.rules.ts';
import { healthAchievements, healthRecords, healthSettings } from './health.tables.ts';

export type RecordRow = typeof healthRecords.$inferSelect;
export type SettingsRow = typeof healthSettings.$inferSelect;

const mine = eq(healthRecords.userId, sql.placeholder('userId'));
const between = and(
  mine,
  gte(healthRecords.day, sql.placeholder('from')),
  lte(healthRecords.day, sql.placeholder('to')),
);

const statementsOf = statementsFor((db) => ({
  between: db
    .select()
    .from(healthRecords)
    .where(between)
    .orderBy(asc(healthRecords.at), asc(healthRecords.id))
    .prepare('health_between'),
  days: db
    .selectDistinct({ day: healthRecords.day })
    .from(healthRecords)
    .where(between)
    .orderBy(asc(healthRecords.day))
    .prepare('health_days'),
  one: db
    .select()
    .from(healthRecords)
    .where(and(mine, eq(healthRecords.id, sql.placeholder('id'))))
    .prepare('health_one'),
  tallies: db
    .select({
      day: sql<string>`${healthRecords.day}`,
      part: sql<Tally['part']>`${healthRecords.part}`,
      kind: sql<string>`${healthRecords.kind}`,
      count: sql<number>`count(*)::int`,
      minutes: sql<number>`coalesce(sum(${healthRecords.minutes}), 0)::int`,
      together: sql<number>`(count(*) filter (where ${healthRecords.together}))::int`,
    })
    .from(healthRecords)
    .where(and(mine, isNotNull(healthRecords.day)))
    .groupBy(healthRecords.day, healthRecords.part, healthRecords.kind)
    .prepare('health_tallies'),
  settings: db
    .select()
    .from(healthSettings)
    .where(eq(healthSettings.userId, sql.placeholder('userId')))
    .prepare('health_settings'),
  putSettings: db
    .insert(healthSettings)
    .values(placeholdersOf(healthSettings))
    .onConflictDoUpdate({
      target: healthSettings.userId,
      ...upsertIfNewer(healthSettings, {
        at: healthSettings.recordedAt,
        changeId: healthSettings.changeId,
      }),
    })
    .prepare('health_put_settings'),
  earned: db
    .select()
    .from(healthAchievements)
    .where(eq(healthAchievements.userId, sql.placeholder('userId')))
    .prepare('health_earned'),
}));

/** Records that stand on the days from `from` to `to`, in the order of their times. */
export function recordsBetween(
  { $client }: Database,
  userId: string,
  range: { from: string; to: string },
): Promise<RecordRow[]> {
  return statementsOf($client.reads).between.execute({ userId, ...range });
}

/** Days from `from` to `to` that have a record, oldest first. */
export async function daysWithRecord(
  { $client }: Database,
  userId: string,
  range: { from: string; to: string },
): Promise<string[]> {
  const rows = await statementsOf($client.reads).days.execute({ userId, ...range });
  return rows.flatMap(({ day }) => day ?? []);
}

/** Whether something of a part stands on a day. */
export async function hasRecordOn(
  { db }: { db: Queryable },
  userId: string,
  { day, part }: { day: string; part: 'drink' | 'exercise' },
): Promise<boolean> {
  const rows = await db
    .select({ id: healthRecords.id })
    .from(healthRecords)
    .where(
      and(
        eq(healthRecords.userId, userId),
        eq(healthRecords.day, day),
        eq(healthRecords.part, part),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The same days as an expression for a statement that reads more than this; null where there are none. */
export const recordedDaysExpression = (userId: string, from: string, to: string) => `
  (select string_agg(distinct day::text, ',')
     from health_records
    where user_id = ${userId} and day between ${from}::date and ${to}::date)`;

/** A record as it stands, taken back or not. */
export async function recordRow(
  db: Queryable,
  userId: string,
  id: string,
): Promise<RecordRow | undefined> {
  const [row] = await statementsOf(db).one.execute({ userId, id });
  return row;
}

/** How many records stand on a day besides one. */
export async function countOthersOn(
  db: Queryable,
  userId: string,
  id: string,
  day: string,
): Promise<number> {
  const [row] = await db
    .select({ records: count() })
    .from(healthRecords)
    .where(
      and(eq(healthRecords.userId, userId), eq(healthRecords.day, day), ne(healthRecords.id, id)),
    );
  return row?.records ?? 0;
}

/** The records that stand on some days. */
export function recordsHeld(
  db: Queryable,
  userId: string,
  days: readonly string[],
): Promise<{ id: string; day: string | null }[]> {
  return db
    .select({ id: healthRecords.id, day: healthRecords.day })
    .from(healthRecords)
    .where(and(eq(healthRecords.userId, userId), inArray(healthRecords.day, [...days])));
}

/** Stores a record unless a change that replaces it stands already (`upsertIfNewer`). */
export async function putRecordRow(db: Queryable, row: RecordRow): Promise<void> {
  await db
    .insert(healthRecords)
    .values(row)
    .onConflictDoUpdate({
      target: [healthRecords.userId, healthRecords.id],
      ...upsertIfNewer(healthRecords, {
        at: healthRecords.recordedAt,
        changeId: healthRecords.changeId,
      }),
    });
}

/** All that stands, added up by day and kind: what achievements are told from. */
export function talliesOf(db: Queryable, userId: string): Promise<Tally[]> {
  return statementsOf(db).tallies.execute({ userId });
}

export async function settingsRow(
  { $client }: Database,
  userId: string,
): Promise<SettingsRow | undefined> {
  const [row] = await statementsOf($client.reads).settings.execute({ userId });
  return row;
}

/** Stores settings unless a change that replaces them stands already. */
export async function putSettingsRow(db: Queryable, row: SettingsRow): Promise<void> {
  await statementsOf(db).putSettings.execute(row);
}

/** When each achievement was earned, by its key. */
export async function earnedBy(db: Queryable, userId: string): Promise<Map<string, Date>> {
  const rows = await statementsOf(db).earned.execute({ userId });
  return new Map(rows.map(({ key, earnedAt }) => [key, earnedAt]));
}

/** Keeps achievements for good; gives those that were not there before. */
export async function keepEarned(
  db: Queryable,
  userId: string,
  keys: readonly string[],
  earnedAt: Date,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .insert(healthAchievements)
    .values(keys.map((key) => ({ userId, key, earnedAt })))
    .onConflictDoNothing()
    .returning({ key: healthAchievements.key });
  return rows.map(({ key }) => key);
}

/** One change of a person's records at a time: each must see the others before it earns anything. */
export async function lockHealth(tx: Queryable, userId: string): Promise<void> {
  await lockOwn(tx, 'health', userId);
}
