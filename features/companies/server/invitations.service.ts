import type { CompanyGrantKind } from '#features/access/contract/access.rules.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { SEALED_TEXT } from '#packages/crypto/index.ts';
import { type Queryable, uuidV7 } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import {
  type CompanyInvitation,
  type InvitationLine,
  type InvitationState,
  NO_PLACES,
  type RefusedLine,
  TOO_SOON,
} from '../contract/invitations.contract.ts';
import { UNIT_KINDS, type UnitKind } from '../contract/unit-name.rules.ts';
import { addressHint } from './address-hint.ts';
import { asAdmin, noCompany, recordOfCompany } from './as-admin.ts';
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
import { countMails } from './mails/count-mails.ts';
import { sendInvitationsJob } from './mails/invitation-mail.ts';
import { placesOf } from './plug-in-points.ts';
import { placeLines } from './unit-lines.rules.ts';
import { insertUnits, unitsOf } from './units.queries.ts';

/** Rows of one statement; PostgreSQL takes 65,535 values. */
const ROWS_AT_ONCE = 2_000;

/** What would become of some lines. */
export async function checkInvitations(
  context: ServerContext,
  { companyId }: Caller,
  lines: readonly InvitationLine[],
): Promise<{ ready: number; refused: RefusedLine[]; newSites: string[]; newSectors: string[] }> {
  if (!companyId) throw noCompany();
  const { ready, refused, added } = await judge(context, context.db, companyId, lines);
  return { ready: ready.length, refused, newSites: added.site, newSectors: added.sector };
}

/** Invites everybody whose line has no problem, or, where there are too few places, nobody. */
export function invitePeople(
  context: ServerContext,
  caller: Caller,
  lines: readonly InvitationLine[],
): Promise<typeof NO_PLACES | { invited: number; refused: RefusedLine[] }> {
  return asAdmin(context, caller, async (tx, companyId) => {
    const { ready, refused, added } = await judge(context, tx, companyId, lines);
    const invited = ready.length;
    if (invited === 0) return { invited, refused };
    const { places, free } = await placesOf(context, tx, companyId);
    if (free < invited) return NO_PLACES;
    await countMails(context, companyId, { mails: invited, places });
    for (const kind of UNIT_KINDS) await insertUnits(tx, companyId, kind, added[kind]);
    for (let from = 0; from < invited; from += ROWS_AT_ONCE) {
      const some = ready.slice(from, from + ROWS_AT_ONCE);
      await insertInvitations(tx, await rowsOf(context, tx, caller, companyId, some));
    }
    await context.jobs.send(tx, sendInvitationsJob, { companyId });
    await recordOfCompany(context, tx, caller, 'people_invited', companyId);
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
    tryUnseal(context, id, () => key.open(placeOfAddress(id), sealedAddress, SEALED_TEXT));
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
    const { places } = await placesOf(context, tx, companyId);
    await countMails(context, companyId, { mails: 1, places });
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
    await recordOfCompany(context, tx, caller, 'invitation_withdrawn', companyId);
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
  const judged = judgeLines(lines, { members, open: new Set(emails.filter(isOpen)) });
  const namesOf = async (kind: UnitKind) =>
    (await unitsOf(db, companyId, kind)).map(({ name }) => name);
  const there = { site: await namesOf('site'), sector: await namesOf('sector') };
  const { ready, refused, added } = placeLines(judged.ready, there);
  const all = [...judged.refused, ...refused].toSorted((a, b) => a.nth - b.nth);
  return { ready, refused: all, added };
}

/** The rows of new invitations; with `grant` they give that instead of a place among the company's people. */
export async function rowsOf(
  context: ServerContext,
  tx: Queryable,
  { userId, language }: Caller,
  companyId: string,
  lines: readonly Pick<ReadyLine, 'email' | 'site' | 'sector'>[],
  grant?: { kind: CompanyGrantKind; until: string | null },
) {
  const now = context.now();
  const key = await context.vault.keyOfThing(companyId, tx);
  const given = grant ? { grantKind: grant.kind, grantUntil: grant.until, invitedBy: userId } : {};
  const rowOf = async ({ email, site, sector }: (typeof lines)[number]) => {
    const id = uuidV7(now);
    return {
      ...given,
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
    grant: row.grantKind,
    isSent: row.sentAt !== null,
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

const noInvitation = () => fail('not_found', 'There is no such open invitation');
