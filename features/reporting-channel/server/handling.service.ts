import { generalAdmins, known } from '#features/access/server/index.ts';
import { notify } from '#features/notifications/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import {
  ALREADY_CONCLUDED,
  CONVERSATION_FULL,
  type Handled,
  type LeavingOut,
  type OUTCOMES,
  type QueueEntry,
} from '../contract/reporting.contract.ts';
import { addMessage, thisWeek } from './reporter.service.ts';
import {
  committeeOf,
  holdLeavingOut,
  keptOutOf,
  leavingsOut,
  leftOutOf,
  messagesOf,
  type QueueRow,
  reportFor,
  reportsFor,
  setPart,
  setState,
  setTaken,
  takeLeavingOutBack,
} from './reporting.queries.ts';
import { openMessages } from './sealed.ts';

const asHandler = ({ userId, role }: Caller) => ({
  userId,
  isGeneralAdmin: role === 'admin',
});
const nameOf = (caller: Caller) => {
  const { fullName, email } = known(caller);
  return fullName || email;
};

/** Reports that the caller may handle; the general administration hears of whom others left out. */
export async function readQueue(
  context: ServerContext,
  caller: Caller,
): Promise<{ reports: QueueEntry[]; leavingsOut: LeavingOut[] }> {
  const handler = asHandler(caller);
  const rows = await reportsFor(context.db, handler);
  return {
    reports: rows.map((row) => entryOf(context, row)),
    leavingsOut: handler.isGeneralAdmin ? await leavingsOut(context.db, caller.userId) : [],
  };
}

export function openReport(context: ServerContext, caller: Caller, id: string): Promise<Handled> {
  return onReport<never>(context, caller, id, async () => null);
}

/** Takes a report, which is being looked into from then on. */
export function takeReport(context: ServerContext, caller: Caller, id: string): Promise<Handled> {
  return onReport<never>(context, caller, id, async (tx, row) => {
    await setTaken(tx, { userId: caller.userId, reportId: id });
    if (row.state === 'received') await setState(tx, id, { state: 'investigating' });
    return null;
  });
}

export function writeToReport(
  context: ServerContext,
  caller: Caller,
  { id, text, note }: { id: string; text: string; note: boolean },
): Promise<typeof CONVERSATION_FULL | Handled> {
  return onReport(context, caller, id, async (tx, row) => {
    const side = note ? (row.isOfCommittee ? 'note' : 'admin_note') : 'handler';
    const added = await addMessage(context, tx, row, { side, text, by: nameOf(caller) });
    return added ? null : CONVERSATION_FULL;
  });
}

export function concludeReport(
  context: ServerContext,
  caller: Caller,
  { id, outcome, measures }: { id: string; outcome: (typeof OUTCOMES)[number]; measures: string },
): Promise<typeof ALREADY_CONCLUDED | Handled> {
  return onReport(context, caller, id, async (tx, row) => {
    if (row.state === 'concluded') return ALREADY_CONCLUDED;
    const concluded = { outcome, concludedWeek: thisWeek(context) };
    await setState(tx, id, { state: 'concluded', ...concluded });
    const text = measures;
    await addMessage(context, tx, row, { side: 'outcome', text, by: nameOf(caller) });
    return null;
  });
}

/**
 * Leaves somebody who handles a report out of it, the caller too. That it was done is seen by the
 * reporter and told to whoever was left out and to the general administration, which can take it back; of a
 * report that is not for them its members hear nothing.
 */
export async function leaveOut(
  context: ServerContext,
  caller: Caller,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await reportFor(tx, asHandler(caller), id);
    if (!row) throw noReport();
    const { handling } = await committeeOf(tx, row);
    if (!handling.some((one) => one.id === userId)) throw noReport();
    await setPart(tx, { userId, reportId: id, part: 'left_out', leftOutBy: caller.userId });
    await notify(context, tx, { userId, kind: 'report_left_out', params: {} });
    const admins = (await generalAdmins(tx)).map(({ id: admin }) => admin);
    const keptOut = await keptOutOf(tx, id, admins);
    for (const admin of admins) {
      if (admin === caller.userId || keptOut.includes(admin)) continue;
      await notify(context, tx, { userId: admin, kind: 'report_handler_left_out', params: {} });
    }
  });
}

/** Takes back that somebody was left out, of whoever it was done by. */
export async function takeBack(
  context: ServerContext,
  caller: Caller,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const held = await holdLeavingOut(tx, { adminId: caller.userId, userId, reportId: id });
    if (!held) throw noReport();
    await takeLeavingOutBack(tx, { userId, reportId: id });
  });
}

/** Lets in somebody who came to the committee after the report. */
export function letIn(
  context: ServerContext,
  caller: Caller,
  { id, userId }: { id: string; userId: string },
): Promise<Handled> {
  return onReport<never>(context, caller, id, async (tx, row) => {
    const { later } = await committeeOf(tx, row);
    const grantId = later.find((one) => one.id === userId)?.grantId;
    if (!grantId) throw noReport();
    await setPart(tx, { userId, reportId: id, part: 'may', grantId });
    return null;
  });
}

/** Does something to a report that the caller may handle, and gives it as it is then. */
function onReport<Refusal extends string>(
  context: ServerContext,
  caller: Caller,
  id: string,
  work: (tx: Queryable, row: QueueRow) => Promise<Refusal | null>,
): Promise<Refusal | Handled> {
  return context.db.transaction(async (tx) => {
    const handler = asHandler(caller);
    const row = await reportFor(tx, handler, id);
    if (!row) throw noReport();
    const refusal = await work(tx, row);
    if (refusal) return refusal;
    const now = (await reportFor(tx, handler, id)) ?? row;
    // What the general administration noted for itself is opened by no grant.
    const shown = (await messagesOf(tx, id)).filter(
      ({ side }) => side !== 'admin_note' || !row.isOfCommittee,
    );
    const messages = await openMessages(context, tx, row.companyId, shown);
    const { handling, later } = await committeeOf(tx, row);
    return {
      ...entryOf(context, now),
      outcome: now.outcome,
      committee: handling,
      later: later.map((one) => ({ id: one.id, name: one.name })),
      leftOut: await leftOutOf(tx, id),
      messages: messages.map(({ side, week, text, by }) => ({ side, week, text, by })),
    };
  });
}

function entryOf({ now }: ServerContext, row: QueueRow): QueueEntry {
  const { id, companyName: company, kind, state, week, dueOn, isMine, handlers, lastSide } = row;
  const isOpen = state !== 'concluded';
  return {
    ...{ id, company, kind, state, week, dueOn, isMine, handlers },
    isOverdue: isOpen && dueOn < dayOf(now(), DEFAULT_TIME_ZONE),
    waits: isOpen && lastSide === 'reporter',
  };
}

const noReport = () => fail('not_found', 'There is no such report');
