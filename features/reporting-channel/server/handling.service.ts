import { known } from '#features/access/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import {
  ALREADY_CONCLUDED,
  CONVERSATION_FULL,
  type Handled,
  type OUTCOMES,
  type QueueEntry,
} from '../contract/reporting.contract.ts';
import { addMessage, thisWeek } from './reporter.service.ts';
import {
  handlersOf,
  messagesOf,
  type QueueRow,
  reportFor,
  reportsFor,
  setPart,
  setState,
} from './reporting.queries.ts';
import { openMessages } from './sealed.ts';

const asHandler = ({ userId, role, companyGrants }: Caller) => ({
  userId,
  companies: companyGrants.flatMap(({ kind, companyId }) =>
    kind === 'committee' ? [companyId] : [],
  ),
  isGeneralAdmin: role === 'admin',
});
const nameOf = (caller: Caller) => {
  const { fullName, email } = known(caller);
  return fullName || email;
};

/** Reports that the caller may handle. */
export async function readQueue(context: ServerContext, caller: Caller): Promise<QueueEntry[]> {
  const rows = await reportsFor(context.db, asHandler(caller));
  return rows.map((row) => entryOf(context, row));
}

export function openReport(context: ServerContext, caller: Caller, id: string): Promise<Handled> {
  return onReport<never>(context, caller, id, async () => null);
}

/** Takes a report, which is being looked into from then on. */
export function takeReport(context: ServerContext, caller: Caller, id: string): Promise<Handled> {
  return onReport<never>(context, caller, id, async (tx, row) => {
    await setPart(tx, { userId: caller.userId, reportId: id, part: 'handles' });
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
    const side = note ? 'note' : 'handler';
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

/** Says that a report is about somebody of the committee, the caller among them. */
export async function leaveOut(
  context: ServerContext,
  caller: Caller,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await reportFor(tx, asHandler(caller), id);
    if (!row) throw noReport();
    const committee = await handlersOf(tx, row.companyId);
    if (!committee.some((one) => one.id === userId)) throw noReport();
    await setPart(tx, { userId, reportId: id, part: 'about' });
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
    const messages = await openMessages(context, tx, row.companyId, await messagesOf(tx, id));
    return {
      ...entryOf(context, now),
      outcome: now.outcome,
      committee: await handlersOf(tx, row.companyId),
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
