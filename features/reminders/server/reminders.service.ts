import { markSettled } from '#features/notifications/server/index.ts';
import type { Caller, Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { isQuiet, minuteOfTime, timeOfMinute } from '#packages/kernel/quiet-hours.ts';
import { REMINDER_KINDS, type ReminderKind } from '../contract/kinds.ts';
import type {
  ReminderPlan,
  ReminderRules,
  Reminders,
  ShownPlan,
  TIME_IS_QUIET,
} from '../contract/reminders.contract.ts';
import { bitsOfDays, daysOfBits, justBefore } from './due.rules.ts';
import { lookJob } from './reminders.jobs.ts';
import {
  changePlan,
  deleteSentBefore,
  noteTap,
  type PlanRow,
  plansOf,
  recipientOf,
  rulesOf,
  savePlan,
  saveRules,
} from './reminders.queries.ts';
import { holidaysIn, nextOf, quietIn, quietOf } from './schedule.ts';

type FailOwn = (code: typeof TIME_IS_QUIET, message: string) => Problem;

/** What is offered to people who have not chosen: off, at an hour that suits its kind. */
const OFFERED: Record<ReminderKind, ReminderPlan> = {
  check_in: { on: false, time: '18:00', days: [1, 2, 3, 4, 5] },
  diary: { on: false, time: '20:00', days: [1, 2, 3, 4, 5] },
  pause: { on: false, time: '15:00', days: [1, 2, 3, 4, 5] },
  water: { on: false, time: '10:30', days: [1, 2, 3, 4, 5] },
  movement: { on: false, time: '17:30', days: [1, 2, 3, 4, 5] },
};
/** Days for which sent reminders are kept, as long as the notifications that told of them. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

export async function getReminders(
  { db }: Pick<ServerContext, 'db'>,
  { userId, timeZone }: Caller,
): Promise<Reminders> {
  const [plans, rules] = await Promise.all([plansOf(db, userId), rulesOf(db, userId)]);
  const quiet = quietIn(rules);
  const shown = (kind: ReminderKind) =>
    present(
      kind,
      plans.find(({ reminder }) => reminder === kind),
    );
  return {
    plans: Object.fromEntries(
      REMINDER_KINDS.map((kind) => [kind, shown(kind)]),
    ) as Reminders['plans'],
    rules: {
      quiet: quiet && { from: timeOfMinute(quiet.from), to: timeOfMinute(quiet.to) },
      holidays: holidaysIn(rules),
      cityHolidays: rules?.cityHolidays ?? [],
    },
    timeZone,
  };
}

function present(kind: ReminderKind, row: PlanRow | undefined): ShownPlan {
  if (!row) return { ...OFFERED[kind], silenced: false, nextAt: null };
  return {
    on: row.on,
    time: timeOfMinute(row.minute),
    days: daysOfBits(row.days),
    silenced: row.silencedAt !== null,
    nextAt: row.nextAt?.toISOString() ?? null,
  };
}

/**
 * Sets a reminder and ends its silence. A time that is now, or was a moment ago, still counts for
 * today. Throws `time_is_quiet` where the time of a reminder that is on lies in the quiet hours.
 */
export async function setPlan(
  context: ServerContext,
  caller: Caller,
  reminder: ReminderKind,
  { on, time, days }: ReminderPlan,
  failOwn: FailOwn,
): Promise<Reminders> {
  const { userId, timeZone } = caller;
  const now = context.now();
  const minute = minuteOfTime(time);
  await context.db.transaction(async (tx) => {
    if (on && isQuiet(minute, await quietOf(tx, userId))) throw quietTime(failOwn);
    const plan = { userId, reminder, on, minute, days: bitsOfDays(days), timeZone };
    const next = await nextOf(tx, { ...plan, silencedAt: null }, justBefore(now));
    await savePlan(tx, { ...plan, ...next, silencedAt: null, countedFrom: dayOf(now, timeZone) });
    if (next.nextAt && next.nextAt <= now) await context.jobs.send(tx, lookJob, {});
  });
  return getReminders(context, caller);
}

/** Sets quiet hours and holidays. Throws `time_is_quiet` where a reminder that is on would fall in them. */
export async function setRules(
  context: ServerContext,
  caller: Caller,
  { quiet, holidays, cityHolidays }: ReminderRules,
  failOwn: FailOwn,
): Promise<Reminders> {
  const { userId } = caller;
  const hours = quiet && { from: minuteOfTime(quiet.from), to: minuteOfTime(quiet.to) };
  await context.db.transaction(async (tx) => {
    const plans = await plansOf(tx, userId, true);
    if (plans.some(({ on, minute }) => on && isQuiet(minute, hours))) throw quietTime(failOwn);
    const { from = null, to = null } = hours ?? {};
    const days = [...new Set(cityHolidays)].toSorted();
    await saveRules(tx, { userId, quietFrom: from, quietTo: to, holidays, cityHolidays: days });
    await planAnew(context, tx, plans);
  });
  return getReminders(context, caller);
}

const quietTime = (failOwn: FailOwn) =>
  failOwn('time_is_quiet', 'A reminder lies in the quiet hours');

/** Counts anew when a person's reminders are due, in the zone that they chose now. */
export async function followZone(
  context: ServerContext,
  tx: Queryable,
  userId: string,
): Promise<void> {
  const plans = await plansOf(tx, userId, true);
  if (plans.length === 0) return;
  const timeZone = (await recipientOf(tx, userId))?.timeZone ?? DEFAULT_TIME_ZONE;
  await planAnew(
    context,
    tx,
    plans.filter((plan) => plan.timeZone !== timeZone).map((plan) => ({ ...plan, timeZone })),
  );
}

async function planAnew(
  context: ServerContext,
  tx: Queryable,
  plans: readonly PlanRow[],
): Promise<void> {
  const now = context.now();
  for (const plan of plans) {
    // One that has come due and is not sent yet must not be passed over for the next day's.
    const isDue = plan.nextAt !== null && plan.nextAt <= now;
    const next = await nextOf(tx, plan, isDue ? justBefore(now) : now);
    await changePlan(tx, plan, { timeZone: plan.timeZone, ...next });
  }
}

/** Notes that the caller followed a reminder, wherever it stood; does nothing where there was none. */
export async function tapReminder(
  context: ServerContext,
  { userId }: Caller,
  { reminder, day }: { reminder: ReminderKind; day: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await noteTap(tx, { userId, reminder, day }, context.now());
    await markSettled(context, tx, { userId, kind: 'reminder', params: { reminder, day } });
  });
}

export async function prune({ db, now }: ServerContext): Promise<void> {
  await deleteSentBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
}
