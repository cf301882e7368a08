import * as z from 'zod';
import type { Caller } from '#packages/api/server/index.ts';
import {
  type PersonalData,
  type PersonalFile,
  personalKind,
  type ServerContext,
  tryUnseal,
} from '#packages/kernel/index.ts';
import { reportSchema } from '../contract/reports.ts';
import { chatSettingsSchema } from '../contract/settings.ts';
import { attachmentsBy } from './attachments.queries.ts';
import { bytesOf } from './attachments.service.ts';
import { attachmentOf, keyOfConversation, openMessages } from './chat.sealed.ts';
import {
  chatAttachments,
  chatBlocks,
  chatMembers,
  chatMessages,
  chatReports,
  chatSettings,
} from './chat.tables.ts';
import { viewConversations } from './conversation.view.ts';
import { ownConversations } from './conversations.queries.ts';
import { heldMessages, type MessageRow, messagesAround, ownElsewhere } from './messages.queries.ts';
import { blockedBy, settingsRowOf } from './people.queries.ts';
import { settingsOf } from './quiet.rules.ts';
import { reportsOf } from './reports.queries.ts';
import { viewReport } from './reports.service.ts';

const PAGE = 100;

const messageRecord = z.object({
  conversationId: z.uuid(),
  id: z.uuid(),
  by: z.enum(['me', 'other', 'assistant']),
  /** The other’s name. */
  name: z.string().nullable(),
  text: z.string().nullable(),
  files: z.array(z.string()),
  writtenAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  deleted: z.boolean(),
});

async function* conversationsOf(context: ServerContext, userId: string) {
  const rows = await ownConversations(context.db, userId, { limit: null });
  for (const row of rows.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const [view] = await viewConversations(context, userId, [row]);
    if (view) yield view;
  }
}

/** All that a person may read, others’ among it, and what they wrote where they are no more. */
async function* messagesOf(context: ServerContext, userId: string) {
  const { db } = context;
  for await (const { id, people } of conversationsOf(context, userId)) {
    const names = new Map(people.map((person) => [person.id, person.name]));
    for (let after = 0; ; ) {
      const rows = await messagesAround(db, userId, id, { after, limit: PAGE });
      yield* recordsOf(context, userId, rows, names);
      if (rows.length < PAGE) break;
      after = rows.at(-1)?.seq ?? after;
    }
    yield* recordsOf(context, userId, await heldMessages(db, userId, id), names);
  }
  yield* recordsOf(context, userId, await ownElsewhere(db, userId), new Map());
}

async function* recordsOf(
  context: ServerContext,
  userId: string,
  rows: readonly MessageRow[],
  names: ReadonlyMap<string, string>,
) {
  for (const [nth, one] of (await openMessages(context, rows)).entries()) {
    const { id, text, attachments, writtenAt, editedAt, deleted, authorId } = one;
    // Its seal is broken: counted among what cannot be read.
    if (text === null && !deleted) yield undefined;
    else
      yield {
        conversationId: rows[nth]?.conversationId ?? '',
        id,
        by: authorId === null ? ('assistant' as const) : byOf(authorId, userId),
        name: authorId === null ? null : (names.get(authorId) ?? null),
        text,
        files: attachments.map(({ name }) => name),
        ...{ writtenAt, editedAt, deleted },
      };
  }
}

const byOf = (authorId: string, userId: string) =>
  authorId === userId ? ('me' as const) : ('other' as const);

/** The files that a person sent, as they sent them. */
async function* filesOf(context: ServerContext, { userId }: Caller): AsyncGenerator<PersonalFile> {
  for await (const { row, file } of attachmentsOfPerson(context, userId)) {
    const bytes = await bytesOf(context, row).catch(() => null);
    if (bytes && file) yield { path: `chat/${row.id}-${safeName(file.name)}`, bytes };
  }
}

const safeName = (name: string) => name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_');

async function* attachmentsOfPerson(context: ServerContext, userId: string) {
  const { db } = context;
  for (const row of await attachmentsBy(db, userId)) {
    const key = await keyOfConversation(context, row.conversationId);
    yield { row, file: tryUnseal(context, row.id, () => attachmentOf(key, row)) };
  }
}

/** Conversations belong to all who are in them: a copy tells what the person may read, and brings nobody in. */
export const chatPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'chat-conversations',
      tables: [chatMembers],
      schema: z.object({
        id: z.uuid(),
        kind: z.string(),
        name: z.string().nullable(),
        people: z.array(z.string()),
        muted: z.boolean(),
      }),
      read: async function* (context, userId) {
        for await (const { id, kind, name, people, muted } of conversationsOf(context, userId)) {
          yield { id, kind, name, people: people.map((person) => person.name), muted };
        }
      },
    }),
    personalKind({
      name: 'chat-messages',
      tables: [chatMessages],
      schema: messageRecord,
      read: messagesOf,
    }),
    personalKind({
      name: 'chat-files',
      tables: [chatAttachments],
      schema: z.object({
        conversationId: z.uuid(),
        id: z.uuid(),
        name: z.string(),
        type: z.string(),
        size: z.int(),
        sentAt: z.iso.datetime(),
      }),
      read: async function* (context, userId) {
        for await (const { row, file } of attachmentsOfPerson(context, userId)) {
          const { conversationId, createdAt } = row;
          yield file && { conversationId, ...file, sentAt: createdAt.toISOString() };
        }
      },
    }),
    personalKind({
      name: 'chat-settings',
      tables: [chatSettings],
      schema: chatSettingsSchema,
      read: async function* ({ db }, userId) {
        const { row } = await settingsRowOf(db, userId);
        if (row) yield settingsOf(row);
      },
    }),
    personalKind({
      name: 'chat-blocks',
      tables: [chatBlocks],
      schema: z.object({ name: z.string(), since: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for (const { name, since } of await blockedBy(db, userId)) {
          yield { name, since: since.toISOString() };
        }
      },
    }),
    personalKind({
      name: 'chat-reports',
      tables: [chatReports],
      schema: reportSchema,
      read: async function* (context, userId) {
        for (const row of await reportsOf(context.db, userId)) yield viewReport(context, row);
      },
    }),
  ],
  files: filesOf,
};
