import * as z from 'zod';
import { helpSchema } from '#features/crisis/contract/danger.ts';
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES } from './attachments.ts';

/** Longest message in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 10_000;
/** Files that one message carries. */
export const MAX_ATTACHMENTS = 5;

export const attachmentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  size: z.int().min(1).max(MAX_ATTACHMENT_BYTES),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/**
 * What stands beside an answer of the assistant. `help`: the text told of danger and this comes first, on
 * every plan. `plan`: the assistant is part of a plan that the person has not. `program`: it was asked what
 * it is. `written`: what the reader and the writer made of the text.
 */
export const ANSWER_KINDS = ['help', 'plan', 'program', 'written'] as const;
export const answerSchema = z.object({
  kind: z.enum(ANSWER_KINDS),
  help: helpSchema.nullable(),
  /** The words of the person that the answer goes by, as they wrote them. */
  found: z.array(z.string()),
});
export type Answer = z.infer<typeof answerSchema>;

export const messageSchema = z.object({
  id: z.uuid(),
  /** Place in the conversation, from 1; null while it waits for the other person’s hours. */
  seq: z.int().min(1).nullable(),
  /** Null once the author is gone, and for the assistant. */
  authorId: z.uuid().nullable(),
  /** Null where the message was deleted, or cannot be opened any more. */
  text: z.string().nullable(),
  attachments: z.array(attachmentSchema),
  /** Present on what the assistant answered. */
  answer: answerSchema.nullable(),
  writtenAt: z.iso.datetime(),
  /** When it will be delivered; null for what is delivered, and for what never will be. */
  deliverAt: z.iso.datetime().nullable(),
  editedAt: z.iso.datetime().nullable(),
  deleted: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

/** As it is sent; `id` is made by the sender, so that sending it again gives the message already there. */
export const messageDraftSchema = z
  .object({
    id: z.uuid().toLowerCase(),
    text: z.string().max(MAX_MESSAGE_LENGTH),
    attachments: z.array(z.uuid().toLowerCase()).max(MAX_ATTACHMENTS).default([]),
    /** Outside the other person’s hours too, where they allow it. */
    now: z.boolean().default(false),
  })
  .refine(({ text, attachments }) => text.trim().length > 0 || attachments.length > 0, {
    error: 'empty',
    path: ['text'],
    params: { code: 'empty' },
  });
export type MessageDraft = z.infer<typeof messageDraftSchema>;
