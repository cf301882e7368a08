import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../../packages/db/columns.ts';
import type { PartnerCategory } from '../contract/partners.contract.ts';

/** Whom the operator works with, as the start page shows them. Nothing personal. */
export const partners = pgTable(
  'partners',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    category: text('category').$type<PartnerCategory>().notNull(),
    link: text('link').notNull(),
    description: text('description').notNull(),
    logoPath: text('logo_path'),
    logoAlt: text('logo_alt'),
    published: boolean('published').notNull().default(false),
    /** Kept when it is withdrawn. */
    publishedAt: instant('published_at'),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('partners_published').on(t.name, t.id).where(sql`${t.published}`),
    check('partners_logo', sql`(${t.logoPath} is null) = (${t.logoAlt} is null)`),
    check('partners_link', sql`${t.link} like 'https://%'`),
  ],
);
