import { sign } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { AccessTokenClaims } from './jwt-claims.ts';
import { AUDIENCE } from './jwt-claims.ts';
import { encodedPart, type KeyStore } from './key-store.ts';
import { rawSignature } from './raw-signature.ts';

/** What the server reads from a token that it has verified. */
export interface VerifiedToken {
  userId: string;
  sessionId: string | null;
  role: string;
  audience: string;
  /** Unix seconds. */
  expiresAt: number;
}

/** A token that is not ours, not in order or no longer good. */
export class BadToken extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadToken';
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Signs the claims of an access token (ES256, with the key's id in the header). Written out because
 * the library's way through WebCrypto takes 340 microseconds, as much as a whole refresh may.
 */
export async function signAccessToken(keys: KeyStore, claims: AccessTokenClaims): Promise<string> {
  const { header, key } = await keys.signing();
  const signed = `${header}.${encodedPart(claims)}`;
  const signature = rawSignature(sign('sha256', Buffer.from(signed), key));
  return `${signed}.${signature.toString('base64url')}`;
}

/**
 * Checks signature, algorithm, issuer, audience and times of an access token. Throws `BadToken` for
 * everything that is not a good token of this instance. Whether the session still lives is asked of
 * the database, not of the token.
 */
export async function verifyAccessToken(
  token: string,
  { keys, issuer, now }: { keys: KeyStore; issuer: string; now: Date },
): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(
      token,
      async (header) => {
        const key = await keys.verifying(header);
        if (!key) throw new BadToken('unknown key');
        return key;
      },
      // One algorithm: neither `none` nor an HMAC keyed with the public key gets through.
      {
        algorithms: ['ES256'],
        issuer,
        audience: AUDIENCE,
        currentDate: now,
        requiredClaims: ['exp'],
      },
    );
    const { sub, session_id: sessionId, role, aud, exp, iat } = payload;
    if (typeof sub !== 'string' || !UUID.test(sub)) throw new BadToken('sub is not a UUID');
    if (typeof iat === 'number' && iat > now.getTime() / 1_000 + 1)
      throw new BadToken('issued later');
    return {
      userId: sub,
      sessionId: typeof sessionId === 'string' && UUID.test(sessionId) ? sessionId : null,
      role: typeof role === 'string' ? role : '',
      audience: typeof aud === 'string' ? aud : AUDIENCE,
      expiresAt: exp ?? 0,
    };
  } catch (error) {
    if (isOurFault(error)) throw error;
    throw new BadToken('token is not valid');
  }
}

/** jose's own errors and ours speak about the token; anything else (no database, say) does not. */
function isOurFault(error: unknown): boolean {
  if (error instanceof BadToken) return false;
  const code = (error as { code?: unknown } | null)?.code;
  return !(error instanceof TypeError) && !(typeof code === 'string' && code.startsWith('ERR_J'));
}
