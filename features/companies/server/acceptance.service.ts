import type { CompanyGrantKind } from '#features/access/contract/access.rules.ts';
import { confirmedAddressOf, holdPerson } from '#features/accounts/server/index.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { SEALED_TEXT } from '#packages/crypto/index.ts';
import { lockOwn, type Queryable, type Transaction } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  type COMPANY_FULL,
  IN_ANOTHER_COMPANY,
  type Invitation,
  type InvitationState,
} from '../contract/invitations.contract.ts';
import type { ONLY_COMPANY_ADMIN } from '../contract/people.contract.ts';
import { leavingObstacle } from './company-admins.ts';
import { holdsGrant, putGrant } from './company-grants.queries.ts';
import { hashOf, markOf, placeOfAddress } from './invitation-secrets.ts';
import {
  endInvitation,
  findByAddress,
  findByToken,
  findInvitation,
  type InvitationRow,
  lockCompanies,
  lockInvitation,
  noteDeclined,
} from './invitations.queries.ts';
import { joinCompany, orFull } from './join-company.ts';
import { companyOf } from './people.queries.ts';
import { endMembership } from './people.service.ts';

/** What a mailed link invites to; throws `not_found` for a link that is cut off, replaced or of a company that ended. */
export async function readInvitation({ db, vault, now }: ServerContext, token: string) {
  const found = await findByToken(db, hashOf(token));
  if (!found) throw noInvitation();
  const { invitation, company } = found;
  const { id, companyId, sealedAddress, site, sector, expiresAt, declined } = invitation;
  const isOver = declined || expiresAt <= now();
  const state: InvitationState =
    invitation.state === 'open' && isOver ? 'expired' : invitation.state;
  const key = await vault.keyOfThing(companyId);
  const address =
    state === 'open' && sealedAddress
      ? key.open(placeOfAddress(id), sealedAddress, SEALED_TEXT)
      : null;
  const grant = grantOf(invitation);
  return { state, company, site, sector, grant, expiresAt: expiresAt.toISOString(), address };
}

/** The invitations that wait for the caller. */
export async function ownInvitations(
  context: ServerContext,
  { userId }: Caller,
): Promise<{ invitations: Invitation[] }> {
  const email = await confirmedAddressOf(context.db, userId);
  if (email === null) return { invitations: [] };
  const rows = await findByAddress(context.db, await markOf(context, email), context.now());
  return {
    invitations: rows.map(({ invitation, company }) => ({
      ...{ id: invitation.id, company, site: invitation.site, sector: invitation.sector },
      grant: grantOf(invitation),
      expiresAt: invitation.expiresAt.toISOString(),
    })),
  };
}

const grantOf = ({ grantKind: kind, grantUntil: until }: InvitationRow) => kind && { kind, until };

/**
 * Makes the caller one of the people of the company that invited them; gives what comes first, if
 * anything does. Of two acceptances at once the second finds what the first has done.
 */
export function acceptInvitation(
  context: ServerContext,
  { userId }: Caller,
  { id, leave }: { id: string; leave: boolean },
): Promise<Obstacle | typeof COMPANY_FULL | 'joined'> {
  const { db, now } = context;
  const join = async (tx: Transaction): Promise<Obstacle | 'joined'> => {
    await holdPerson(tx, userId);
    await lockOwn(tx, 'membership', userId);
    const invitation = await holdInvitation(context, tx, userId, id);
    const { isOpen, companyId, site, sector, grantKind } = invitation;
    if (grantKind) {
      if (!isOpen && !(await holdsGrant(tx, { userId, companyId, kind: grantKind }))) {
        throw noInvitation();
      }
      if (isOpen) await takeOn(context, tx, userId, { ...invitation, grantKind });
      return 'joined';
    }
    const current = await companyOf(tx, userId);
    if (current === companyId) {
      if (isOpen) await endInvitation(tx, id, { state: 'accepted', now: now() });
      return 'joined';
    }
    if (!isOpen) throw noInvitation();
    if (current !== null) {
      if (!leave) return IN_ANOTHER_COMPANY;
      const obstacle = await leavingObstacle(tx, userId, now());
      if (obstacle) return obstacle;
      await endMembership(context, tx, userId, 'company_left');
    }
    await endInvitation(tx, id, { state: 'accepted', now: now() });
    await joinCompany(context, tx, { userId, companyId, site, sector });
    return 'joined';
  };
  return orFull(db.transaction(join));
}

type Obstacle = typeof IN_ANOTHER_COMPANY | typeof ONLY_COMPANY_ADMIN;

/** Gives what a company offered to somebody who need not belong to it. */
async function takeOn(
  context: ServerContext,
  tx: Queryable,
  userId: string,
  invitation: InvitationRow & { grantKind: CompanyGrantKind },
): Promise<void> {
  const { id, companyId, grantKind: kind, grantUntil: until, invitedBy } = invitation;
  const now = context.now();
  await endInvitation(tx, id, { state: 'accepted', now });
  await putGrant(tx, { userId, companyId, kind, until, givenBy: invitedBy, createdAt: now });
  const subject = { kind: 'company', id: companyId } as const;
  const act = 'company_grant_given';
  await recordAct(tx, { at: now, act, actorId: invitedBy, subject, companyId });
}

/** Turns an invitation to the caller down: to them it is over, to the company it runs out at its date. */
export function declineInvitation(
  context: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const { isOpen } = await holdInvitation(context, tx, userId, id);
    if (!isOpen) throw noInvitation();
    await noteDeclined(tx, id);
  });
}

/**
 * Holds the companies that an acceptance touches and says whether the invitation is open and to the
 * caller. What is to somebody else is like what does not exist, but for the people of its company.
 */
async function holdInvitation(
  context: ServerContext,
  tx: Queryable,
  userId: string,
  id: string,
): Promise<InvitationRow & { isOpen: boolean }> {
  const seen = await findInvitation(tx, id);
  if (!seen) throw noInvitation();
  const { companyId } = seen;
  const current = await companyOf(tx, userId);
  const held = await lockCompanies(tx, current ? [companyId, current] : [companyId]);
  const invitation = await lockInvitation(tx, { id, companyId });
  if (!held.includes(companyId) || !invitation) throw noInvitation();
  const email = await confirmedAddressOf(tx, userId);
  const mark = email === null ? null : await markOf(context, email);
  const isOpen =
    mark !== null &&
    !invitation.declined &&
    invitation.expiresAt > context.now() &&
    invitation.addressMark?.equals(mark) === true;
  return { ...invitation, isOpen };
}

const noInvitation = () => fail('not_found', 'There is no such invitation to your address');
