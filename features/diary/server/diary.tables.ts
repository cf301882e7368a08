import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#packages/i18n/languages.ts';
import { bytes, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { Country } from '../../crisis/contract/country.rules.ts';

/**
 * One text of a person. The list is by the day that it is about, then by id: senders make ids of
 * version 7, which grow with time. What was written is in `sealed` only.
 */
export const diaryEntries = pgTable(
  'diary_entries',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** What the sender calls it, so that sending twice saves once: its id, or one beside it from an older app. */
    clientId: uuid('client_id'),
    status: text('status').$type<'saved' | 'processing' | 'analysed'>().notNull(),
    version: integer('version').notNull().default(1),
    words: integer('words').notNull(),
    /** Language of the screen it was written on: the feedback answers in it. */
    language: text('language').$type<Language>().notNull(),
    /** Country whose help numbers could be dialled there, by the person's time zone. */
    country: text('country').$type<Country>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The day that it is about: the person's own when they wrote it, or one they chose. It stays when they travel. */
    day: date('day').notNull(),
    /** Where it stands in time: when it was written, or the middle of a chosen day. */
    toldAt: instant('told_at').notNull(),
    favourite: boolean('favourite').notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** Title, text and feedback together, since every list opens both; null once erased. */
    sealed: bytes('sealed'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('diary_entries_list').on(t.userId, t.day, t.id),
    uniqueIndex('diary_entries_client').on(t.userId, t.clientId),
    index('diary_entries_processing').on(t.updatedAt).where(sql`${t.status} = 'processing'`),
    index('diary_entries_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('diary_entries_status', sql`${t.status} in ('saved', 'processing', 'analysed')`),
  ],
);

/** Former texts of an entry, one row for each edit. */
export const diaryEntryVersions = pgTable(
  'diary_entry_versions',
  {
    userId: uuid('user_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    version: integer('version').notNull(),
    /** When this text was written, not when it was replaced. */
    savedAt: instant('saved_at').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.entryId, t.version] }),
    foreignKey({
      columns: [t.userId, t.entryId],
      foreignColumns: [diaryEntries.userId, diaryEntries.id],
    }).onDelete('cascade'),
  ],
);

/** What a person chose about their diary; no row for who chose nothing. */
export const diaryChoices = pgTable('diary_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The telling of their week is turned off. */
  weekHidden: boolean('week_hidden').notNull(),
});

/** Photos of an entry: which sealed pictures, and what they show, sealed. */
export const diaryPhotos = pgTable(
  'diary_photos',
  {
    userId: uuid('user_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    photoId: uuid('photo_id').notNull(),
    addedAt: instant('added_at').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.photoId] }),
    foreignKey({
      name: 'diary_photos_entry',
      columns: [t.userId, t.entryId],
      foreignColumns: [diaryEntries.userId, diaryEntries.id],
    }).onDelete('cascade'),
    index('diary_photos_of_entry').on(t.userId, t.entryId, t.addedAt),
  ],
);
