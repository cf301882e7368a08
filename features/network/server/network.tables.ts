import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { Kind, Spoken } from '../contract/network.contract.ts';
import type { Proposal } from '../contract/own-entry.contract.ts';
import type { Specialty } from '../contract/registry.rules.ts';

const searched = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Professionals and clinics that the administration lists. Of those who look for them nothing stands here. */
export const networkEntries = pgTable(
  'network_entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<Kind>().notNull(),
    name: text('name').notNull(),
    specialties: text('specialties').array().$type<Specialty[]>().notNull(),
    topics: text('topics').array().notNull(),
    /** In the one form of its council. */
    registry: text('registry').notNull(),
    online: boolean('online').notNull(),
    inPerson: boolean('in_person').notNull(),
    /** Code by IBGE. */
    municipality: integer('municipality'),
    neighbourhood: text('neighbourhood').notNull(),
    address: text('address').notNull(),
    languages: text('languages').array().$type<Spoken[]>().notNull(),
    plans: text('plans').array().notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    site: text('site').notNull(),
    about: text('about').notNull(),
    sessions: text('sessions').notNull(),
    access: text('access').notNull(),
    team: text('team').notNull(),
    checkedOn: date('checked_on'),
    checkedBy: text('checked_by'),
    /** From this day on the registry has to be looked up again, and the entry is not shown before it was. */
    checkAgain: date('check_again'),
    demonstration: boolean('demonstration').notNull().default(false),
    published: boolean('published').notNull().default(false),
    /** Kept when the entry is withdrawn. */
    publishedAt: instant('published_at'),
    revision: integer('revision').notNull().default(1),
    /** The name without accents and case: lists follow it. */
    sortKey: text('sort_key').notNull(),
    /** Words of what can be searched, without accents and case. */
    searched: searched('searched').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('network_entries_registry').on(t.registry),
    index('network_entries_searched').using('gin', t.searched),
    index('network_entries_by_name').on(t.sortKey, t.id),
    index('network_entries_place').on(t.municipality).where(sql`${t.published}`),
    check('network_entries_mode', sql`${t.online} or ${t.inPerson}`),
    check('network_entries_place_known', sql`not ${t.inPerson} or ${t.municipality} is not null`),
    check(
      'network_entries_check_whole',
      sql`num_nulls(${t.checkedOn}, ${t.checkedBy}, ${t.checkAgain}) in (0, 3)`,
    ),
    check('network_entries_checked', sql`not ${t.published} or ${t.checkAgain} is not null`),
  ],
);

/** Whom a person marked for themselves. */
export const networkFavourites = pgTable(
  'network_favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => networkEntries.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.entryId] }),
    index('network_favourites_entry').on(t.entryId),
  ],
);

/** What a professional proposes of their own entry, until the administration takes it. */
export const networkProposals = pgTable('network_proposals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  entryId: uuid('entry_id')
    .notNull()
    .unique()
    .references(() => networkEntries.id, { onDelete: 'cascade' }),
  proposal: jsonb('proposal').$type<Proposal>().notNull(),
  sentAt: instant('sent_at').notNull(),
  /** Why it was not taken; null while nobody has looked at it. */
  declined: text('declined'),
});
