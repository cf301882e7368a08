import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#packages/i18n/languages.ts';
import { createdAt, id, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { Grant } from '../contract/access.rules.ts';

/** Plans of a person over time; the newest active one counts (specification section 7). */
export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    planType: text('plan_type').notNull(),
    status: text('status').notNull(),
    createdAt: createdAt(),
    /** A plan whose end has passed counts as free, whatever its status still says. */
    endsAt: instant('ends_at'),
    /** Begun by registering, unpaid. */
    trial: boolean('trial').notNull().default(false),
    /** When the end of a trial was announced; null while it is not. */
    announcedAt: instant('announced_at'),
    /** What pays for it, a person's own purchase or their company's; null where nothing does. */
    paidBy: uuid('paid_by'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('user_subscriptions_active')
      .on(t.userId, t.createdAt.desc())
      .where(sql`${t.status} = 'active'`),
    index('user_subscriptions_paid_by').on(t.paidBy).where(sql`${t.status} = 'active'`),
    index('user_subscriptions_trials')
      .on(t.endsAt)
      .where(sql`${t.trial} and ${t.status} = 'active'`),
  ],
);

/** At most one role for a person (specification section 3); nobody without a row has one. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<'admin' | 'company_admin'>().notNull(),
  },
  (t) => [check('user_roles_role', sql`${t.role} in ('admin', 'company_admin')`)],
);

/** What the general administration let single people do; never a role of its own. */
export const userGrants = pgTable(
  'user_grants',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Grant>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check('user_grants_kind', sql`${t.kind} in ('support_staff')`),
  ],
);

export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: text('language').$type<Language>().notNull(),
  timeZone: text('time_zone').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/**
 * Who signs in as which professional of the network: beside the roles, since a professional looks after
 * their own entry and nothing else. The network takes a grant away with its entry.
 */
export const professionalGrants = pgTable('professional_grants', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  professionalId: uuid('professional_id').notNull().unique(),
  grantedAt: instant('granted_at').notNull(),
});
