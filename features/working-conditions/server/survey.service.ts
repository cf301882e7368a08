import { randomBytes, timingSafeEqual } from 'node:crypto';
import { accountsOf } from '#features/accounts/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import {
  BAD_CONTENT,
  BAD_TICKET,
  type KeptRecord,
  SURVEY_CLOSED,
  SURVEY_DAYS,
  SURVEY_OPEN,
  SURVEY_PAUSE_DAYS,
  SURVEY_TOO_SOON,
  TICKET_GIVEN,
  TICKET_USED,
} from '../contract/working-conditions.contract.ts';
import { isSettled } from './people.queries.ts';
import {
  addVersion,
  countPeople,
  lockRecords,
  unitNames,
  unitsWithPeople,
} from './records.queries.ts';
import { authorOf } from './records.service.ts';
import { resultsOf } from './results.rules.ts';
import {
  type Answer,
  answersOf,
  countReaders,
  deleteSurvey,
  insertAnswer,
  insertSurvey,
  insertTicket,
  lastClosing,
  lockSurvey,
  surveysToClose,
} from './survey.queries.ts';
import { tellJob } from './tell.job.ts';
import { companyOfMember, companyToWrite } from './whose.ts';

const BYTES = 16;
/** Survey, serial and their keyed hash; a byte more tells whether its person is settled. */
const TICKET_BYTES = 3 * BYTES;
const OPENING_AND_CLOSING = 'working_conditions.survey';

/**
 * Opens a survey until a day and tells the people of the company. Not soon after the one before: what
 * changed between two results within days would be what one person answered.
 */
export async function openSurvey(
  { db, jobs, now }: ServerContext,
  caller: Caller,
  closesOn: string,
) {
  const companyId = companyToWrite(caller);
  const openedOn = dayOf(now(), DEFAULT_TIME_ZONE);
  const { fewest, most } = SURVEY_DAYS;
  if (closesOn < addDays(openedOn, fewest) || closesOn > addDays(openedOn, most)) {
    return BAD_CONTENT;
  }
  return db.transaction(async (tx) => {
    // One that was closing until now is a record by then.
    await lockOwn(tx, OPENING_AND_CLOSING, companyId);
    const last = await lastClosing(tx, companyId);
    if (last && openedOn < addDays(last, SURVEY_PAUSE_DAYS)) return SURVEY_TOO_SOON;
    const survey = await insertSurvey(tx, { companyId, openedOn, closesOn });
    if (!survey) return SURVEY_OPEN;
    await jobs.send(tx, tellJob, { companyId, what: 'survey_opened', after: null });
    return survey;
  });
}

/**
 * Somebody's one way into a survey. That they had one is kept until the survey closes, and what it was
 * nowhere: a ticket carries a serial of chance and our keyed hash of it, so an answer says only that
 * somebody of the company gave it, and whether that was somebody who had been there for a while.
 */
export function askTicket(
  context: ServerContext,
  caller: Caller,
  surveyId: string,
): Promise<typeof SURVEY_CLOSED | typeof TICKET_GIVEN | { ticket: string }> {
  const companyId = companyOfMember(caller);
  return context.db.transaction(async (tx) => {
    const survey = await lockSurvey(tx, surveyId, 'share');
    if (survey && survey.companyId !== companyId) throw noSurvey();
    if (!survey || isOver(context, survey.closesOn)) return SURVEY_CLOSED;
    if (!(await insertTicket(tx, { userId: caller.userId, surveyId }))) return TICKET_GIVEN;
    const settled = await isSettled(tx, { userId: caller.userId, companyId }, context.now());
    return { ticket: await ticketOf(context, { surveyId, settled, serial: randomBytes(BYTES) }) };
  });
}

/** Spends a ticket on the answers of whoever has it. */
export async function answerSurvey(
  context: ServerContext,
  {
    ticket,
    ...given
  }: {
    ticket: string;
    site: string | null;
    sector: string | null;
    answers: readonly (number | null)[];
  },
): Promise<typeof BAD_TICKET | typeof TICKET_USED | typeof SURVEY_CLOSED | 'taken'> {
  const opened = await openTicket(context, ticket);
  if (!opened) return BAD_TICKET;
  const { surveyId, serial, settled } = opened;
  return context.db.transaction(async (tx) => {
    const survey = await lockSurvey(tx, surveyId, 'share');
    if (!survey || isOver(context, survey.closesOn)) return SURVEY_CLOSED;
    const place = await knownPlace(tx, survey.companyId, given);
    const answers = given.answers.map((answer) => answer ?? 0);
    const isNew = await insertAnswer(tx, { surveyId, serial, settled, ...place, answers });
    return isNew ? 'taken' : TICKET_USED;
  });
}

/** Names that the company has; any other is as good as none. */
async function knownPlace(
  tx: Queryable,
  companyId: string,
  { site, sector }: Pick<Answer, 'site' | 'sector'>,
): Promise<Pick<Answer, 'site' | 'sector'>> {
  const [sites, sectors] = [
    await unitNames(tx, companyId, 'site'),
    await unitNames(tx, companyId, 'sector'),
  ];
  return {
    site: site !== null && sites.includes(site) ? site : null,
    sector: sector !== null && sectors.includes(sector) ? sector : null,
  };
}

/** Closes a survey of the caller's company before its day. */
export async function closeSurvey(
  context: ServerContext,
  caller: Caller,
  surveyId: string,
): Promise<KeptRecord> {
  const companyId = companyToWrite(caller);
  const closed = await close(context, { id: surveyId, companyId }, authorOf(caller));
  if (!closed) throw noSurvey();
  return closed;
}

/** Closes what has come to its day; what another process closed meanwhile is left alone. */
export async function closeDueSurveys(context: ServerContext): Promise<void> {
  const today = dayOf(context.now(), DEFAULT_TIME_ZONE);
  for (const survey of await surveysToClose(context.db, today)) {
    await close(context, survey, 'Florescer');
  }
}

/** Works out the results once, keeps them as a record, and erases answers and tickets with the survey. */
function close(
  { db, now }: ServerContext,
  { id, companyId }: { id: string; companyId: string },
  authorName: string,
): Promise<KeptRecord | null> {
  return db.transaction(async (tx) => {
    await lockOwn(tx, OPENING_AND_CLOSING, companyId);
    const survey = await lockSurvey(tx, id, 'update');
    if (survey?.companyId !== companyId) return null;
    await lockRecords(tx, companyId);
    const at = now();
    const content = resultsOf(await answersOf(tx, id), {
      people: await countPeople(tx, companyId),
      readers: await countReaders(tx, { surveyId: id, companyId }),
      sites: await unitsWithPeople(tx, companyId, 'site'),
      sectors: await unitsWithPeople(tx, companyId, 'sector'),
      openedOn: survey.openedOn,
      closedOn: dayOf(at, DEFAULT_TIME_ZONE),
    });
    await deleteSurvey(tx, id);
    return addVersion(tx, { companyId, kind: 'survey', id, version: 1, at, authorName, content });
  });
}

interface Ticket {
  surveyId: string;
  serial: Buffer;
  settled: boolean;
}

async function ticketOf(context: ServerContext, ticket: Ticket): Promise<string> {
  const survey = Buffer.from(ticket.surveyId.replaceAll('-', ''), 'hex');
  const settled = Buffer.of(Number(ticket.settled));
  const mark = await markOf(context, ticket);
  return Buffer.concat([survey, ticket.serial, mark, settled]).toString('base64url');
}

async function openTicket(context: ServerContext, given: string): Promise<Ticket | null> {
  const bytes = Buffer.from(given, 'base64url');
  // Those of before a ticket could tell it are shorter, and of nobody who is settled.
  if (bytes.length !== TICKET_BYTES && bytes.length !== TICKET_BYTES + 1) return null;
  const [, a, b, c, d, e] = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(
    bytes.subarray(0, BYTES).toString('hex'),
  ) as RegExpExecArray;
  const ticket = {
    surveyId: [a, b, c, d, e].join('-'),
    serial: bytes.subarray(BYTES, 2 * BYTES),
    settled: bytes[TICKET_BYTES] === 1,
  };
  const mark = await markOf(context, ticket);
  return timingSafeEqual(mark, bytes.subarray(2 * BYTES, TICKET_BYTES)) ? ticket : null;
}

async function markOf(context: ServerContext, { surveyId, serial, settled }: Ticket) {
  const { keys } = accountsOf(context);
  const words = `${surveyId} ${serial.toString('hex')}${settled ? ' settled' : ''}`;
  return (await keys.derive('working_conditions.ticket', words)).subarray(0, BYTES);
}

const isOver = ({ now }: ServerContext, closesOn: string) =>
  closesOn < dayOf(now(), DEFAULT_TIME_ZONE);
const noSurvey = () => fail('not_found', 'There is no such survey in your company');
