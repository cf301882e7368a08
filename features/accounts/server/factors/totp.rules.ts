import { generateURI, verifySync } from 'otplib';

const PERIOD_SECONDS = 30;
/** Steps that the clock of a phone may be off, to either side. */
const SKEW_STEPS = 1;

/** The `otpauth://` address that an authenticator app reads: SHA-1, six digits, 30 seconds. */
export function totpAddress(issuer: string, account: string, secret: string): string {
  // A colon ends the issuer in this kind of address.
  return generateURI({ issuer: issuer.replaceAll(':', ' '), label: account, secret });
}

/**
 * The time step of a code of an authenticator app; null when the code is wrong, too old, or of a
 * step that was used (`lastUsedStep`) or lies before it: who looks over a shoulder gets nowhere.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastUsedStep }: { now: Date; lastUsedStep: number | null },
): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = verifySync({
    secret,
    token,
    period: PERIOD_SECONDS,
    epoch: Math.floor(now.getTime() / 1_000),
    epochTolerance: SKEW_STEPS * PERIOD_SECONDS,
  });
  if (!result.valid || !('timeStep' in result)) return null;
  return lastUsedStep !== null && result.timeStep <= lastUsedStep ? null : result.timeStep;
}
