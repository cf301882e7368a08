import type { Queryable } from '#packages/db/index.ts';
import { isHoliday, type Place, type Quiet } from '#packages/kernel/index.ts';
import type { ReminderRules } from '../contract/reminders.contract.ts';
import { DEFAULT_QUIET } from '../contract/schedule.rules.ts';
import { nextDue } from './due.rules.ts';
import { type PlanRow, type RulesRow, rulesOf } from './reminders.queries.ts';

/** A person's quiet hours; null where they want none. */
export async function quietOf(db: Queryable, userId: string): Promise<Quiet | null> {
  return quietIn(await rulesOf(db, userId));
}

/** The quiet hours of stored rules; without any those that hold for everybody. */
export function quietIn(rules: RulesRow | undefined): Quiet | null {
  if (!rules) return DEFAULT_QUIET;
  const { quietFrom: from, quietTo: to } = rules;
  return from === null || to === null ? null : { from, to };
}

/** The holidays that stored rules leave out; without any the national ones. */
export const holidaysIn = (rules: RulesRow | undefined) =>
  (rules?.holidays ?? 'national') as ReminderRules['holidays'];

/** Whether a day is left out for a choice: a holiday, or an optional day that most people have off. */
export function freeDays(
  choice: ReminderRules['holidays'],
  municipal: readonly string[] = [],
): (day: string) => boolean {
  if (choice === 'none') return () => false;
  const place: Place = {
    municipal,
    optional: 'customary',
    ...(choice === 'national' ? {} : { state: choice }),
  };
  return (day) => isHoliday(day, place);
}

/** The days that stored rules leave out. */
export const freeDaysIn = (rules: RulesRow | undefined) =>
  freeDays(holidaysIn(rules), rules?.cityHolidays);

/** When a plan is next due after an instant, as its row keeps it; nulls while it is off or silent. */
export async function nextOf(
  db: Queryable,
  plan: Pick<PlanRow, 'userId' | 'on' | 'minute' | 'days' | 'timeZone' | 'silencedAt'>,
  after: Date,
): Promise<{ nextAt: Date | null; nextDay: string | null }> {
  const none = { nextAt: null, nextDay: null };
  if (!plan.on || plan.silencedAt) return none;
  const rules = await rulesOf(db, plan.userId);
  const isFree = freeDaysIn(rules);
  const due = nextDue({ ...plan, quiet: quietIn(rules), isFree }, after);
  return due ? { nextAt: due.at, nextDay: due.day } : none;
}
