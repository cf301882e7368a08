/** Digits of a PIN. */
export const PIN = /^\d{4,8}$/;
/** Minutes away after which the app locks; 0 is at once. */
export const DELAYS = [0, 1, 5, 15] as const;
export type Delay = (typeof DELAYS)[number];
const MINUTE_MS = 60_000;
/** Wrong tries that cost nothing but themselves. */
const FREE_TRIES = 4;
/** After so many the session ends: whoever it is signs in with the password. */
export const MOST_TRIES = 10;

/** Whether an app that was away since an instant locks; `null` for one that has just been opened. */
export function locksAfter(awaySince: number | null, now: number, minutes: Delay): boolean {
  return awaySince === null || now - awaySince >= minutes * MINUTE_MS;
}

/** Seconds to wait after so many wrong tries: 5, 10, 20, 40, up to two minutes. */
export function waitAfter(tries: number): number {
  return tries <= FREE_TRIES ? 0 : Math.min(120, 5 * 2 ** (tries - FREE_TRIES - 1));
}
