import type { FactorType, PresentedFactor } from '../accounts.tables.ts';

/** Second factors of one person, recovery codes among them (auth protocol, section 3.6). */
export const MAX_FACTORS = 10;
/** Characters of the name that a person gives to a factor or passkey. */
export const MAX_FRIENDLY_NAME = 120;
/** Milliseconds after which a factor that nobody tried to verify is gone. */
export const UNVERIFIED_LIFE_MS = 300_000;
/** Milliseconds for which a challenge of a factor or passkey waits for its answer. */
export const CHALLENGE_LIFE_MS = 300_000;

/** How a session says which factor proved it (`amr`). */
export const FACTOR_METHODS: Record<FactorType, string> = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
};

interface LastingFactor {
  status: 'unverified' | 'verified';
  createdAt: Date;
  lastChallengedAt: Date | null;
}

/**
 * Whether a factor was left unverified for too long. The time begins anew when a challenge ends, so
 * that who answers late is told so and can ask again.
 */
export function hasLapsed(factor: LastingFactor, now: Date): boolean {
  if (factor.status === 'verified') return false;
  const asked = factor.lastChallengedAt;
  const since = asked ? asked.getTime() + CHALLENGE_LIFE_MS : factor.createdAt.getTime();
  return now.getTime() > since + UNVERIFIED_LIFE_MS;
}

/** Unix seconds at which a challenge made now can no longer be answered. */
export function challengeEnd(now: Date): number {
  return Math.floor((now.getTime() + CHALLENGE_LIFE_MS) / 1_000);
}

export function isChallengeOver(createdAt: Date, now: Date): boolean {
  return now.getTime() > createdAt.getTime() + CHALLENGE_LIFE_MS;
}

/**
 * Whether a challenge can still be answered. One that was answered, or that another address asked
 * for, counts as elsewhere; the protocol has one refusal for both.
 */
export function judgeChallenge(
  challenge: { ip: string; createdAt: Date; verifiedAt: Date | null },
  { ip, now }: { ip: string; now: Date },
): 'open' | 'elsewhere' | 'expired' {
  if (challenge.verifiedAt || challenge.ip !== ip) return 'elsewhere';
  return isChallengeOver(challenge.createdAt, now) ? 'expired' : 'open';
}

/** Whether a person has a second factor, so that what matters needs a session at aal2. */
export function hasSecondFactor({ factors }: { factors: readonly PresentedFactor[] }): boolean {
  return factors.some(({ status }) => status === 'verified');
}

/** Whether a session may not do what matters: there is a second factor, and it has not proved it. */
export function lacksAssurance(
  user: { factors: readonly PresentedFactor[] },
  session: { aal: 'aal1' | 'aal2' } | null,
): boolean {
  return hasSecondFactor(user) && session?.aal !== 'aal2';
}
