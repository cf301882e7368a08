import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import { latestEntryOf, writingTimesSince } from '#features/diary/server/index.ts';
import { emotionLevelsOf, emotionRecordOf } from '#features/emotions/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { addDays, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { communityOf } from './community.ts';

const RHYTHM_DAYS = 28;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** What the start page shows, in the caller's own calendar; six queries. */
export async function dashboardOf(
  context: ServerContext,
  { userId, timeZone }: Caller,
): Promise<DashboardView> {
  const { db } = context;
  const today = dayOf(context.now(), timeZone);
  const monthStart = `${today.slice(0, 7)}-01`;
  const rhythmStart = addDays(today, 1 - RHYTHM_DAYS);
  const weekStart = addDays(today, 1 - WEEK_DAYS);
  const first = monthStart < rhythmStart ? monthStart : rhythmStart;
  const [times, { latest, helpFirst }, community, emotions, emotionToday] = await Promise.all([
    // A day earlier is before 03:00 of that day in every zone.
    writingTimesSince(db, userId, new Date(Date.parse(first) - DAY_MS)),
    latestEntryOf(context, userId),
    communityOf(context),
    emotionLevelsOf(context, userId, { from: rhythmStart, to: today }),
    emotionRecordOf(context, userId, today),
  ]);
  const levels = new Map(emotions.days.map(({ day, level }) => [day, level]));
  const days = times.map((at) => dayOf(at, timeZone)).filter((day) => day <= today);
  return {
    entriesThisMonth: days.filter((day) => day >= monthStart).length,
    activeDays: new Set([...days.filter((day) => day >= rhythmStart), ...levels.keys()]).size,
    helpFirst,
    latest: latest && {
      entryId: latest.entryId,
      at: latest.at.toISOString(),
      level: latest.level,
    },
    week: Array.from({ length: WEEK_DAYS }, (_, index) => {
      const day = addDays(weekStart, index);
      return {
        day,
        entries: days.filter((one) => one === day).length,
        emotion: levels.get(day) ?? null,
      };
    }),
    today: emotionToday,
    community,
  };
}
