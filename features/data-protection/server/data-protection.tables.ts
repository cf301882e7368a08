import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../packages/db/columns.ts';
import type { CaseKind } from '../contract/cases.ts';

/**
 * Every version of each request and incident. Rows are added and never changed. What they say is sealed
 * with a key of each case, since it may name people; their authors stay as words.
 */
export const dataCases = pgTable(
  'data_cases',
  {
    kind: text('kind').$type<CaseKind>().notNull(),
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    at: instant('at').notNull(),
    authorName: text('author_name').notNull(),
    sealed: bytes('sealed').notNull(),
    /** When it was answered or closed; null while it is open. */
    endedOn: date('ended_on'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id, t.version] }),
    index('data_cases_ended').on(t.endedOn),
  ],
);
