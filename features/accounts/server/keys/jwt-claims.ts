import type { AuthenticationMethod } from '../accounts.tables.ts';
import type { Metadata } from '../users/metadata.rules.ts';

/** Seconds for which an access token is good. */
export const ACCESS_TOKEN_SECONDS = 3_600;
/** `aud` of every person's token, and the audience of a request that names none. */
export const AUDIENCE = 'authenticated';

export interface ClaimsUser {
  id: string;
  role: string;
  email: string | null;
  phone: string | null;
  appMetadata: Metadata;
  userMetadata: Metadata;
  isAnonymous: boolean;
}

export interface ClaimsSession {
  id: string;
  aal: 'aal1' | 'aal2';
  amr: AuthenticationMethod[];
}

/** The claims of an access token, in the shape that auth-js and row policies read. */
export function accessTokenClaims(
  user: ClaimsUser,
  session: ClaimsSession,
  { issuer, now }: { issuer: string; now: Date },
) {
  const issuedAt = Math.floor(now.getTime() / 1_000);
  return {
    iss: issuer,
    sub: user.id,
    aud: AUDIENCE,
    exp: issuedAt + ACCESS_TOKEN_SECONDS,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  };
}

export type AccessTokenClaims = ReturnType<typeof accessTokenClaims>;
