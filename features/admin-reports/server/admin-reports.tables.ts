import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../packages/db/columns.ts';

/** What is counted of a month; what is shown of it is for the rules. */
export interface PlatformFigures {
  accounts: number;
  created: number;
  deleted: number;
  active: number;
  uses: Record<string, number>;
}

/** Closed months of the platform, counted once: nobody's row is in them. */
export const platformMonths = pgTable('platform_months', {
  month: text('month').primaryKey(),
  closedAt: instant('closed_at').notNull(),
  figures: jsonb('figures').$type<PlatformFigures>().notNull(),
});
