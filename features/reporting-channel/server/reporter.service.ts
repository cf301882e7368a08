import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Help } from '#features/crisis/contract/danger.ts';
import { helpOf } from '#features/crisis/server/index.ts';
import { fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, isHoliday, type ServerContext } from '#packages/kernel/index.ts';
import { newReceipt } from '../contract/receipt.rules.ts';
import {
  CONVERSATION_FULL,
  MOST_MESSAGES,
  NO_RECEIPT,
  NOT_NAMED,
  type REPORT_KINDS,
  type Thread,
} from '../contract/reporting.contract.ts';
import { dueDay, weekOf } from '../contract/reporting.rules.ts';
import {
  companyAdminsOf,
  companyAt,
  countHandlers,
  countMessages,
  handlersOf,
  insertMessage,
  insertReport,
  leftOutOf,
  messagesOf,
  newestRules,
  type ReportRow,
  reportByMark,
  setPart,
} from './reporting.queries.ts';
import type { MessageSide } from './reporting.tables.ts';
import { markOf, openMessages, sealMessage } from './sealed.ts';

export const thisWeek = ({ now }: ServerContext) => weekOf(dayOf(now(), DEFAULT_TIME_ZONE));
/** What opens a channel's page: 128 bits of chance, to be shared and not to be guessed. */
export const newAddress = () => randomBytes(16).toString('base64url');

const noChannel = () => fail('not_found', 'There is no open channel at this address');

export async function readChannel({ db }: ServerContext, address: string) {
  const company = await companyAt(db, address);
  if (!company) throw noChannel();
  const rules = await newestRules(db, company.id);
  return { company: company.name, rules, ...(await nameable(db, company.id)) };
}

/** Whom a report may be said to be about: who handles it, and who could become a handler by themselves. */
async function nameable(db: Queryable, companyId: string) {
  const handlers = (await handlersOf(db, companyId)).map(({ id, name }) => ({ id, name }));
  const admins = await companyAdminsOf(db, companyId);
  const isHandler = (id: string) => handlers.some((one) => one.id === id);
  return { handlers, admins: admins.filter(({ id }) => !isHandler(id)) };
}

interface Reported {
  address: string;
  kind: (typeof REPORT_KINDS)[number];
  text: string;
  about: readonly string[];
}

/** Takes a report. Of whoever gives it nothing is kept: the receipt is their one way back. */
export async function report(
  context: ServerContext,
  { address, kind, text, about }: Reported,
): Promise<typeof NOT_NAMED | { receipt: string; help: Help | null }> {
  const receipt = newReceipt(randomInt);
  const mark = await markOf(context, receipt);
  const week = thisWeek(context);
  return context.db.transaction(async (tx) => {
    const company = await companyAt(tx, address);
    if (!company) throw noChannel();
    const { handlers, admins } = await nameable(tx, company.id);
    const named = new Set([...handlers, ...admins].map((one) => one.id));
    if (about.some((one) => !named.has(one))) return NOT_NAMED;
    const id = randomUUID();
    await insertReport(tx, {
      ...{ id, companyId: company.id, companyName: company.name, mark, kind, week },
      ...{ state: 'received', outcome: null, concludedWeek: null },
      dueOn: dueDay(week, isHoliday),
    });
    for (const userId of new Set(about)) await setPart(tx, { userId, reportId: id, part: 'about' });
    for (const { id: userId, grantId } of await handlersOf(tx, company.id)) {
      await setPart(tx, { userId, reportId: id, part: 'may', grantId });
    }
    await addMessage(
      context,
      tx,
      { id, companyId: company.id },
      { side: 'reporter', text, by: null },
    );
    return { receipt, help: helpOf(text, DEFAULT_TIME_ZONE) };
  });
}

export function readThread(
  context: ServerContext,
  receipt: string,
): Promise<typeof NO_RECEIPT | Thread> {
  return context.db.transaction(async (tx) => {
    const row = await reportByMark(tx, await markOf(context, receipt));
    return row ? threadOf(context, tx, row) : NO_RECEIPT;
  });
}

export function answerThread(
  context: ServerContext,
  { receipt, text }: { receipt: string; text: string },
): Promise<typeof NO_RECEIPT | typeof CONVERSATION_FULL | { thread: Thread; help: Help | null }> {
  return context.db.transaction(async (tx) => {
    const row = await reportByMark(tx, await markOf(context, receipt));
    if (!row) return NO_RECEIPT;
    const added = await addMessage(context, tx, row, { side: 'reporter', text, by: null });
    if (!added) return CONVERSATION_FULL;
    const thread = await threadOf(context, tx, row);
    return { thread, help: helpOf(text, DEFAULT_TIME_ZONE) };
  });
}

interface NewMessage {
  side: MessageSide;
  text: string;
  by: string | null;
}

/** Adds to the conversation of a report that is held; false where it is full. */
export async function addMessage(
  context: ServerContext,
  tx: Queryable,
  { id: reportId, companyId }: Pick<ReportRow, 'id' | 'companyId'>,
  { side, text, by }: NewMessage,
): Promise<boolean> {
  const nth = (await countMessages(tx, reportId)) + 1;
  // An outcome is always told.
  if (nth > MOST_MESSAGES && side !== 'outcome') return false;
  const sealed = await sealMessage(context, tx, { companyId, reportId, nth }, { text, by });
  await insertMessage(tx, { reportId, nth, side, week: thisWeek(context), sealed });
  return true;
}

/** What the reporter sees: no note of the committee, and no name of anybody in it. */
async function threadOf(context: ServerContext, tx: Queryable, row: ReportRow): Promise<Thread> {
  const { id, companyId, companyName, kind, state, week, dueOn, outcome } = row;
  const opened = await openMessages(context, tx, companyId, await messagesOf(tx, id));
  return {
    ...{ company: companyName, kind, state, week, dueOn, outcome },
    handlers: await countHandlers(tx, id),
    leftOut: (await leftOutOf(tx, id)).length,
    messages: opened.flatMap((message) =>
      message.side === 'note' || message.side === 'admin_note'
        ? []
        : [{ side: message.side, week: message.week, text: message.text }],
    ),
  };
}
