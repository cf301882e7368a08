import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind, type ServerContext } from '#packages/kernel/index.ts';
import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATES,
} from '../contract/support.contract.ts';
import { messagesOf } from './support.queries.ts';
import { openMessage, openSubject, staffKey } from './support.sealed.ts';
import { supportMessages, supportTickets } from './support.tables.ts';

const recordSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  subject: z.string(),
  category: z.enum(TICKET_CATEGORIES),
  priority: z.enum(TICKET_PRIORITIES),
  state: z.enum(TICKET_STATES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  byMail: z.boolean(),
  messages: z.array(
    z.object({
      id: z.uuid(),
      from: z.enum(['person', 'staff']),
      text: z.string(),
      attachments: z.array(z.object({ path: z.string(), name: z.string() })),
      leftOut: z.array(z.string()),
      at: z.iso.datetime(),
      byMail: z.boolean(),
    }),
  ),
});

async function* ticketsOf(context: ServerContext, userId: string) {
  const key = await staffKey(context);
  for await (const row of ownRows(context.db, supportTickets, userId)) {
    const subject = openSubject(context, key, row);
    if (subject === null) {
      yield undefined;
      continue;
    }
    const messages = (await messagesOf(context.db, row)).flatMap((message) => {
      const opened = openMessage(context, key, message);
      if (!opened) return [];
      return {
        id: message.id,
        from: message.byStaff ? ('staff' as const) : ('person' as const),
        text: opened.text,
        attachments: opened.attachments.map(({ path, name }) => ({ path, name })),
        leftOut: opened.leftOut ?? [],
        at: message.at.toISOString(),
        byMail: message.byMail,
      };
    });
    const { id, number, category, priority, state, byMail } = row;
    yield {
      ...{ id, number, subject, category, priority, state, byMail, messages },
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      dueAt: row.dueAt?.toISOString() ?? null,
    };
  }
}

/** Tickets with their conversations. They belong to the staff that answered: none is brought in elsewhere. */
export const supportPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'support-tickets',
      tables: [supportTickets, supportMessages],
      schema: recordSchema,
      read: ticketsOf,
    }),
  ],
};
