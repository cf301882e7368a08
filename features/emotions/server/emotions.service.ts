import {
  DAY_FULL,
  DAY_OUT_OF_RANGE,
  type EmotionDay,
  type EmotionDayWithMoments,
  type EmotionLevel,
  type EmotionMoment,
  type EmotionRecord,
  type EmotionReport,
  MAX_MOMENTS_PER_DAY,
  OLDEST_DAYS,
  REPORT_DAYS,
  type Wellness,
} from '#features/emotions/contract/emotions.contract.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import { lockOwn } from '#packages/db/index.ts';
import {
  addDays,
  dayOf,
  isWithinReach,
  type ServerContext,
  type Stamp,
  stampOf,
  tryUnseal,
  writtenAt,
} from '#packages/kernel/index.ts';
import {
  countOthersOn,
  dayRow,
  momentsOf,
  type OverviewRow,
  overviewRows,
  putDay,
  putMoment,
  recordedDays,
} from './emotions.queries.ts';
import {
  type Detail,
  NO_DETAIL,
  openDayDetail,
  openMomentDetail,
  sealDayDetail,
  sealMomentDetail,
} from './emotions.sealed.ts';
import { shownMean } from './people-mean.service.ts';
import { reportOf } from './report.rules.ts';
import { wellnessOf } from './wellness.rules.ts';

type FailOwn<Code = typeof DAY_OUT_OF_RANGE> = (code: Code, message: string) => Problem;

/** A change as it travels. */
interface ChangeInput extends Detail, Stamp {
  level: EmotionLevel | null;
}

/** Levels of the caller's days; a range of more than a year or a reversed one is `invalid`. */
export async function listDays(
  { db }: ServerContext,
  userId: string,
  range: { from: string; to: string },
): Promise<{ days: { day: string; level: EmotionLevel }[] }> {
  assertYearAtMost(range);
  const rows = await recordedDays(db, userId, range);
  return { days: rows.flatMap(({ day, level }) => (level ? [{ day, level }] : [])) };
}

function assertYearAtMost({ from, to }: { from: string; to: string }): void {
  if (to >= from && to <= addDays(from, OLDEST_DAYS)) return;
  throw fail('invalid', 'The range must be a year at most, its end not before its start');
}

/** The caller's records and moments, each day's own record first; notes are null unless wanted. */
export async function listRecords(
  context: ServerContext,
  userId: string,
  { notes, ...range }: { from: string; to: string; notes: 'with' | 'without' },
): Promise<{ records: EmotionRecord[] }> {
  const { db, vault } = context;
  assertYearAtMost(range);
  const [days, moments, key] = await Promise.all([
    recordedDays(db, userId, range),
    momentsOf(db, userId, range),
    vault.keyOf(userId),
  ]);
  const records = [
    ...days.map(({ day, level, sealed }) => ({
      ...detailOf(context, key, day, sealed),
      day,
      at: null,
      level,
    })),
    ...openMoments(context, key, moments).map(({ id: _id, ...moment }) => moment),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  return { records: notes === 'with' ? records : records.map((one) => ({ ...one, note: null })) };
}

export async function getDay(
  context: ServerContext,
  userId: string,
  day: string,
): Promise<EmotionDayWithMoments> {
  const { db, vault } = context;
  const [row, moments, key] = await Promise.all([
    dayRow(db, userId, day),
    momentsOf(db, userId, { from: day, to: day }),
    vault.keyOf(userId),
  ]);
  return {
    ...dayView(context, key, day, row),
    moments: openMoments(context, key, moments),
  };
}

/** What the start page shows of the caller's emotions. */
export interface EmotionOverview {
  /** Levels of the last 30 days, by day. */
  levels: ReadonlyMap<string, EmotionLevel>;
  /** Those of the days from `from` to `to` that have a record or a moment. */
  recordedDays: string[];
  today: EmotionDay;
  wellness: Wellness | null;
}

/** Levels, recorded days from `from` to `to`, today's record and the wellness level; one query. */
export async function emotionOverviewOf(
  context: ServerContext,
  userId: string,
  { today, from, to }: { today: string; from: string; to: string },
  key: Promise<OwnerKey>,
): Promise<EmotionOverview> {
  const reportStart = addDays(today, 1 - REPORT_DAYS);
  const range = { from: from < reportStart ? from : reportStart, to: to > today ? to : today };
  const [opener, { days, mean }] = await Promise.all([
    key,
    overviewRows(context.db, userId, { ...range, whole: today }),
  ]);
  const levels = new Map<string, EmotionLevel>();
  for (const { day, level } of days) if (level) levels.set(day, level);
  const record = days.find(({ day, recordedAt }) => day === today && recordedAt !== null);
  return {
    levels,
    recordedDays: daysWithRecord(days, { from, to }),
    today: dayView(context, opener, today, record),
    wellness: wellnessOf(levels, today, shownMean(mean, context.now())),
  };
}

/** The person's days from `from` to `to` with a record or a moment. */
export async function recordedDaysOf(
  { db }: ServerContext,
  userId: string,
  range: { from: string; to: string },
): Promise<string[]> {
  const { days } = await overviewRows(db, userId, { ...range, whole: range.to });
  return daysWithRecord(days, range);
}

/** A day whose record was taken back is none, unless it has a moment. */
function daysWithRecord(
  rows: readonly OverviewRow[],
  { from, to }: { from: string; to: string },
): string[] {
  const days = new Set<string>();
  for (const { day, level, recordedAt } of rows) {
    if (day >= from && day <= to && (level !== null || recordedAt === null)) days.add(day);
  }
  return [...days];
}

/** Records a day and gives what stands: this change, or a later one that came before it. */
export async function recordDay(
  context: ServerContext,
  { userId, timeZone }: Caller,
  sent: string,
  { level, tags, note, waitedMs, ...made }: ChangeInput & { waitedMs?: number | undefined },
  failOwn: FailOwn,
): Promise<EmotionDay> {
  const now = context.now();
  const key = await context.vault.keyOf(userId);
  let [day, stamp]: [string, Stamp] = [sent, made];
  const wasToday = sent === dayOf(new Date(made.recordedAt), timeZone);
  if (waitedMs !== undefined && wasToday && !isWithinReach(sent, now, OLDEST_DAYS)) {
    const at = writtenAt(now, waitedMs);
    const written = dayOf(at, timeZone);
    const standing = await dayRow(context.db, userId, written);
    // Nobody has seen on that device what stands there: it is not replaced.
    if (!standing?.level || standing.changeId === made.changeId) {
      [day, stamp] = [written, { ...made, recordedAt: at.toISOString() }];
    }
  }
  assertWithinReach(day, now, failOwn);
  const detail = level === null ? NO_DETAIL : { tags: distinct(tags), note };
  await putDay(context.db, {
    userId,
    day,
    level,
    ...stampOf(stamp, now),
    sealed: sealDayDetail(key, day, detail),
  });
  return dayView(context, key, day, await dayRow(context.db, userId, day));
}

/** Adds, changes or takes back a moment; a later change that came before it stands. */
export async function recordMoment(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  change: ChangeInput & { day: string; at: string; deleted: boolean },
  failOwn: FailOwn<typeof DAY_OUT_OF_RANGE | typeof DAY_FULL>,
): Promise<void> {
  const { day, at, level, tags, note, deleted } = change;
  const now = context.now();
  assertWithinReach(day, now, failOwn);
  const key = await context.vault.keyOf(userId);
  const row = {
    userId,
    id,
    day,
    at: new Date(at),
    level: deleted ? null : level,
    ...stampOf(change, now),
    deletedAt: deleted ? now : null,
    sealed: deleted ? null : sealMomentDetail(key, id, { tags: distinct(tags), note }),
  };
  await context.db.transaction(async (tx) => {
    await lockOwn(tx, 'moments', userId);
    if (!deleted && (await countOthersOn(tx, userId, id, day)) >= MAX_MOMENTS_PER_DAY) {
      throw failOwn(DAY_FULL, `A day holds ${MAX_MOMENTS_PER_DAY} moments at most`);
    }
    await putMoment(tx, row);
  });
}

/** The last 30 days of the caller's own calendar, today included. */
export async function emotionReport(
  context: ServerContext,
  { userId, timeZone }: Caller,
): Promise<EmotionReport> {
  const { db, vault, now } = context;
  const to = dayOf(now(), timeZone);
  const from = addDays(to, 1 - REPORT_DAYS);
  const key = await vault.keyOf(userId);
  const rows = await recordedDays(db, userId, { from, to });
  return reportOf(
    { from, to },
    rows.flatMap(({ day, level, sealed }) =>
      level ? [{ day, level, tags: detailOf(context, key, day, sealed).tags }] : [],
    ),
  );
}

/** Moments with their words; one that cannot be opened is left out. */
function openMoments(
  context: ServerContext,
  key: OwnerKey,
  rows: Awaited<ReturnType<typeof momentsOf>>,
): EmotionMoment[] {
  return rows.flatMap(({ id, day, at, level, sealed }) => {
    const detail = tryUnseal(context, id, () => openMomentDetail(key, id, sealed));
    return detail ? [{ id, day, at: at.toISOString(), level, ...detail }] : [];
  });
}

/** The words of a day; none where they cannot be opened, so that its level is still there. */
function detailOf(
  context: ServerContext,
  key: OwnerKey,
  day: string,
  sealed: Buffer | null,
): Detail {
  return tryUnseal(context, day, () => openDayDetail(key, day, sealed)) ?? NO_DETAIL;
}

function dayView(
  context: ServerContext,
  key: OwnerKey,
  day: string,
  row: Pick<OverviewRow, 'level' | 'recordedAt' | 'sealed'> | undefined,
): EmotionDay {
  if (!row?.recordedAt) return { day, level: null, recordedAt: null, ...NO_DETAIL };
  const { level, recordedAt, sealed } = row;
  return {
    day,
    level,
    recordedAt: recordedAt.toISOString(),
    ...detailOf(context, key, day, sealed),
  };
}

function assertWithinReach(day: string, now: Date, failOwn: FailOwn): void {
  if (isWithinReach(day, now, OLDEST_DAYS)) return;
  throw failOwn(DAY_OUT_OF_RANGE, 'The day lies in the future or more than a year ago');
}

/** Tags once each, whatever their case, in the order given. */
export function distinct(tags: readonly string[]): string[] {
  const keys = tags.map((tag) => tag.toLocaleLowerCase());
  return tags.filter((_, index) => keys.indexOf(keys[index] as string) === index);
}
