import { supportStaff } from '#features/access/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { supportTopic } from '../contract/support.contract.ts';
import type { TicketRow } from './support.queries.ts';

/** Tells the open screens of a ticket's person, and of the staff, that it changed. */
export async function tellChanged(
  { events }: Pick<ServerContext, 'events'>,
  tx: Queryable,
  { userId, id, number }: Pick<TicketRow, 'userId' | 'id' | 'number'>,
): Promise<void> {
  await events.publish(tx, userId, supportTopic, { ticketId: id });
  const staff = (await supportStaff(tx)).map((one) => one.id);
  await events.publish(tx, staff, supportTopic, { number });
}
