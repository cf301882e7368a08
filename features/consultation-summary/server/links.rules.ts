import { MOST_FAILURES } from '#features/consultation-summary/contract/consultation-summary.contract.ts';

/** What decides over a link. */
export interface LinkFacts {
  expiresAt: Date;
  revokedAt: Date | null;
  failures: number;
}

/** How a link stands; what the owner did counts before what time did. */
export function stateOf(
  { expiresAt, revokedAt, failures }: LinkFacts,
  now: Date,
): 'open' | 'revoked' | 'locked' | 'expired' {
  if (revokedAt) return 'revoked';
  if (failures >= MOST_FAILURES) return 'locked';
  return expiresAt <= now ? 'expired' : 'open';
}
