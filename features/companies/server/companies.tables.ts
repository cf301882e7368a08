import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

export const companies = pgTable(
  'companies',
  {
    id: id().primaryKey(),
    name: text('name').notNull(),
    /** 14 characters without punctuation, letters in upper case; null until it is known. */
    cnpj: text('cnpj'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('companies_cnpj').on(t.cnpj)],
);

/** Who belongs to which company; a person belongs to one at most. */
export const companyMembers = pgTable(
  'company_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (t) => [index('company_members_company').on(t.companyId)],
);

/**
 * People who registered a company that was here already. They are told to ask its admin for an
 * invitation; which company it was is nobody's business and not kept.
 */
export const awaitedCompanies = pgTable('awaited_companies', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
