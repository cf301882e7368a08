import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type ChatEvent, chatTopic } from '../contract/chat.contract.ts';

/** Tells open screens within the caller’s transaction; ids and places, never text. */
export function announce(
  { events }: Pick<ServerContext, 'events'>,
  tx: Queryable,
  to: string | readonly string[],
  event: ChatEvent,
): Promise<void> {
  return events.publish(tx, to, chatTopic, event);
}
