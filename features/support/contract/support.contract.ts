import * as z from 'zod';
import { helpSchema } from '#features/crisis/contract/danger.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { defineTopic } from '#packages/events/topic.ts';

export const TICKET_CATEGORIES = ['general', 'technical', 'billing', 'account'] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];
export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];
/** `open` and `reopened` await the staff, `waiting` the person; `answered` and `closed` nobody. */
export const TICKET_STATES = ['open', 'answered', 'waiting', 'closed', 'reopened'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const MAX_SUBJECT_LENGTH = 120;
export const MAX_MESSAGE_LENGTH = 5_000;
export const MAX_ATTACHMENTS = 5;
/** Most tickets of one person that are not closed. */
export const MAX_OPEN_TICKETS = 20;
/** Most messages of one ticket; what goes on longer is another matter, or a call. */
export const MAX_MESSAGES = 200;
/** Tickets that a list gives, the newest. */
export const MAX_LISTED = 100;

/** Code of a ticket beyond `MAX_OPEN_TICKETS`. */
export const TOO_MANY_TICKETS = 'too_many_tickets';
/** Code of a message beyond `MAX_MESSAGES`. */
export const TICKET_FULL = 'ticket_full';
/** Code of an attachment that was not uploaded to this ticket’s folder. */
export const ATTACHMENT_MISSING = 'attachment_missing';

/** Where the files of a ticket are put, within `attachments`. */
export const attachmentFolder = (userId: string, ticketId: string): `${string}/` =>
  `${userId}/support/${ticketId}/`;

const attachmentDraftSchema = z.object({
  /** Within `attachments`, below `attachmentFolder`. */
  path: z.string().min(1).max(500),
  /** As it was called on the device. */
  name: z.string().trim().min(1).max(200),
});
export type AttachmentDraft = z.output<typeof attachmentDraftSchema>;
const attachmentSchema = attachmentDraftSchema.extend({
  type: z.string(),
  size: z.int(),
  /** Opens it for a quarter of an hour. */
  address: z.string(),
});

const textSchema = z.string().trim().min(1).max(MAX_MESSAGE_LENGTH);
export const messageDraftSchema = z.object({
  id: idSchema,
  text: textSchema,
  attachments: z.array(attachmentDraftSchema).max(MAX_ATTACHMENTS).default([]),
});
export type MessageDraft = z.output<typeof messageDraftSchema>;

export const messageSchema = z.object({
  id: z.uuid(),
  from: z.enum(['person', 'staff']),
  /** Name of who answered; null for the person, and for somebody who is gone. */
  author: z.string().nullable(),
  /** Null where it cannot be opened any more. */
  text: z.string().nullable(),
  attachments: z.array(attachmentSchema),
  /** Names of photos and films that came along by mail and are not kept, because few browsers show their kind. */
  leftOut: z.array(z.string()),
  at: z.iso.datetime(),
  /** Came in by mail. */
  byMail: z.boolean(),
});
export type TicketMessage = z.output<typeof messageSchema>;

export const ticketSchema = z.object({
  id: z.uuid(),
  /** What people call it by. */
  number: z.int(),
  /** Null where it cannot be opened any more. */
  subject: z.string().nullable(),
  category: z.enum(TICKET_CATEGORIES),
  priority: z.enum(TICKET_PRIORITIES),
  state: z.enum(TICKET_STATES),
  createdAt: z.iso.datetime(),
  /** When something last happened. */
  updatedAt: z.iso.datetime(),
  /** The promised answer; null while none is owed. */
  dueAt: z.iso.datetime().nullable(),
  /** Answers also go to the person’s address. */
  byMail: z.boolean(),
});
export type Ticket = z.output<typeof ticketSchema>;

export const ticketDraftSchema = z.object({
  id: idSchema,
  subject: z.string().trim().min(1).max(MAX_SUBJECT_LENGTH),
  category: z.enum(TICKET_CATEGORIES),
  priority: z.enum(TICKET_PRIORITIES),
  message: textSchema,
  attachments: z.array(attachmentDraftSchema).max(MAX_ATTACHMENTS).default([]),
  byMail: z.boolean().default(false),
});
export type TicketDraft = z.output<typeof ticketDraftSchema>;

const lineSchema = z.object({ name: z.string(), phone: z.string() });
const deskSchema = z.object({
  open: z.boolean(),
  /** When it closes, or opens next. */
  changesAt: z.iso.datetime(),
  /** When a ticket sent now would be answered at the latest. */
  answerBy: z.iso.datetime(),
  /** Null where the operator has none. */
  whatsapp: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Lines of a provider, with its name; null without one. */
  psychology: lineSchema.nullable(),
  medical: lineSchema.nullable(),
});
export type Desk = z.output<typeof deskSchema>;

/** Tells open screens that a ticket changed: its person by id, the staff by number. */
export const supportTopic = defineTopic(
  'support',
  z.object({ ticketId: z.uuid().optional(), number: z.int().optional() }),
);

const own =
  'Only the caller’s own tickets; other ids answer 404, and no company query reads this table.';
const ofOne = z.object({ id: idSchema });
const refusals = { [TICKET_FULL]: 422, [ATTACHMENT_MISSING]: 422 } as const;

export const supportContract = defineContract({
  getDesk: {
    method: 'GET',
    path: '/api/support/desk',
    permission: 'signedIn',
    summary:
      'How the support is reached, whether it is open now, and when a ticket sent now is answered.',
    out: deskSchema,
  },
  listTickets: {
    method: 'GET',
    path: '/api/support/tickets',
    permission: 'signedIn',
    policy: own,
    summary: 'The caller’s newest hundred tickets, the last touched first.',
    out: z.object({ tickets: z.array(ticketSchema) }),
  },
  openTicket: {
    method: 'POST',
    path: '/api/support/tickets',
    permission: 'signedIn',
    policy: own,
    status: 201,
    summary:
      'Opens a ticket under a client-generated id; repeating the call returns the same ticket. Returns `help` when the text tells of danger.',
    body: ticketDraftSchema,
    out: z.object({ ticket: ticketSchema, help: helpSchema.nullable() }),
    errors: { [TOO_MANY_TICKETS]: 422, [ATTACHMENT_MISSING]: 422 },
  },
  getTicket: {
    method: 'GET',
    path: '/api/support/tickets/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'A ticket with its conversation, oldest message first.',
    params: ofOne,
    out: z.object({ ticket: ticketSchema, messages: z.array(messageSchema) }),
  },
  writeMessage: {
    method: 'POST',
    path: '/api/support/tickets/:id/messages',
    permission: 'signedIn',
    policy: own,
    status: 201,
    summary:
      'Writes to the staff; a closed ticket is open again with it. Sent again, it is there once.',
    params: ofOne,
    body: messageDraftSchema,
    out: z.object({ ticket: ticketSchema, help: helpSchema.nullable() }),
    errors: refusals,
  },
  closeTicket: {
    method: 'POST',
    path: '/api/support/tickets/:id/close',
    permission: 'signedIn',
    policy: own,
    summary: 'Says that the matter is settled.',
    params: ofOne,
    out: ticketSchema,
  },
});
