import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../packages/db/columns.ts';
import type { Act, SubjectKind } from '../contract/audit.contract.ts';

/**
 * What the administration did, for the general administration to read. Rows outlive everybody in them
 * and therefore hold ids alone; names are looked up when the log is read. The database refuses to
 * change a row, and to delete one within five years.
 */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: id().primaryKey(),
    at: instant('at').notNull(),
    act: text('act').$type<Act>().notNull(),
    /** No reference: what somebody did stays when they are gone. Null for the operator's own programs. */
    actorId: uuid('actor_id'),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Title of published matter, which is nobody's personal text; null for people and companies. */
    subjectTitle: text('subject_title'),
    companyId: uuid('company_id'),
  },
  (t) => [
    index('admin_acts_at').on(t.at, t.id),
    index('admin_acts_subject').on(t.subjectId, t.at),
    check(
      'admin_acts_title',
      sql`(${t.subjectKind} = 'content') = (${t.subjectTitle} is not null)`,
    ),
  ],
);
