import { ONE_TIME_LIFE_SECONDS } from '../../contract/one-time-life.rules.ts';
import type { AuthenticationMethod } from '../accounts.tables.ts';

/**
 * Seconds for which a proof counts as fresh: as long as a mailed code works, so that who came in by
 * one can finish what they came for (decision 0055).
 */
export const FRESH_SECONDS = ONE_TIME_LIFE_SECONDS;

/** Whether its person proved themselves in this session lately, in whatever way. */
export function isFresh(
  session: { amr: readonly AuthenticationMethod[] } | null | undefined,
  now: Date,
): boolean {
  const limit = now.getTime() / 1_000 - FRESH_SECONDS;
  return (session?.amr ?? []).some(({ timestamp }) => timestamp >= Math.floor(limit));
}
