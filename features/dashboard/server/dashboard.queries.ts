import { upcomingExpression } from '#features/calendar/server/index.ts';
import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import { recordedDaysExpression } from '#features/health/server/index.ts';
import type { Database } from '#packages/db/index.ts';

/** Two small looks of the start page in one statement; each feature writes its own part. */
const HEALTH_AND_CALENDAR = {
  name: 'dashboard_health_and_calendar',
  text: `select ${recordedDaysExpression('$1', '$2', '$3')}, ${upcomingExpression('$1', '$4', '$5')}`,
} as const;

interface Asked {
  /** Days with a health record. */
  from: string;
  to: string;
  /** Events that begin from now on and before this. */
  now: Date;
  until: Date;
}

/** Days with a health record, and how the calendar goes on. */
export async function healthAndCalendar(
  { $client }: Database,
  userId: string,
  { from, to, now, until }: Asked,
): Promise<{ days: string[]; upcoming: DashboardView['upcoming'] }> {
  const [row] = await $client.read<[days: string | null, upcoming: string]>({
    ...HEALTH_AND_CALENDAR,
    values: [userId, from, to, now.toISOString(), until.toISOString()],
  });
  return {
    days: row?.[0]?.split(',') ?? [],
    upcoming: row ? JSON.parse(row[1]) : { count: 0, next: null },
  };
}
