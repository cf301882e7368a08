import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../packages/db/columns.ts';
import type { Component } from '../contract/status.contract.ts';

/** How often each part of the service was looked at on a day (Brasília), and how often in vain. */
export const serviceDays = pgTable(
  'service_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    component: text('component').$type<Component>().notNull(),
    looks: integer('looks').notNull(),
    failures: integer('failures').notNull(),
    lastAt: instant('last_at').notNull(),
    lastFailed: boolean('last_failed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.component] })],
);
