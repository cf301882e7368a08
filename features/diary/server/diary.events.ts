import { type DiaryEvent, diaryTopic } from '#features/diary/contract/diary.contract.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** Tells the person's open screens within the caller's transaction; ids and states, never text. */
export async function announce(
  { events }: ServerContext,
  tx: Queryable,
  userId: string,
  event: DiaryEvent,
): Promise<void> {
  await events.publish(tx, userId, diaryTopic, event);
}
