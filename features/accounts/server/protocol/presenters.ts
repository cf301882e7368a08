import type { identities, users } from '../accounts.tables.ts';
import { ACCESS_TOKEN_SECONDS, AUDIENCE } from '../keys/jwt-claims.ts';

export type UserRow = typeof users.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;

/**
 * The person as the protocol shows them; secrets are never in. Times that are absent are undefined,
 * which JSON leaves out.
 */
export function presentUser(user: UserRow, identityRows: readonly IdentityRow[]) {
  const confirmed = [user.emailConfirmedAt, user.phoneConfirmedAt].filter((at) => at !== null);
  return {
    id: user.id,
    aud: AUDIENCE,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: time(user.emailConfirmedAt),
    invited_at: time(user.invitedAt),
    phone: user.phone ?? '',
    phone_confirmed_at: time(user.phoneConfirmedAt),
    confirmation_sent_at: time(user.confirmationSentAt),
    confirmed_at: time(confirmed.sort((a, b) => a.getTime() - b.getTime())[0] ?? null),
    recovery_sent_at: time(user.recoverySentAt),
    new_email: user.newEmail || undefined,
    email_change_sent_at: time(user.emailChangeSentAt),
    new_phone: user.newPhone || undefined,
    phone_change_sent_at: time(user.phoneChangeSentAt),
    reauthentication_sent_at: time(user.reauthenticationSentAt),
    last_sign_in_at: time(user.lastSignInAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    factors: user.factors.length > 0 ? user.factors : undefined,
    identities: identityRows.map(presentIdentity),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    banned_until: time(user.bannedUntil),
    deleted_at: time(user.deletedAt),
    is_anonymous: user.isAnonymous,
  };
}

/** What may be undefined may as well be left out. */
type Loose<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & Partial<T>;

export type PresentedUser = Loose<ReturnType<typeof presentUser>>;

/** `id` is the provider's subject; the row's own id is `identity_id`. */
function presentIdentity(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.subject,
    user_id: identity.userId,
    identity_data: identity.data,
    provider: identity.provider,
    last_sign_in_at: time(identity.lastSignInAt),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    email: identity.email || undefined,
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

function time(at: Date | null): string | undefined {
  return at?.toISOString();
}
