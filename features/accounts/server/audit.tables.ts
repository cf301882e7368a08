import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../packages/db/columns.ts';

export const AUDIT_ACTIONS = [
  'user_signedup',
  'user_invited',
  'user_modified',
  'user_deleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * What became of accounts, for the operator; what people did with theirs stands in
 * `security_events`. Outlives the account, and therefore holds its id alone: once the person is
 * deleted nothing leads from it to them.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id().primaryKey(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Whom it is about. No reference: the event of a deletion is kept without the person. */
    subjectId: uuid('subject_id').notNull(),
    /** Done with the service key or an admin's token, not by the person. */
    byOperator: boolean('by_operator').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('audit_events_at').on(t.at),
    check(
      'audit_events_action',
      sql`${t.action} in (${sql.raw(AUDIT_ACTIONS.map((action) => `'${action}'`).join(', '))})`,
    ),
  ],
);
