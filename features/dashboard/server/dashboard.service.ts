import { weekEndOf } from '#features/calendar/server/index.ts';
import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import { diaryOverviewOf } from '#features/diary/server/index.ts';
import { emotionOverviewOf } from '#features/emotions/server/index.ts';
import { rhythmOf, rhythmReach } from '#features/rhythm/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { addDays, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { communityOf } from './community.ts';
import { readDashboardCounts } from './dashboard.queries.ts';

const WEEK_DAYS = 7;

/** What the start page shows, in the caller's own calendar; at most eight queries, with who is asking (design, section 8). */
export async function dashboardOf(context: ServerContext, caller: Caller): Promise<DashboardView> {
  const { userId, timeZone } = caller;
  const now = context.now();
  const today = dayOf(now, timeZone);
  const monthStart = `${today.slice(0, 7)}-01`;
  const weekStart = addDays(today, 1 - WEEK_DAYS);
  const reach = rhythmReach(now);
  const first = monthStart < reach.from ? monthStart : reach.from;
  // One key for all that is opened here: it is asked of the database once.
  const key = context.vault.keyOf(userId);
  const written = diaryOverviewOf(context, userId, { from: first, to: reach.to }, key);
  const felt = emotionOverviewOf(context, userId, { today, ...reach }, key);
  const until = weekEndOf(now, timeZone);
  const lived = readDashboardCounts(context.db, userId, { ...reach, now, until });
  const [
    { days, latest, helpFirst },
    emotions,
    { upcoming, completedCourses, coursesUnderWay },
    { rhythm, days: recorded },
    community,
  ] = await Promise.all([
    written,
    felt,
    lived,
    rhythmOf(context, caller, {
      days: {
        diary: written.then((diary) => diary.days.map(({ day }) => day)),
        emotions: felt.then(({ recordedDays }) => recordedDays),
        health: lived.then((health) => health.days),
      },
      kept: lived.then((looks) => looks.rhythm),
    }),
    communityOf(context),
  ]);
  return {
    entriesThisMonth: days
      .filter(({ day }) => day >= monthStart && day <= today)
      .reduce((sum, { entries }) => sum + entries, 0),
    rhythm,
    wellness: emotions.wellness,
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
        entries: days.find((one) => one.day === day)?.entries ?? 0,
        emotion: emotions.levels.get(day) ?? null,
        recorded: recorded.includes(day),
      };
    }),
    today: emotions.today,
    upcoming,
    completedCourses,
    coursesUnderWay,
    community,
  };
}
