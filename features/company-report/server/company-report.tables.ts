import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { companies } from '../../companies/server/companies.tables.ts';
import type { ClosedReport } from '../contract/company-report.contract.ts';

/** People of one place, as they were counted when a period closed. */
export interface CountedPlace {
  site: string | null;
  sector: string | null;
  people: number;
}

/** A closed month or quarter of a company: written once, never worked out anew. */
export const companyPeriods = pgTable(
  'company_periods',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    period: text('period').notNull(),
    closedAt: instant('closed_at').notNull(),
    /** Of the method; grows when the rules change, and leaves what is published as it was. */
    version: smallint('version').notNull(),
    report: jsonb('report').$type<ClosedReport>().notNull(),
    /** Everybody who was counted, so that the next period is compared with those who are gone as well. */
    counted: jsonb('counted').$type<CountedPlace[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.period] })],
);

/** Who belonged to a company when a period closed, and whether they were counted in it. */
export const companyPeriodPeople = pgTable(
  'company_period_people',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    period: text('period').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    site: text('site'),
    sector: text('sector'),
    /** They agreed to be counted; null until they were looked at. */
    counted: boolean('counted'),
    /** They recorded enough to be part of the figures. */
    told: boolean('told').notNull().default(false),
    /** Mean of the month in hundredths of a level; erased once the quarter is closed. */
    hundredths: smallint('hundredths'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.period] }),
    index('company_period_people_company').on(t.companyId, t.period, t.userId),
    check('company_period_people_told', sql`not ${t.told} or ${t.counted}`),
    check('company_period_people_mean', sql`${t.hundredths} between 100 and 500`),
  ],
);
