import type { Caller } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { AccountEvent } from '../../contract/account.contract.ts';
import type { SecurityEventDetails, SecurityEventKind } from '../../contract/security-events.ts';
import type { Accounts } from '../accounts.ts';
import {
  insertSecurityEvent,
  pageOfEvents,
  type SecurityEventRow,
} from './security-events.queries.ts';

/** Days for which an event is kept and shown. */
export const SECURITY_EVENT_DAYS = 180;
const DAY_MS = 86_400_000;

export interface SecurityEvent {
  userId: string;
  kind: SecurityEventKind;
  at: Date;
  details?: SecurityEventDetails;
}

/** Writes an event down, within the transaction of what it tells. */
export async function recordSecurityEvent(
  tx: Queryable,
  { userId, kind, at, details = {} }: SecurityEvent,
): Promise<void> {
  await insertSecurityEvent(tx, { userId, kind, at, details });
}

/** When an event must have happened to be kept at `now`. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - SECURITY_EVENT_DAYS * DAY_MS);
}

/** The caller's own events, newest first. */
export async function listActivity(
  { context: { db, now } }: Accounts,
  { userId }: Caller,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ events: AccountEvent[]; next: string | null }> {
  const rows = await pageOfEvents(db, userId, {
    since: oldestKept(now()),
    after,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  return {
    events: page.map(presentEvent),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

function presentEvent({ id, kind, at, details }: SecurityEventRow): AccountEvent {
  const { method, factor, provider, sessions, because, records } = details;
  return {
    id,
    kind,
    at: at.toISOString(),
    method: method ?? null,
    factor: factor ?? null,
    provider: provider ?? null,
    sessions: sessions ?? null,
    because: because ?? null,
    records: records ?? null,
  };
}
