import { createHash, timingSafeEqual } from 'node:crypto';

export type ChallengeMethod = 's256' | 'plain';

export interface Challenge {
  challenge: string;
  method: ChallengeMethod;
}

/** Unreserved characters of RFC 7636, 43 to 128 of them. */
const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/;

/**
 * The PKCE challenge of a request: null without one, `'invalid'` when only one half came, the
 * method is unknown (any case is understood) or the challenge is not in the form of RFC 7636.
 */
export function readChallenge(
  challenge: string | undefined,
  method: string | undefined,
): Challenge | null | 'invalid' {
  if (!challenge && !method) return null;
  const known = method?.toLowerCase();
  if (!challenge || !CHALLENGE.test(challenge)) return 'invalid';
  if (known !== 's256' && known !== 'plain') return 'invalid';
  return { challenge, method: known };
}

/** Whether a verifier belongs to a challenge; compared in constant time. */
export function matchesChallenge(verifier: string, { challenge, method }: Challenge): boolean {
  const answer =
    method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [given, expected] = [Buffer.from(answer), Buffer.from(challenge)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
