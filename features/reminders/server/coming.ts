import {
  addDays,
  DEFAULT_TIME_ZONE,
  instantAt,
  type ServerContext,
} from '#packages/kernel/index.ts';
import type { ReminderKind } from '../contract/kinds.ts';
import { nextDue } from './due.rules.ts';
import { plansOf, rulesOf } from './reminders.queries.ts';
import { freeDaysIn, quietIn } from './schedule.ts';

/** A reminder that will come, if nothing changes until then. */
interface ComingReminder {
  reminder: ReminderKind;
  at: Date;
  timeZone: string;
}

/** The reminders that are still to come on some days of a person's own clock. */
export async function comingReminders(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<ComingReminder[]> {
  const plans = (await plansOf(db, userId)).filter(({ on, silencedAt }) => on && !silencedAt);
  if (plans.length === 0) return [];
  const rules = await rulesOf(db, userId);
  const common = { quiet: quietIn(rules), isFree: freeDaysIn(rules) };
  return plans.flatMap((plan) => {
    const timeZone = plan.timeZone || DEFAULT_TIME_ZONE;
    const first = instantAt(from, 0, timeZone).getTime() - 1;
    const end = instantAt(addDays(to, 1), 0, timeZone);
    const coming: ComingReminder[] = [];
    for (let after = new Date(Math.max(now().getTime(), first)); ; ) {
      const due = nextDue({ ...plan, ...common, timeZone }, after);
      if (!due || due.at >= end) return coming;
      coming.push({ reminder: plan.reminder as ReminderKind, at: due.at, timeZone });
      after = due.at;
    }
  });
}
