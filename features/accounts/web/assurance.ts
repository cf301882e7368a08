import type { Factor, GoTrueClient, Session } from '@supabase/auth-js';

/** The parts of a person that say whether they have a second factor. */
type WithFactors = Pick<Session['user'], 'factors'>;

/** The second factors of a person that can be asked for. */
export function verifiedFactors({ factors = [] }: WithFactors): Factor[] {
  return factors.filter(({ status }) => status === 'verified');
}

/**
 * Whether the session in this browser still has to prove a second factor. Asks the server for a
 * fresh token first: what is stored may be older than the last change of the person's factors.
 * Undefined without a session.
 */
export async function lacksSecondFactor(auth: GoTrueClient): Promise<boolean | undefined> {
  const { data } = await auth.refreshSession();
  if (!data.session) return undefined;
  const level = await auth.mfa.getAuthenticatorAssuranceLevel();
  return level.data?.nextLevel === 'aal2' && level.data.currentLevel !== 'aal2';
}

/** Where somebody goes who has just signed in: past the second factor, where there is one. */
export function pathAfterSignIn(user: WithFactors | null, path: string): string {
  if (!user || verifiedFactors(user).length === 0) return path;
  return `/login?next=${encodeURIComponent(path)}`;
}
