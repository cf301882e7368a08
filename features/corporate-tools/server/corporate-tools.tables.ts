import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { companies } from '../../companies/server/companies.tables.ts';
import type { ToolKind } from '../contract/corporate-tools.contract.ts';

/** Links that a company pins for its people; what a company says of itself is not sealed. */
export const companyTools = pgTable(
  'company_tools',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind').$type<ToolKind>().notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    place: integer('place').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** A person's own shortcuts. Where somebody goes is theirs: name and address are sealed. */
export const toolShortcuts = pgTable(
  'tool_shortcuts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    createdAt: createdAt(),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
