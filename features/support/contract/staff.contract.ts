import * as z from 'zod';
import { languageSchema } from '#features/access/contract/access.contract.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import {
  MAX_MESSAGE_LENGTH,
  messageSchema,
  TICKET_FULL,
  TICKET_STATES,
  ticketSchema,
} from './support.contract.ts';

/** What the queue is narrowed down to. */
export const QUEUE_VIEWS = ['all', 'mine', 'unassigned', 'waiting', 'overdue', 'closed'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];
/** Tickets that a view gives, the most pressing first. */
export const MAX_QUEUE = 200;

/** What an answer leaves the ticket as. */
export const ANSWER_STATES = ['answered', 'waiting', 'closed'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** Code of somebody who answers no tickets. */
export const NOT_STAFF = 'not_staff';

const staffSchema = z.object({ id: z.uuid(), name: z.string() });
export type Staff = z.output<typeof staffSchema>;

const queuedSchema = ticketSchema.omit({ id: true, byMail: true }).extend({
  /** How the person is called; of their records nothing is seen here. */
  person: z.string(),
  assignee: staffSchema.nullable(),
});
export type QueuedTicket = z.output<typeof queuedSchema>;

const caseSchema = queuedSchema.extend({
  /** What the person reads. */
  language: languageSchema,
  /** The answer also goes to the person’s address. */
  byMail: z.boolean(),
  messages: z.array(messageSchema),
});
export type TicketCase = z.output<typeof caseSchema>;

const ofNumber = z.object({ number: z.coerce.number().int().min(1).max(1e15) });
const policy = 'Every ticket, and of its person the name alone.';

export const staffContract = defineContract({
  listQueue: {
    method: 'GET',
    path: '/api/support/queue',
    permission: 'supportStaff',
    policy,
    summary: 'Tickets of a view, those due first, with how many each view has and who answers.',
    query: z.object({ view: z.enum(QUEUE_VIEWS).default('all') }),
    out: z.object({
      tickets: z.array(queuedSchema),
      counts: z.record(z.enum(QUEUE_VIEWS), z.int()),
      staff: z.array(staffSchema),
    }),
  },
  takeNext: {
    method: 'POST',
    path: '/api/support/queue/next',
    permission: 'supportStaff',
    policy,
    summary: 'Gives the caller the most pressing ticket that nobody has; two callers get two.',
    out: z.object({ number: z.int().nullable() }),
  },
  getCase: {
    method: 'GET',
    path: '/api/support/queue/:number',
    permission: 'supportStaff',
    policy,
    summary: 'A ticket with its conversation.',
    params: ofNumber,
    out: caseSchema,
  },
  assign: {
    method: 'PUT',
    path: '/api/support/queue/:number/assignee',
    permission: 'supportStaff',
    policy,
    summary: 'Gives a ticket to somebody of the staff, or to nobody.',
    params: ofNumber,
    body: z.object({ staffId: idSchema.nullable() }),
    errors: { [NOT_STAFF]: 422 },
  },
  answer: {
    method: 'POST',
    path: '/api/support/queue/:number/messages',
    permission: 'supportStaff',
    policy,
    status: 201,
    summary:
      'Answers, and leaves the ticket answered, waiting for the person or closed. Sent again, it is there once.',
    params: ofNumber,
    body: z.object({
      id: idSchema,
      text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
      next: z.enum(ANSWER_STATES),
    }),
    out: caseSchema,
    errors: { [TICKET_FULL]: 422 },
  },
  setState: {
    method: 'PUT',
    path: '/api/support/queue/:number/state',
    permission: 'supportStaff',
    policy,
    summary: 'Sets the state without a word to the person.',
    params: ofNumber,
    body: z.object({ state: z.enum(TICKET_STATES) }),
  },
});
