import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { addToNewestEvent } from './security-events.queries.ts';
import { recordSecurityEvent } from './security-events.ts';

/** A copy comes in many calls: those of an hour are one event. */
const HOUR_MS = 3_600_000;

/**
 * Writes down that records came into an account, and how many; never which. Within the transaction that
 * brings them, one at a time for each person: two at once would both begin an event.
 */
export async function recordBroughtIn(
  { context: { now } }: Accounts,
  tx: Transaction,
  { userId, records }: { userId: string; records: number },
): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - HOUR_MS);
  const kind = 'data_brought_in';
  if (await addToNewestEvent(tx, userId, { kind, since, records })) return;
  await recordSecurityEvent(tx, { userId, kind, at, details: { records } });
}
