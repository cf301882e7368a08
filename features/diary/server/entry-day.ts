import { type DayProblem, dayProblem } from '#features/diary/contract/entry-day.ts';
import type { Caller, Problem } from '#packages/api/server/index.ts';
import { dayOf, type ServerContext } from '#packages/kernel/index.ts';

const MADE = {
  name: 'diary_account_made',
  text: 'select (extract(epoch from created_at) * 1000)::float8 from users where id = $1',
} as const;

const WORDS: Readonly<Record<DayProblem, string>> = {
  day_ahead: 'This day has not begun for the person',
  day_too_old: 'This day is too long ago to write about',
  day_before_account: 'This day is before the person’s account',
};

/** Throws what `refuse` makes of a day that an entry written at an instant cannot be about. */
export async function assertDay(
  { db }: ServerContext,
  { userId, timeZone }: Pick<Caller, 'userId' | 'timeZone'>,
  { day, at }: { day: string; at: Date },
  refuse: (code: DayProblem, message: string) => Problem,
): Promise<void> {
  const [account] = await db.$client.read<[madeMs: number]>({ ...MADE, values: [userId] });
  const today = dayOf(at, timeZone);
  const accountDay = account ? dayOf(new Date(account[0]), timeZone) : today;
  const problem = dayProblem(day, { today, accountDay });
  if (problem) throw refuse(problem, WORDS[problem]);
}
