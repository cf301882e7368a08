import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../packages/db/columns.ts';
import {
  SECURITY_EVENT_KINDS,
  type SecurityEventDetails,
  type SecurityEventKind,
} from '../contract/security-events.ts';
import { users } from './accounts.tables.ts';

/**
 * What happened to a person's access, for themselves to see. No address, place or device is kept,
 * and nothing that anybody typed.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    details: jsonb('details').$type<SecurityEventDetails>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('security_events_at').on(t.at),
    check(
      'security_events_kind',
      sql`${t.kind} in (${sql.raw(SECURITY_EVENT_KINDS.map((kind) => `'${kind}'`).join(', '))})`,
    ),
  ],
);
