import type { diaryContract } from '#features/diary/contract/diary.contract.ts';
import type { EventOf } from '#packages/api/contract/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

export type DiaryEvent = EventOf<(typeof diaryContract)['watchEntries']>;
const TOPIC = 'diary';

/** Tells the person's open screens within the caller's transaction; ids and states, never text. */
export async function announce(
  { events }: ServerContext,
  tx: Queryable,
  userId: string,
  event: DiaryEvent,
): Promise<void> {
  await events.publish(tx, userId, TOPIC, event);
}

/** The caller's diary events after `lastEventId`, or from now on. */
export function watchEntries(
  { events }: ServerContext,
  userId: string,
  lastEventId: string | null,
  signal: AbortSignal,
): AsyncIterable<{ id: string; data: DiaryEvent }> & { ready: Promise<void> } {
  // Only `announce` publishes on this topic, and the mounted route checks each event's data.
  return events.subscribe(userId, TOPIC, lastEventId, signal) as ReturnType<typeof watchEntries>;
}
