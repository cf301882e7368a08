import { adminsAmong } from '#features/access/server/index.ts';
import type { Act } from '#features/audit/contract/audit.contract.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { type Queryable, uuidV7 } from '#packages/db/index.ts';
import { type ServerContext, unlessBroken } from '#packages/kernel/index.ts';
import {
  type CompanyInvitation,
  type InvitationLine,
  type InvitationState,
  NO_PLACES,
  type RefusedLine,
  TOO_SOON,
} from '../contract/invitations.contract.ts';
import { addressHint } from './address-hint.ts';
import { lockCompanyOf } from './companies.queries.ts';
import { hashOf, markOf, placeOfAddress, tokenOf } from './invitation-secrets.ts';
import {
  countInvitations,
  endInvitation,
  type InvitationRow,
  insertInvitations,
  lockInvitation,
  membersAmong,
  openMarksAmong,
  pageOfInvitations,
  renewInvitation,
} from './invitations.queries.ts';
import {
  addressesOf,
  expiryOf,
  isTooSoon,
  judgeLines,
  type ReadyLine,
} from './invitations.rules.ts';
import { sendInvitationsJob } from './mails/invitation-mail.ts';
import { mayInvite } from './plug-in-points.ts';

/** Rows of one statement; PostgreSQL takes 65,535 values. */
const ROWS_AT_ONCE = 2_000;

/** What would become of some lines. */
export async function checkInvitations(
  context: ServerContext,
  { companyId }: Caller,
  lines: readonly InvitationLine[],
): Promise<{ ready: number; refused: RefusedLine[] }> {
  if (!companyId) throw noCompany();
  const { ready, refused } = await judge(context, context.db, companyId, lines);
  return { ready: ready.length, refused };
}

/** Invites everybody whose line has no problem, or, where there are too few places, nobody. */
export function invitePeople(
  context: ServerContext,
  caller: Caller,
  lines: readonly InvitationLine[],
): Promise<typeof NO_PLACES | { invited: number; refused: RefusedLine[] }> {
  return asAdmin(context, caller, async (tx, companyId) => {
    const { ready, refused } = await judge(context, tx, companyId, lines);
    const invited = ready.length;
    if (invited === 0) return { invited, refused };
    for (const allows of mayInvite.of(context)) {
      if (!(await allows(tx, companyId, invited))) return NO_PLACES;
    }
    for (let from = 0; from < invited; from += ROWS_AT_ONCE) {
      const some = ready.slice(from, from + ROWS_AT_ONCE);
      await insertInvitations(tx, await rowsOf(context, tx, caller, companyId, some));
    }
    await context.jobs.send(tx, sendInvitationsJob, { companyId });
    await record(context, tx, caller, 'people_invited', companyId);
    return { invited, refused };
  });
}

/** Invitations of the caller's company in one state, newest first. */
export async function listInvitations(
  context: ServerContext,
  { companyId }: Caller,
  { state, after, limit }: { state: InvitationState; after?: string | undefined; limit: number },
) {
  if (!companyId) throw noCompany();
  const { db, vault } = context;
  const [key, rows, counted] = await Promise.all([
    vault.keyOfThing(companyId),
    pageOfInvitations(db, { companyId, state, after, limit: limit + 1 }),
    countInvitations(db, companyId),
  ]);
  const page = rows.slice(0, limit);
  const open = ({ id, sealedAddress }: InvitationRow) =>
    sealedAddress &&
    unlessBroken(context, id, () => key.open<string>(placeOfAddress(id), sealedAddress));
  return {
    invitations: page.map((row) => viewOf(row, open(row) || null)),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    ...counted,
  };
}

/** Sends an open invitation's mail again, with a new link and new days. */
export function resendInvitation(
  context: ServerContext,
  caller: Caller,
  id: string,
): Promise<typeof TOO_SOON | 'sent'> {
  return asAdmin(context, caller, async (tx, companyId) => {
    const row = await lockInvitation(tx, { id, companyId });
    if (row?.state !== 'open') throw noInvitation();
    const now = context.now();
    if (isTooSoon(row.sentAt, now)) return TOO_SOON;
    const mails = row.mails + 1;
    const tokenHash = hashOf(await tokenOf(context, { id, mails }));
    await renewInvitation(tx, id, { mails, tokenHash, expiresAt: expiryOf(now) });
    await context.jobs.send(tx, sendInvitationsJob, { companyId });
    return 'sent';
  });
}

export function withdrawInvitation(
  context: ServerContext,
  caller: Caller,
  id: string,
): Promise<void> {
  return asAdmin(context, caller, async (tx, companyId) => {
    const row = await lockInvitation(tx, { id, companyId });
    if (row?.state === 'withdrawn') return;
    if (row?.state !== 'open') throw noInvitation();
    await endInvitation(tx, id, { state: 'withdrawn', now: context.now() });
    await record(context, tx, caller, 'invitation_withdrawn', companyId);
  });
}

/** Holds the caller's company; that they still look after it is asked once it is held. */
function asAdmin<T>(
  { db }: ServerContext,
  { userId }: Caller,
  change: (tx: Queryable, companyId: string) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const companyId = await lockCompanyOf(tx, userId);
    if (!companyId) throw noCompany();
    if ((await adminsAmong(tx, [userId])).length === 0) {
      throw fail('forbidden', 'You look after this company no more');
    }
    return change(tx, companyId);
  });
}

async function judge(
  context: ServerContext,
  db: Queryable,
  companyId: string,
  lines: readonly InvitationLine[],
) {
  const emails = addressesOf(lines);
  const marks = await Promise.all(emails.map((email) => markOf(context, email)));
  const [members, openMarks] = [
    await membersAmong(db, companyId, emails),
    await openMarksAmong(db, companyId, marks),
  ];
  const isOpen = (_: string, nth: number) => openMarks.has(marks[nth]?.toString('base64') ?? '');
  return judgeLines(lines, { members, open: new Set(emails.filter(isOpen)) });
}

async function rowsOf(
  context: ServerContext,
  tx: Queryable,
  { language }: Caller,
  companyId: string,
  lines: readonly ReadyLine[],
) {
  const now = context.now();
  const key = await context.vault.keyOfThing(companyId, tx);
  const rowOf = async ({ email, site, sector }: ReadyLine) => {
    const id = uuidV7(now);
    return {
      ...{ id, companyId, site, sector, language, invitedAt: now, expiresAt: expiryOf(now) },
      sealedAddress: key.seal(placeOfAddress(id), email),
      addressMark: await markOf(context, email),
      addressHint: addressHint(email),
      tokenHash: hashOf(await tokenOf(context, { id, mails: 1 })),
    };
  };
  return Promise.all(lines.map(rowOf));
}

function viewOf(row: InvitationRow, address: string | null): CompanyInvitation {
  const { id, state, site, sector } = row;
  return {
    ...{ id, state, site, sector, address, addressHint: row.addressHint },
    isSent: row.sentAt !== null,
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

function record(
  { now }: ServerContext,
  tx: Queryable,
  { userId }: Caller,
  act: Act,
  companyId: string,
): Promise<void> {
  const subject = { kind: 'company', id: companyId } as const;
  return recordAct(tx, { at: now(), act, actorId: userId, subject, companyId });
}

const noCompany = () => fail('not_found', 'You belong to no company');
const noInvitation = () => fail('not_found', 'There is no such open invitation');
