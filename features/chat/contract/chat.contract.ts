import * as z from 'zod';
import { defineContract, idSchema, MAX_PAGE } from '#packages/api/contract/index.ts';
import { defineTopic } from '#packages/events/topic.ts';
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BASE64, MAX_ATTACHMENT_NAME } from './attachments.ts';
import {
  attachmentSchema,
  MAX_MESSAGE_LENGTH,
  messageDraftSchema,
  messageSchema,
} from './messages.ts';
import { MAX_REPORTED_MESSAGES, REPORT_OUTCOMES, REPORT_REASONS, reportSchema } from './reports.ts';
import { chatSettingsSchema } from './settings.ts';

export const MAX_GROUP_NAME = 60;
/** People of one group. */
export const MAX_MEMBERS = 50;
/** Conversations of one person that are listed, newest first. */
export const MAX_CONVERSATIONS = 200;
/** Unread messages are counted up to here. */
export const MOST_UNREAD = 100;

/** Nothing is written here any more: the company was left, the other is blocked or their account gone. */
export const CONVERSATION_CLOSED = 'conversation_closed';
/** Somebody who did not say that colleagues may find them, or is in no company with the caller. */
export const NOT_FINDABLE = 'not_findable';
export const NO_COMPANY = 'no_company';
export const GROUP_FULL = 'group_full';
/** The other person takes nothing outside their hours. */
export const NOW_NOT_ALLOWED = 'now_not_allowed';

/** Tells that something of a conversation changed: ids and places, never text. */
export const chatTopic = defineTopic(
  'chat',
  z.object({
    type: z.enum(['message', 'changed', 'read', 'list']),
    conversationId: z.uuid().nullable(),
    seq: z.int().nullable(),
  }),
);
export type ChatEvent = z.infer<typeof chatTopic.data>;

const personSchema = z.object({ id: z.uuid(), name: z.string() });
export type ChatPerson = z.infer<typeof personSchema>;

export const conversationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['direct', 'group', 'assistant']),
  /** Of a group. */
  name: z.string().nullable(),
  /** The others in it; `readSeq` is the place up to which they have read, null for who left the company. */
  people: z.array(personSchema.extend({ readSeq: z.int().nullable() })),
  /** How many accounts in it were deleted. */
  gone: z.int().min(0),
  /** Why nothing can be written; null where it can. */
  closed: z.enum(['left', 'blocked', 'gone']).nullable(),
  muted: z.boolean(),
  unread: z.int().min(0).max(MOST_UNREAD),
  readSeq: z.int().min(0),
  last: messageSchema.nullable(),
  /** When the other person’s hours begin again; null within them, and in groups. */
  quietUntil: z.iso.datetime().nullable(),
  /** Whether the other person takes a message outside their hours. */
  allowsNow: z.boolean(),
});
export type Conversation = z.infer<typeof conversationSchema>;

const ofConversation = z.object({ id: idSchema });
/** As browsers make them. Ids of version 8 are hashes of what they stand for: those are the server’s to give. */
const ofNewGroup = z.object({ id: idSchema.refine((id) => /^.{14}[47]/.test(id)) });
const ofMessage = z.object({ id: idSchema, messageId: idSchema });
const memberIds = z.array(z.uuid().toLowerCase()).max(MAX_MEMBERS);
const groupName = z.string().trim().min(1).max(MAX_GROUP_NAME);
const own = 'Only conversations that the caller is in; other ids answer 404.';
const closed = { [CONVERSATION_CLOSED]: 409 } as const;
const grouping = { [NOT_FINDABLE]: 409, [NO_COMPANY]: 409, [GROUP_FULL]: 409 } as const;
const base = '/api/chat/conversations/:id' as const;
const mine = { permission: 'signedIn', policy: own, params: ofConversation } as const;
const settingsOut = chatSettingsSchema.safeExtend({ quietUntil: z.iso.datetime().nullable() });

export const chatContract = defineContract({
  listConversations: {
    method: 'GET',
    path: '/api/chat/conversations',
    permission: 'signedIn',
    policy: own,
    summary:
      'The caller’s conversations, the last written in first; the assistant’s is always there.',
    out: z.object({ conversations: z.array(conversationSchema) }),
  },
  getConversation: {
    method: 'GET',
    path: base,
    ...mine,
    summary: 'One conversation.',
    out: conversationSchema,
  },
  startDirect: {
    method: 'POST',
    path: '/api/chat/direct',
    permission: 'signedIn',
    policy: 'Only with a colleague who may be found; one that was begun before is given again.',
    summary: 'The conversation of the caller with a colleague.',
    body: z.object({ personId: z.uuid().toLowerCase() }),
    out: conversationSchema,
    errors: { [NOT_FINDABLE]: 409 },
  },
  createGroup: {
    method: 'PUT',
    path: '/api/chat/groups/:id',
    permission: 'signedIn',
    policy: 'Only colleagues who may be found.',
    summary: 'A group under a client-generated id; repeating it gives the group already there.',
    params: ofNewGroup,
    body: z.object({ name: groupName, memberIds }),
    out: conversationSchema,
    errors: grouping,
  },
  renameGroup: {
    method: 'PATCH',
    path: base,
    ...mine,
    summary: 'Gives a group another name.',
    body: z.object({ name: groupName }),
    errors: closed,
  },
  addMembers: {
    method: 'POST',
    path: `${base}/members`,
    ...mine,
    summary: 'Takes colleagues into a group, who see what is written from then on.',
    body: z.object({ memberIds }),
    errors: { ...closed, ...grouping },
  },
  leaveConversation: {
    method: 'DELETE',
    path: `${base}/membership`,
    ...mine,
    summary: 'Leaves a group, or erases the conversation with the assistant.',
  },
  muteConversation: {
    method: 'PUT',
    path: `${base}/mute`,
    ...mine,
    summary: 'Has a conversation ring no more, or again.',
    body: z.object({ muted: z.boolean() }),
  },
  readConversation: {
    method: 'PUT',
    path: `${base}/read`,
    ...mine,
    summary: 'Has read up to a place.',
    body: z.object({ seq: z.int().min(0) }),
  },
  listMessages: {
    method: 'GET',
    path: `${base}/messages`,
    ...mine,
    summary:
      'Messages in their order: the last ones, those before a place or those after one. What waits for the ' +
      'other’s hours comes beside them, to its author alone.',
    query: z.object({
      before: z.coerce.number().int().min(1).optional(),
      after: z.coerce.number().int().min(0).optional(),
      limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50),
    }),
    out: z.object({
      messages: z.array(messageSchema),
      /** Whether there are more in the direction that was asked for. */
      more: z.boolean(),
      held: z.array(messageSchema),
    }),
  },
  sendMessage: {
    method: 'POST',
    path: `${base}/messages`,
    ...mine,
    summary:
      'Writes a message under a client-generated id; repeating it gives the one already there.',
    body: messageDraftSchema,
    out: messageSchema,
    status: 201,
    errors: { ...closed, [NOW_NOT_ALLOWED]: 409 },
  },
  editMessage: {
    method: 'PATCH',
    path: `${base}/messages/:messageId`,
    permission: 'signedIn',
    policy: 'Only the caller’s own messages.',
    summary: 'Changes the text of a message, or delivers one that waits where the other allows it.',
    params: ofMessage,
    body: z
      .object({
        text: z
          .string()
          .max(MAX_MESSAGE_LENGTH)
          .refine((text) => text.trim().length > 0)
          .optional(),
        now: z.literal(true).optional(),
      })
      .refine(({ text, now }) => (text === undefined) !== (now === undefined)),
    out: messageSchema,
    errors: { ...closed, [NOW_NOT_ALLOWED]: 409 },
  },
  deleteMessage: {
    method: 'DELETE',
    path: `${base}/messages/:messageId`,
    permission: 'signedIn',
    policy: 'Only the caller’s own messages.',
    summary: 'Erases a message for everybody; that there was one stays.',
    params: ofMessage,
  },
  searchMessages: {
    method: 'POST',
    path: '/api/chat/search',
    permission: 'signedIn',
    costly: true,
    policy: own,
    summary:
      'Messages with all the words, accents and case apart, newest first; words travel in the body.',
    body: z.object({
      text: z.string().trim().min(2).max(200),
      after: z.string().max(80).optional(),
    }),
    out: z.object({
      found: z.array(z.object({ conversationId: z.uuid(), message: messageSchema })),
      /** Pass as `after` to look further back; null at the end. */
      next: z.string().nullable(),
    }),
  },
  addAttachment: {
    method: 'PUT',
    path: `${base}/attachments/:attachmentId`,
    permission: 'signedIn',
    policy: own,
    summary: 'Keeps a file, sealed with the conversation, for a message that names it.',
    params: z.object({ id: idSchema, attachmentId: idSchema }),
    body: z.object({
      name: z.string().trim().min(1).max(MAX_ATTACHMENT_NAME),
      type: z.enum(ATTACHMENT_TYPES),
      content: z.base64().min(1).max(MAX_ATTACHMENT_BASE64),
    }),
    bodyLimit: MAX_ATTACHMENT_BASE64 + 4_096,
    out: attachmentSchema,
    errors: closed,
  },
  readAttachment: {
    method: 'GET',
    path: `${base}/attachments/:attachmentId`,
    permission: 'signedIn',
    policy: 'Only files of messages that the caller may read.',
    summary: 'The bytes of a file.',
    params: z.object({ id: idSchema, attachmentId: idSchema }),
    file: 'application/octet-stream',
  },
  findPeople: {
    method: 'POST',
    path: '/api/chat/people/search',
    permission: 'signedIn',
    policy: 'Colleagues who said that they may be found, and nobody else.',
    summary: 'Colleagues by name; the words travel in the body.',
    body: z.object({ text: z.string().trim().max(100) }),
    out: z.object({ hasCompany: z.boolean(), people: z.array(personSchema) }),
  },
  getSettings: {
    method: 'GET',
    path: '/api/chat/settings',
    permission: 'signedIn',
    policy: 'The caller’s own.',
    summary: 'Whether colleagues find the caller, and their hours.',
    out: settingsOut,
  },
  setSettings: {
    method: 'PUT',
    path: '/api/chat/settings',
    permission: 'signedIn',
    policy: 'The caller’s own.',
    summary: 'Changes them; what waits for hours that are over with it is delivered.',
    body: chatSettingsSchema,
    out: settingsOut,
  },
  listBlocks: {
    method: 'GET',
    path: '/api/chat/blocks',
    permission: 'signedIn',
    policy: 'The caller’s own.',
    summary: 'Whom the caller blocked.',
    out: z.object({ people: z.array(personSchema) }),
  },
  blockPerson: {
    method: 'PUT',
    path: '/api/chat/blocks/:id',
    permission: 'signedIn',
    policy:
      'Only somebody in a conversation of the caller’s, or who wrote there what the caller reads.',
    summary: 'Shows nothing more of what somebody writes; they are not told.',
    params: ofConversation,
  },
  unblockPerson: {
    method: 'DELETE',
    path: '/api/chat/blocks/:id',
    permission: 'signedIn',
    policy: 'The caller’s own.',
    summary: 'Ends a block; what was written meanwhile shows.',
    params: ofConversation,
  },
  report: {
    method: 'POST',
    path: `${base}/reports`,
    ...mine,
    summary: 'Shows chosen messages to the operator’s team; no company reads them.',
    body: z.object({
      id: z.uuid().toLowerCase(),
      reportedId: z.uuid().toLowerCase(),
      reason: z.enum(REPORT_REASONS),
      messageIds: z.array(z.uuid().toLowerCase()).min(1).max(MAX_REPORTED_MESSAGES),
    }),
  },
  listReports: {
    method: 'GET',
    path: '/api/chat/reports',
    permission: 'admin',
    summary: 'What people reported, open ones first; only the messages that they chose.',
    query: z.object({
      state: z.enum(['open', 'closed']).default('open'),
      after: z.uuid().optional(),
    }),
    out: z.object({ reports: z.array(reportSchema), next: z.uuid().nullable() }),
  },
  closeReport: {
    method: 'PUT',
    path: '/api/chat/reports/:id',
    permission: 'admin',
    summary: 'Closes a report.',
    params: ofConversation,
    body: z.object({ outcome: z.enum(REPORT_OUTCOMES) }),
  },
});
