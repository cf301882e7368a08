import type { identities, users } from '../accounts.tables.ts';
import { ACCESS_TOKEN_SECONDS, AUDIENCE } from '../rules/jwt-claims.ts';

export type UserRow = typeof users.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;

/** The person as the protocol shows them; absent times are left out, secrets are never in. */
export function presentUser(user: UserRow, identityRows: readonly IdentityRow[]) {
  const confirmed = [user.emailConfirmedAt, user.phoneConfirmedAt].filter((at) => at !== null);
  return {
    id: user.id,
    aud: AUDIENCE,
    role: user.role,
    email: user.email ?? '',
    ...time('email_confirmed_at', user.emailConfirmedAt),
    ...time('invited_at', user.invitedAt),
    phone: user.phone ?? '',
    ...time('phone_confirmed_at', user.phoneConfirmedAt),
    ...time('confirmation_sent_at', user.confirmationSentAt),
    ...time('confirmed_at', confirmed.sort((a, b) => a.getTime() - b.getTime())[0] ?? null),
    ...time('recovery_sent_at', user.recoverySentAt),
    ...(user.newEmail ? { new_email: user.newEmail } : {}),
    ...time('email_change_sent_at', user.emailChangeSentAt),
    ...(user.newPhone ? { new_phone: user.newPhone } : {}),
    ...time('phone_change_sent_at', user.phoneChangeSentAt),
    ...time('reauthentication_sent_at', user.reauthenticationSentAt),
    ...time('last_sign_in_at', user.lastSignInAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    ...(user.factors.length > 0 ? { factors: user.factors } : {}),
    identities: identityRows.map(presentIdentity),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    ...time('banned_until', user.bannedUntil),
    ...time('deleted_at', user.deletedAt),
    is_anonymous: user.isAnonymous,
  };
}

export type PresentedUser = ReturnType<typeof presentUser>;

/** `id` is the provider's subject; the row's own id is `identity_id`. */
function presentIdentity(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.subject,
    user_id: identity.userId,
    identity_data: identity.data,
    provider: identity.provider,
    ...time('last_sign_in_at', identity.lastSignInAt),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    ...(identity.email ? { email: identity.email } : {}),
  };
}

/** The token response, called session in the protocol. */
export function presentSession(
  tokens: { accessToken: string; refreshToken: string; expiresAt: number },
  user: PresentedUser,
) {
  return {
    access_token: tokens.accessToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: tokens.expiresAt,
    refresh_token: tokens.refreshToken,
    user,
  };
}

function time<K extends string>(name: K, at: Date | null): { [P in K]?: string } {
  return (at ? { [name]: at.toISOString() } : {}) as { [P in K]?: string };
}
