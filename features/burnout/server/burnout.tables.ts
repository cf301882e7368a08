import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { diaryEntries } from '../../diary/server/diary.tables.ts';

/**
 * What the engine read in an entry. There is a row exactly while the entry counts: none for an
 * entry kept without analysis, none while it is deleted.
 */
export const burnoutAnalyses = pgTable(
  'burnout_analyses',
  {
    userId: uuid('user_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    score: integer('score').notNull(),
    level: text('level').$type<'low' | 'moderate' | 'high'>().notNull(),
    exhaustion: integer('exhaustion').notNull(),
    physical: integer('physical').notNull(),
    cynicism: integer('cynicism').notNull(),
    selfcriticism: integer('selfcriticism').notNull(),
    positive: integer('positive').notNull(),
    words: integer('words').notNull(),
    /** Language that the text is in, as the engine read it. */
    language: text('language').$type<'pt' | 'en' | 'es' | 'fr'>().notNull(),
    engineVersion: text('engine_version').notNull(),
    /** Where the entry stands in time: when it was written, or the middle of the day that it is about. */
    at: instant('at').notNull(),
    /** Mentions with offsets and words, and the crisis level. */
    sealed: bytes('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.entryId] }),
    foreignKey({
      columns: [t.userId, t.entryId],
      foreignColumns: [diaryEntries.userId, diaryEntries.id],
    }).onDelete('cascade'),
    index('burnout_analyses_at').on(t.userId, t.at, t.entryId),
  ],
);

/** Of a reading: its entry has its text, which is lost otherwise. */
export const entryHasText = sql`exists (
  select 1 from ${diaryEntries}
   where ${diaryEntries.userId} = ${burnoutAnalyses.userId}
     and ${diaryEntries.id} = ${burnoutAnalyses.entryId} and ${diaryEntries.sealed} is not null)`;

/** Expressions that a person said do not fit them; which ones is sealed. */
export const burnoutCorrections = pgTable(
  'burnout_corrections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** What a person pinned to days of the trend; the words are sealed. */
export const burnoutNotes = pgTable(
  'burnout_notes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** First and last of the person's own days that the note belongs to. */
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
