import { and, asc, count, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { MAX_LISTED } from '../contract/support.contract.ts';
import { supportMessages, supportTickets } from './support.tables.ts';

export type TicketRow = typeof supportTickets.$inferSelect;
export type MessageRow = typeof supportMessages.$inferSelect;
type TicketPlace = Pick<TicketRow, 'userId' | 'id'>;

const at = ({ userId, id }: TicketPlace) =>
  and(eq(supportTickets.userId, userId), eq(supportTickets.id, id));

export function ticketsOf(db: Queryable, userId: string): Promise<TicketRow[]> {
  return db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.userId, userId))
    .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.number))
    .limit(MAX_LISTED);
}

export async function findTicket(
  db: Queryable,
  place: TicketPlace,
): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(supportTickets).where(at(place));
  return row;
}

/** A ticket, kept from other changes until the transaction ends. */
export async function lockTicket(
  tx: Queryable,
  place: TicketPlace,
): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(supportTickets).where(at(place)).for('update');
  return row;
}

/** The same, as the staff names it. */
export async function lockByNumber(tx: Queryable, number: number): Promise<TicketRow | undefined> {
  const [row] = await tx
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.number, number))
    .for('update');
  return row;
}

export async function findByNumber(db: Queryable, number: number): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(supportTickets).where(eq(supportTickets.number, number));
  return row;
}

export async function countOpen(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx
    .select({ tickets: count() })
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, userId), ne(supportTickets.state, 'closed')));
  return row?.tickets ?? 0;
}

export async function insertTicket(
  tx: Queryable,
  row: Omit<TicketRow, 'number'>,
): Promise<TicketRow> {
  const [saved] = await tx.insert(supportTickets).values(row).returning();
  if (!saved) throw new Error('The ticket was not stored');
  return saved;
}

export async function updateTicket(
  tx: Queryable,
  place: TicketPlace,
  change: Partial<Pick<TicketRow, 'state' | 'dueAt' | 'updatedAt' | 'assigneeId'>>,
): Promise<TicketRow> {
  const [saved] = await tx.update(supportTickets).set(change).where(at(place)).returning();
  if (!saved) throw new Error('The ticket was not there to be changed');
  return saved;
}

const ofTicket = ({ userId, id }: TicketPlace) =>
  and(eq(supportMessages.userId, userId), eq(supportMessages.ticketId, id));

export function messagesOf(db: Queryable, place: TicketPlace): Promise<MessageRow[]> {
  return db
    .select()
    .from(supportMessages)
    .where(ofTicket(place))
    .orderBy(asc(supportMessages.at), asc(supportMessages.id));
}

export async function findMessage(
  db: Queryable,
  place: TicketPlace,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(supportMessages)
    .where(and(ofTicket(place), eq(supportMessages.id, messageId)));
  return row;
}

export async function countMessages(tx: Queryable, place: TicketPlace): Promise<number> {
  const [row] = await tx.select({ messages: count() }).from(supportMessages).where(ofTicket(place));
  return row?.messages ?? 0;
}

export async function insertMessage(
  tx: Queryable,
  row: typeof supportMessages.$inferInsert,
): Promise<void> {
  await tx.insert(supportMessages).values(row);
}

/** Notes an answer as mailed unless it was; false where somebody did already. */
export async function claimMail(
  db: Queryable,
  place: TicketPlace,
  messageId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(supportMessages)
    .set({ mailedAt: now })
    .where(
      and(ofTicket(place), eq(supportMessages.id, messageId), isNull(supportMessages.mailedAt)),
    );
  return (rowCount ?? 0) > 0;
}

/** Takes that back, for an answer that the mail server did not take. */
export async function releaseMail(
  db: Queryable,
  place: TicketPlace,
  messageId: string,
): Promise<void> {
  await db
    .update(supportMessages)
    .set({ mailedAt: null })
    .where(and(ofTicket(place), eq(supportMessages.id, messageId)));
}

/** Leaves the tickets of somebody who answers none any more to the others. */
export async function unassignAll(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(supportTickets)
    .set({ assigneeId: null })
    .where(eq(supportTickets.assigneeId, userId));
}
