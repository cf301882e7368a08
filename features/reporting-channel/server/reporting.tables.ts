import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { companies, companyGrants } from '../../companies/server/companies.tables.ts';
import type { OUTCOMES, REPORT_KINDS, ReportState } from '../contract/reporting.contract.ts';

/** The channel of a company; closed for new reports while it has no address. */
export const reportingChannels = pgTable(
  'reporting_channels',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    address: text('address'),
  },
  (t) => [uniqueIndex('reporting_channels_address').on(t.address)],
);

/** Conduct rules as they were published. */
export const conductRules = pgTable(
  'conduct_rules',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    publishedOn: date('published_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.version] })],
);

/** Who has read which version. */
export const conductAcknowledgements = pgTable(
  'conduct_acknowledgements',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.companyId, t.version] }),
    index('conduct_acknowledgements_company').on(t.companyId, t.version),
  ],
);

/**
 * A report of nobody: its id is of chance and says no time, of when it came there is the week. It refers to
 * no company, so that nobody erases it by ending theirs.
 */
export const misconductReports = pgTable(
  'misconduct_reports',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    companyName: text('company_name').notNull(),
    /** Keyed hash of the receipt. */
    mark: bytes('mark').notNull(),
    kind: text('kind').$type<(typeof REPORT_KINDS)[number]>().notNull(),
    state: text('state').$type<ReportState>().notNull(),
    outcome: text('outcome').$type<(typeof OUTCOMES)[number]>(),
    /** Monday. */
    week: date('week').notNull(),
    dueOn: date('due_on').notNull(),
    /** Monday of the week in which it was concluded. */
    concludedWeek: date('concluded_week'),
  },
  (t) => [
    uniqueIndex('misconduct_reports_mark').on(t.mark),
    index('misconduct_reports_company').on(t.companyId, t.week),
    index('misconduct_reports_concluded').on(t.concludedWeek),
    check(
      'misconduct_reports_state',
      sql`(${t.state} = 'concluded') = (${t.concludedWeek} is not null)`,
    ),
  ],
);

/** `admin_note` is of the general administration and read by it alone. */
export type MessageSide = 'reporter' | 'handler' | 'note' | 'admin_note' | 'outcome';

/** What was written, in order; sealed with the key of the company's channel. */
export const misconductMessages = pgTable(
  'misconduct_messages',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => misconductReports.id, { onDelete: 'cascade' }),
    nth: integer('nth').notNull(),
    side: text('side').$type<MessageSide>().notNull(),
    week: date('week').notNull(),
    /** The text, and who of the committee wrote it. */
    sealed: bytes('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.nth] })],
);

export type ReportPart = 'may' | 'handles' | 'about' | 'left_out';

/**
 * Who may handle a report (`may`) by a grant of its company's committee, who of them has taken it
 * (`handles`), whom its reporter said it is about, and whom a handler left out. The general
 * administration takes one without a grant.
 */
export const misconductPeople = pgTable(
  'misconduct_people',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id')
      .notNull()
      .references(() => misconductReports.id, { onDelete: 'cascade' }),
    part: text('part').$type<ReportPart>().notNull(),
    /** Whoever loses the grant handles the report no more, even when another one is given. */
    grantId: uuid('grant_id'),
    leftOutBy: uuid('left_out_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.reportId] }),
    index('misconduct_people_report').on(t.reportId),
    index('misconduct_people_left_out_by').on(t.leftOutBy).where(sql`${t.leftOutBy} is not null`),
    foreignKey({
      name: 'misconduct_people_grant_fk',
      columns: [t.userId, t.grantId],
      foreignColumns: [companyGrants.userId, companyGrants.id],
    }).onDelete('cascade'),
    check('misconduct_people_part', sql`${t.part} in ('may', 'handles', 'about', 'left_out')`),
    check('misconduct_people_may', sql`${t.part} <> 'may' or ${t.grantId} is not null`),
  ],
);
