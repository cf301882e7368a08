import { upcomingExpression } from '#features/calendar/server/index.ts';
import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import { recordedDaysExpression } from '#features/health/server/index.ts';
import { upcomingMeetings } from '#features/meetings/server/index.ts';
import { keptRhythm, rhythmExpression } from '#features/rhythm/server/index.ts';
import { courseTallyExpressions } from '#features/training/server/index.ts';
import type { Database } from '#packages/db/index.ts';

/** Small looks of the start page in one statement; each feature writes its own part. */
const SMALL_LOOKS = {
  name: 'dashboard_small_looks',
  text: `select ${recordedDaysExpression('$1', '$2', '$3')},
                ${upcomingExpression('$1', '$4', '$5', [upcomingMeetings('$1', '$4', '$5')])},
                ${courseTallyExpressions('$1')}, ${rhythmExpression('$1')}`,
} as const;

interface Asked {
  /** Days with a health record. */
  from: string;
  to: string;
  /** Events that begin from now on and before this. */
  now: Date;
  until: Date;
}

interface SmallLooks
  extends Pick<DashboardView, 'upcoming' | 'completedCourses' | 'coursesUnderWay'> {
  days: string[];
  rhythm: ReturnType<typeof keptRhythm>;
}

/** Days with a health record, how the calendar goes on, how many courses are completed and under way, and the rhythm that stands. */
export async function readDashboardCounts(
  { $client }: Database,
  userId: string,
  { from, to, now, until }: Asked,
): Promise<SmallLooks> {
  const [row] = await $client.read<
    [
      days: string | null,
      upcoming: string,
      completed: number,
      underWay: number,
      rhythm: string | null,
    ]
  >({
    ...SMALL_LOOKS,
    values: [userId, from, to, now.toISOString(), until.toISOString()],
  });
  return {
    days: row?.[0]?.split(',') ?? [],
    upcoming: row ? JSON.parse(row[1]) : { count: 0, next: null },
    completedCourses: row?.[2] ?? 0,
    coursesUnderWay: row?.[3] ?? 0,
    rhythm: keptRhythm(row?.[4] ?? null),
  };
}
