import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { NOTIFICATION_DAYS } from '../contract/notifications.contract.ts';
import { countUnread } from './notifications.queries.ts';

const TOPIC = 'notifications';
const DAY_MS = 86_400_000;

/** When a notification must have come to be shown at `now`. */
export const oldestKept = (now: Date) => new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS);

/** Tells the person's open screens, within the caller's transaction, that something changed. */
export async function announceChange(
  { events }: ServerContext,
  tx: Queryable,
  userId: string,
): Promise<void> {
  await events.publish(tx, userId, TOPIC, {});
}

/**
 * How many notifications are unread: first as it stands once nothing can be missed any more, then
 * after each change. Read at that moment, so that an event that comes late tells nothing old.
 */
export function watchUnread(
  { db, events, now }: ServerContext,
  userId: string,
  signal: AbortSignal,
): AsyncIterable<{ id: string; data: { unread: number } }> & { ready: Promise<void> } {
  const changes = events.subscribe(userId, TOPIC, null, signal);
  // What the list does not show any more is not counted either, deleted or not.
  const unread = () => countUnread(db, userId, oldestKept(now()));
  const count = async (id: string) => ({ id, data: { unread: await unread() } });
  async function* read() {
    await changes.ready;
    // Without an id: who comes back begins anew.
    yield await count('');
    for await (const _ of changes) yield await count('');
  }
  return Object.assign(read(), { ready: changes.ready });
}
