import type { Accounts } from '../accounts.ts';
import { announcePerson } from '../mailed-links/confirmation.ts';
import { assertMetadataFit } from '../mailed-links/sign-up.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { newUserId } from '../users/create-user.ts';
import type { Metadata } from '../users/metadata.rules.ts';
import { insertUser } from '../users/users.queries.ts';
import { type Device, type Session, startSession } from './sign-in.ts';

/**
 * A new account without address or password, and its session: who loses that session loses the
 * account. It becomes a lasting one with a confirmed address or a linked identity. Throws 422
 * `anonymous_provider_disabled` where the operator has not switched it on.
 */
export async function signUpAnonymously(
  accounts: Accounts,
  metadata: Metadata,
  { device, acceptLanguage }: { device: Device; acceptLanguage: string | undefined },
): Promise<Session> {
  const { context } = accounts;
  if (!context.settings.auth.signInMethods.anonymous) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  assertMetadataFit(metadata);
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const user = await insertUser(tx, {
      id: await newUserId(tx),
      isAnonymous: true,
      userMetadata: metadata,
      createdAt: now,
      updatedAt: now,
    });
    if (!user) throw new Error('A new person was not stored');
    await announcePerson(accounts, tx, user, acceptLanguage);
    return startSession(accounts, tx, user, { method: 'anonymous', device, identities: [] });
  });
}
