import type { CompanyGrantKind } from '#features/access/contract/access.rules.ts';
import { normalizeEmail } from '#features/accounts/server/index.ts';
import { notify } from '#features/notifications/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  ALREADY_INVITED,
  BAD_END,
  type CompanyGrantHolder,
  type HeldGrant,
  LONGEST_AUDIT_DAYS,
  NOT_ADDRESS,
} from '../contract/company-grants.contract.ts';
import { addressHint } from './address-hint.ts';
import { asAdmin, noCompany, recordOfCompany } from './as-admin.ts';
import {
  deleteGrant,
  grantHolders,
  grantsOf,
  knownByAddress,
  putGrant,
} from './company-grants.queries.ts';
import { markOf } from './invitation-secrets.ts';
import { insertInvitations, openMarksAmong } from './invitations.queries.ts';
import { rowsOf } from './invitations.service.ts';
import { countMails } from './mails/count-mails.ts';
import { sendInvitationsJob } from './mails/invitation-mail.ts';
import { placesOf } from './plug-in-points.ts';

const DAY_MS = 86_400_000;

export async function listGrants(
  { db }: ServerContext,
  { companyId }: Caller,
): Promise<CompanyGrantHolder[]> {
  if (!companyId) throw noCompany();
  const rows = await grantHolders(db, companyId);
  return rows.map(({ since, email, ...one }) => ({
    ...one,
    addressHint: addressHint(email),
    since: since.toISOString(),
  }));
}

interface Given {
  address: string;
  kind: CompanyGrantKind;
  until: string | null;
}

/**
 * Gives a grant to one of the company’s people, or changes how long it lasts. Anybody else is invited:
 * whether the address has an account, and whose, is told by an acceptance alone. An auditor’s has an end,
 * the committee’s has none.
 */
export function giveGrant(
  context: ServerContext,
  caller: Caller,
  { address, kind, until }: Given,
): Promise<
  typeof NOT_ADDRESS | typeof BAD_END | typeof ALREADY_INVITED | { outcome: 'given' | 'invited' }
> {
  return asAdmin(context, caller, async (tx, companyId) => {
    const now = context.now();
    if (!isGoodEnd(kind, until, now)) return BAD_END;
    const email = normalizeEmail(address);
    if (email === null) return NOT_ADDRESS;
    const userId = await knownByAddress(tx, { companyId, kind, email });
    if (!userId) return inviteTo(context, tx, caller, { companyId, email, kind, until });
    const grant = { userId, companyId, kind, until, givenBy: caller.userId, createdAt: now };
    if (await putGrant(tx, grant)) {
      await notify(context, tx, { userId, kind: 'company_grant_given', params: {} });
    }
    await recordOfCompany(context, tx, caller, 'company_grant_given', companyId);
    return { outcome: 'given' };
  });
}

/** Asks the holder of an address, whoever that is, to take a grant on. */
async function inviteTo(
  context: ServerContext,
  tx: Queryable,
  caller: Caller,
  {
    companyId,
    email,
    ...grant
  }: { companyId: string; email: string; kind: CompanyGrantKind; until: string | null },
): Promise<typeof ALREADY_INVITED | { outcome: 'invited' }> {
  const mark = await markOf(context, email);
  if ((await openMarksAmong(tx, companyId, [mark])).size > 0) return ALREADY_INVITED;
  const { places } = await placesOf(context, tx, companyId);
  await countMails(context, companyId, { mails: 1, places });
  const line = { email, site: null, sector: null };
  await insertInvitations(tx, await rowsOf(context, tx, caller, companyId, [line], grant));
  await context.jobs.send(tx, sendInvitationsJob, { companyId });
  await recordOfCompany(context, tx, caller, 'people_invited', companyId);
  return { outcome: 'invited' };
}

export function takeGrant(
  context: ServerContext,
  caller: Caller,
  { userId, kind }: { userId: string; kind: CompanyGrantKind },
): Promise<void> {
  return asAdmin(context, caller, async (tx, companyId) => {
    if (!(await deleteGrant(tx, { userId, companyId, kind }))) {
      throw fail('not_found', 'They do not have this grant');
    }
    await recordOfCompany(context, tx, caller, 'company_grant_taken', companyId);
  });
}

/** What companies let the caller do. */
export async function ownGrants({ db }: ServerContext, { userId }: Caller): Promise<HeldGrant[]> {
  const rows = await grantsOf(db, userId);
  return rows.map(({ since, ...one }) => ({ ...one, since: since.toISOString() }));
}

/** The caller gives a grant of theirs back. */
export function giveBack(
  context: ServerContext,
  caller: Caller,
  { companyId, kind }: { companyId: string; kind: CompanyGrantKind },
): Promise<void> {
  return context.db.transaction(async (tx) => {
    if (!(await deleteGrant(tx, { userId: caller.userId, companyId, kind }))) {
      throw fail('not_found', 'The caller does not have this grant');
    }
    await recordOfCompany(context, tx, caller, 'company_grant_taken', companyId);
  });
}

function isGoodEnd(kind: CompanyGrantKind, until: string | null, now: Date): boolean {
  if (kind === 'committee') return until === null;
  if (until === null) return false;
  const days = (Date.parse(until) - now.getTime()) / DAY_MS;
  return days > -1 && days <= LONGEST_AUDIT_DAYS;
}
