import { confirmedAddressOf, holdPerson } from '#features/accounts/server/index.ts';
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
import { hashOf, markOf, placeOfAddress } from './invitation-secrets.ts';
import {
  endInvitation,
  findByAddress,
  findByToken,
  findInvitation,
  type InvitationRow,
  lockCompanies,
  lockInvitation,
} from './invitations.queries.ts';
import { joinCompany, orFull } from './join-company.ts';
import { companyOf } from './people.queries.ts';
import { endMembership } from './people.service.ts';

/** What a mailed link invites to; throws `not_found` for a link that is cut off, replaced or of a company that ended. */
export async function readInvitation({ db, vault, now }: ServerContext, token: string) {
  const found = await findByToken(db, hashOf(token));
  if (!found) throw noInvitation();
  const { invitation, company } = found;
  const { id, companyId, sealedAddress, site, sector, expiresAt } = invitation;
  const state: InvitationState =
    invitation.state === 'open' && expiresAt <= now() ? 'expired' : invitation.state;
  const key = await vault.keyOfThing(companyId);
  const address =
    state === 'open' && sealedAddress
      ? key.open(placeOfAddress(id), sealedAddress, SEALED_TEXT)
      : null;
  return { state, company, site, sector, expiresAt: expiresAt.toISOString(), address };
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
    invitations: rows.map(({ invitation: { id, site, sector, expiresAt }, company }) => ({
      ...{ id, company, site, sector },
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

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
    const { isOpen, companyId, site, sector } = await holdInvitation(context, tx, userId, id);
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

/** Turns an invitation to the caller down, as if its days were over. */
export function declineInvitation(
  context: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const { isOpen } = await holdInvitation(context, tx, userId, id);
    if (!isOpen) throw noInvitation();
    await endInvitation(tx, id, { state: 'expired', now: context.now() });
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
    invitation.expiresAt > context.now() &&
    invitation.addressMark?.equals(mark) === true;
  return { ...invitation, isOpen };
}

const noInvitation = () => fail('not_found', 'There is no such invitation to your address');
