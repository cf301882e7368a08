import type { Transaction } from '#packages/db/index.ts';
import { deleteFactors, factorsOf } from '../factors/factors.queries.ts';
import { NO_EMAIL_CHANGE } from '../mailed-links/email-change.ts';
import { clearTokens } from '../mailed-links/one-time-tokens.queries.ts';
import { deleteOtherIdentities } from '../oauth/identities.queries.ts';
import { withClaims } from '../oauth/identities.rules.ts';
import { deletePasskeys } from '../passkeys/passkeys.queries.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import type { Metadata } from './metadata.rules.ts';
import { updateUser } from './users.queries.ts';

/**
 * An account that comes to the owner of its address or number, without what somebody else may have put
 * there before: password, other ways in, sessions, codes, factors, wishes and metadata. `app_metadata` and
 * an invited person's metadata are the operator's and stay; a confirmed phone stays with its factors and
 * passkeys.
 */
export async function withoutPlanted(
  tx: Transaction,
  user: UserRow,
  { identityId, metadata }: { identityId?: string | undefined; metadata: Metadata },
): Promise<UserRow> {
  const providers = user.phoneConfirmedAt ? ['phone'] : [];
  await deleteOtherIdentities(tx, user.id, { providers, id: identityId });
  await clearTokens(tx, user.id);
  await deleteSessions(tx, user.id);
  if (!user.phoneConfirmedAt) {
    await deleteFactors(tx, user.id, await factorsOf(tx, user.id));
    await deletePasskeys(tx, user.id);
  }
  const cleared = await updateUser(tx, user.id, {
    ...{ passwordHash: null, passwordContested: false },
    ...{ ...NO_EMAIL_CHANGE, newPhone: null, phoneChangeSentAt: null },
    userMetadata: user.invitedAt ? withClaims(user.userMetadata, metadata) : metadata,
  });
  return cleared ?? user;
}
