import { supportStaff } from '#features/access/server/index.ts';
import { markSettled, notifyAgain } from '#features/notifications/server/index.ts';
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

const noticeOf = ({ userId, id }: Pick<TicketRow, 'userId' | 'id'>) =>
  ({ userId, kind: 'ticket_answered', params: { ticket: id } }) as const;

/** Tells a ticket's person of an answer: one notification a ticket, whatever they chose for mails. */
export const tellAnswered = (
  context: ServerContext,
  tx: Queryable,
  ticket: Pick<TicketRow, 'userId' | 'id'>,
): Promise<void> => notifyAgain(context, tx, noticeOf(ticket));

/** What was told of a ticket is read with it. */
export const settleAnswered = (
  context: ServerContext,
  tx: Queryable,
  ticket: Pick<TicketRow, 'userId' | 'id'>,
): Promise<void> => markSettled(context, tx, noticeOf(ticket));
