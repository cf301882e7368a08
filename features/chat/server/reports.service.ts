import * as z from 'zod';
import { holdPerson } from '#features/accounts/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { sealed } from '#packages/crypto/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { type Report, type ReportedMessage, reportedMessageSchema } from '../contract/reports.ts';
import { openMessages } from './chat.sealed.ts';
import { findMember } from './conversations.queries.ts';
import { noConversation } from './conversations.service.ts';
import { visibleAmong } from './messages.queries.ts';
import { namesOf } from './people.queries.ts';
import { closeReportRow, insertReport, pageOfReports, type ReportRow } from './reports.queries.ts';

/** Reports open for the operator’s team alone: their key is of no conversation and no person. */
const keyOfReports = ({ vault }: ServerContext) => vault.keyOfThing(uuidOf('chat reports'));
const placeOf = (id: string) => ({ table: 'chat_reports', row: id });
const REPORTED = sealed(z.array(reportedMessageSchema));
const PAGE = 30;

interface ReportDraft {
  id: string;
  reportedId: string;
  reason: Report['reason'];
  messageIds: readonly string[];
}

/**
 * Copies the messages that the caller chose for the operator’s team; those that they cannot read are not
 * among them. The same id again is the report that is there.
 */
export async function report(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  draft: ReportDraft,
): Promise<void> {
  const { db } = context;
  if (!(await findMember(db, id, userId))) throw noConversation();
  const rows = await visibleAmong(db, userId, id, draft.messageIds);
  // Whoever wrote it, and whether they are still here or have left.
  const theirs = rows.filter(({ byAssistant, userId: by }) => !byAssistant && by !== userId);
  if (!theirs.some((row) => row.userId === draft.reportedId)) {
    throw fail('not_found', 'None of these messages is theirs');
  }
  const opened = await openMessages(context, rows);
  const names = await namesOf(
    db,
    theirs.map((row) => row.userId),
  );
  const messages = opened.flatMap(
    ({ authorId, text, writtenAt, attachments }): ReportedMessage[] => {
      const words = [text ?? '', ...attachments.map(({ name }) => name)].filter(Boolean).join('\n');
      const mine = authorId === userId;
      return words ? [{ by: names.get(authorId ?? '') ?? '', mine, text: words, writtenAt }] : [];
    },
  );
  const key = await keyOfReports(context);
  await db.transaction(async (tx) => {
    for (const one of [userId, draft.reportedId].sort()) await holdPerson(tx, one);
    await insertReport(tx, {
      ...{ id: draft.id, userId, reportedUserId: draft.reportedId, reason: draft.reason },
      ...{ createdAt: context.now(), closedAt: null, outcome: null },
      sealed: key.seal(placeOf(draft.id), messages),
    });
  });
}

/** What people reported, for the operator’s team. */
export async function listReports(
  context: ServerContext,
  { state, after }: { state: 'open' | 'closed'; after?: string | undefined },
): Promise<{ reports: Report[]; next: string | null }> {
  const rows = await pageOfReports(context.db, { state, after, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const reports: Report[] = [];
  for (const row of page) reports.push(await viewReport(context, row));
  return { reports, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

export async function viewReport(
  context: ServerContext,
  { sealed, createdAt, closedAt, ...row }: ReportRow,
): Promise<Report> {
  const key = await keyOfReports(context);
  const open = () => key.open(placeOf(row.id), sealed, REPORTED);
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    messages: tryUnseal(context, row.id, open) ?? null,
  };
}

export async function closeReport(
  { db, now }: ServerContext,
  id: string,
  outcome: NonNullable<Report['outcome']>,
): Promise<void> {
  const found = await closeReportRow(db, id, { outcome, closedAt: now() });
  if (!found) throw fail('not_found', 'There is no such report');
}
