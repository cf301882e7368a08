import { isSilent, notify, wantsMail } from '#features/notifications/server/index.ts';
import { describeError } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, minuteOf, type ServerContext } from '#packages/kernel/index.ts';
import { isQuiet } from '#packages/kernel/quiet-hours.ts';
import { IGNORED_UNTIL_SILENT } from '../contract/reminders.contract.ts';
import { afterDue, expiryOf, isLate } from './due.rules.ts';
import { isIgnored } from './ignored.rules.ts';
import { isDone, lastRecordSince } from './records.ts';
import { reminderMailJob } from './reminders.jobs.ts';
import {
  changePlan,
  newestSent,
  noteSent,
  type PlanRow,
  recipientOf,
  takeDue,
} from './reminders.queries.ts';
import { nextOf, quietOf } from './schedule.ts';

/** Reminders of one look; the next one goes on. */
const MOST_A_LOOK = 5_000;
/** More that cannot be sent are no fault of theirs: the look ends and the next one tries again. */
const MOST_FAILED = 100;

/**
 * Sends every reminder that is due, each in a transaction of its own: that it was sent, what tells of
 * it, and when the next one is due are kept together or not at all. Safe in many processes at once. One
 * that cannot be sent keeps nobody else's waiting: it is passed over until the next look.
 */
export async function sendDue(context: ServerContext): Promise<void> {
  const failed: PlanRow[] = [];
  for (let count = 0; count < MOST_A_LOOK && failed.length < MOST_FAILED; count += 1) {
    if (!(await sendOne(context, failed))) return;
  }
}

/** False when nothing is due any more. What could not be sent is added to `failed`. */
async function sendOne(context: ServerContext, failed: PlanRow[]): Promise<boolean> {
  let plan: PlanRow | undefined;
  try {
    await context.db.transaction(async (tx) => {
      plan = await takeDue(tx, context.now(), failed);
      if (plan) await settle(context, tx, plan);
    });
  } catch (error) {
    if (!plan) throw error;
    context.log.error({ err: describeError(error) }, 'reminder could not be sent');
    failed.push(plan);
  }
  return plan !== undefined;
}

/** Sends a reminder that is due, or passes it over, and sets when the next one is. */
async function settle(context: ServerContext, tx: Queryable, plan: PlanRow): Promise<void> {
  const person = await recipientOf(tx, plan.userId);
  if (!person) return changePlan(tx, plan, { nextAt: null, nextDay: null });
  const timeZone = person.timeZone ?? DEFAULT_TIME_ZONE;
  const now = context.now();
  const isMoved = timeZone !== plan.timeZone;
  if (!isMoved && (await isWanted(context, tx, plan))) {
    if (await wasIgnored(context, tx, plan)) {
      await changePlan(tx, plan, { nextAt: null, nextDay: null, silencedAt: now });
      const { userId, reminder } = plan;
      await notify(context, tx, { userId, kind: 'reminder_silenced', params: { reminder } });
      return;
    }
    await send(context, tx, plan);
  }
  const after = isMoved || !plan.nextAt ? now : afterDue(plan.nextAt, now);
  await changePlan(tx, plan, { timeZone, ...(await nextOf(tx, { ...plan, timeZone }, after)) });
}

/** Whether it is still in time, not in the quiet hours, and the day lacks what it asks for. */
async function isWanted(context: ServerContext, tx: Queryable, plan: PlanRow): Promise<boolean> {
  const { nextAt, nextDay, userId, reminder, timeZone } = plan;
  const now = context.now();
  if (!nextAt || !nextDay || isLate(nextAt, now)) return false;
  if (isQuiet(minuteOf(now, timeZone), await quietOf(tx, userId))) return false;
  return !(await isDone(context, plan, { reminder, day: nextDay }));
}

async function wasIgnored(context: ServerContext, tx: Queryable, plan: PlanRow): Promise<boolean> {
  const sent = await newestSent(tx, plan, plan.countedFrom, IGNORED_UNTIL_SILENT);
  const first = sent.at(-1);
  if (!first || sent.length < IGNORED_UNTIL_SILENT) return false;
  const rows = sent.map(({ day, tappedAt }) => ({ day, tapped: tappedAt !== null }));
  return isIgnored(rows, await lastRecordSince(context, plan, first.day));
}

async function send(context: ServerContext, tx: Queryable, plan: PlanRow): Promise<void> {
  const { userId, reminder, nextAt: dueAt, nextDay: day } = plan;
  if (!dueAt || !day) return;
  const row = { userId, reminder, day, dueAt, sentAt: context.now() };
  // Sent already: the time was changed, or the person travelled, on the same day.
  if (!(await noteSent(tx, { ...row, mailedAt: null, tappedAt: null }))) return;
  await notify(context, tx, {
    userId,
    kind: 'reminder',
    params: { reminder, day },
    expiresAt: expiryOf(dueAt),
  });
  const isQuietNow = await isSilent(tx, userId, { now: row.sentAt });
  if (!isQuietNow && (await wantsMail(tx, userId, reminder))) {
    await context.jobs.send(tx, reminderMailJob, { userId, reminder, day });
  }
}
