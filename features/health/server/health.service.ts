import type { AchievementKey } from '#features/health/contract/achievements.ts';
import {
  DAY_FULL,
  DAY_OUT_OF_RANGE,
  type HealthAchievement,
  type HealthDetail,
  type HealthOverview,
  type HealthRecord,
  type HealthSettings,
  MAX_RANGE_DAYS,
  MAX_RECORDS_PER_DAY,
  OLDEST_DAYS,
  TIME_NOT_IN_DAY,
  WEEK_DAYS,
} from '#features/health/contract/health.contract.ts';
import { USUAL_AMOUNTS } from '#features/health/contract/health.kinds.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import {
  addDays,
  dayOf,
  FIRST_ZONE,
  isWithinReach,
  liesInDay,
  type ServerContext,
  type Stamp,
  stampOf,
  tryUnseal,
} from '#packages/kernel/index.ts';
import { earnedOf, progressOf } from './achievements.rules.ts';
import {
  countOthersOn,
  daysWithRecord,
  earnedBy,
  keepEarned,
  lockHealth,
  putRecordRow,
  putSettingsRow,
  type RecordRow,
  recordRow,
  recordsBetween,
  type SettingsRow,
  settingsRow,
  talliesOf,
} from './health.queries.ts';
import { columnsOf, recordOf } from './health.sealed.ts';

type FailOwn = (
  code: typeof DAY_OUT_OF_RANGE | typeof TIME_NOT_IN_DAY | typeof DAY_FULL,
  message: string,
) => Problem;
interface Range {
  from: string;
  to: string;
}

/** What the health screen opens with; four queries sent together. */
export async function healthOverview(
  context: ServerContext,
  { userId, timeZone }: Caller,
): Promise<HealthOverview> {
  const { db } = context;
  const now = context.now();
  const from = addDays(dayOf(now, timeZone), 1 - WEEK_DAYS);
  // Whoever travels may already have records of a day that the stored zone does not know yet.
  const to = dayOf(now, FIRST_ZONE);
  const [records, settings, tallies, earned] = await Promise.all([
    recordsOf(context, userId, { from, to }),
    settingsRow(db, userId),
    talliesOf(db, userId),
    earnedBy(db, userId),
  ]);
  const achievements: HealthAchievement[] = progressOf(tallies).map((progress) => ({
    ...progress,
    earnedAt: earned.get(progress.key)?.toISOString() ?? null,
  }));
  return { settings: settingsView(settings), records, achievements };
}

/** The caller's records of a span; one of more than a month or a reversed one is `invalid`. */
export async function listRecords(
  context: ServerContext,
  userId: string,
  range: Range,
): Promise<{ records: HealthRecord[] }> {
  if (range.to < range.from || range.to >= addDays(range.from, MAX_RANGE_DAYS)) {
    throw fail('invalid', 'The range must be a month at most, its end not before its start');
  }
  return { records: await recordsOf(context, userId, range) };
}

/**
 * Stores a change and gives what stands: this change, or a later one that came before it. Achievements
 * that the records have now earned are kept in the same transaction.
 */
export async function putRecord(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  { record, ...stamp }: Stamp & { record: HealthDetail | null },
  failOwn: FailOwn,
): Promise<{ record: HealthRecord | null; earned: AchievementKey[] }> {
  const now = context.now();
  if (record) assertPlaced(record, now, failOwn);
  const key = await context.vault.keyOf(userId);
  const row = { userId, id, ...columnsOf(key, id, record), ...stampOf(stamp, now) };
  return context.db.transaction(async (tx) => {
    await lockHealth(tx, userId);
    if (record && (await countOthersOn(tx, userId, id, record.day)) >= MAX_RECORDS_PER_DAY) {
      throw failOwn(DAY_FULL, `A day holds ${MAX_RECORDS_PER_DAY} records at most`);
    }
    await putRecordRow(tx, row);
    const standing = await recordRow(tx, userId, id);
    const earned = await earn(tx, userId, now);
    return { record: standing ? recordOf(key, standing) : null, earned };
  });
}

/** Keeps what a person's records have earned by now; gives what is new. */
async function earn(tx: Queryable, userId: string, now: Date): Promise<AchievementKey[]> {
  const keys = earnedOf(progressOf(await talliesOf(tx, userId)));
  const kept = new Set(await keepEarned(tx, userId, keys, now));
  return keys.filter((key) => kept.has(key));
}

/** Changes the amounts and gives what stands. */
export async function putSettings(
  { db, now }: ServerContext,
  { userId }: Caller,
  { goalMl, amounts, ...stamp }: Stamp & HealthSettings,
): Promise<HealthSettings> {
  await putSettingsRow(db, {
    userId,
    goalMl,
    waterMl: amounts.water,
    coffeeMl: amounts.coffee,
    mateMl: amounts.mate,
    coconutMl: amounts.coconut,
    ...stampOf(stamp, now()),
  });
  return settingsView(await settingsRow(db, userId));
}

/** The person's days from `from` to `to` that have a drink, an exercise or a meal, oldest first. */
export function recordedDaysOf(
  { db }: ServerContext,
  userId: string,
  range: Range,
): Promise<string[]> {
  return daysWithRecord(db, userId, range);
}

async function recordsOf(
  context: ServerContext,
  userId: string,
  range: Range,
): Promise<HealthRecord[]> {
  const [key, rows] = await Promise.all([
    context.vault.keyOf(userId),
    recordsBetween(context.db, userId, range),
  ]);
  const open = (row: RecordRow) => tryUnseal(context, row.id, () => recordOf(key, row));
  return rows.flatMap((row) => open(row) ?? []);
}

function settingsView(row: SettingsRow | undefined): HealthSettings {
  if (!row) return { goalMl: null, amounts: { ...USUAL_AMOUNTS } };
  const { goalMl, waterMl, coffeeMl, mateMl, coconutMl } = row;
  return {
    goalMl,
    amounts: { water: waterMl, coffee: coffeeMl, mate: mateMl, coconut: coconutMl },
  };
}

/** The day must be within reach, and the time must lie in it somewhere on earth. */
function assertPlaced({ day, at }: HealthDetail, now: Date, failOwn: FailOwn): void {
  if (!isWithinReach(day, now, OLDEST_DAYS)) {
    throw failOwn(DAY_OUT_OF_RANGE, 'The day lies in the future or more than a year ago');
  }
  if (!liesInDay(day, new Date(at))) {
    throw failOwn(TIME_NOT_IN_DAY, 'The time lies on another day than the record says');
  }
}
