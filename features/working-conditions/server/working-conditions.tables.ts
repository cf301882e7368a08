import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { companies } from '../../companies/server/companies.tables.ts';
import type { RecordKind } from '../contract/records.ts';

/**
 * Whose records there are. It names the company itself and refers to none: what is kept here outlasts a
 * company's account (NR-1, 1.5.7.3.3.1: 20 years).
 */
export const workingConditionsFiles = pgTable('working_conditions_files', {
  companyId: uuid('company_id').primaryKey(),
  name: text('name').notNull(),
  cnpj: text('cnpj'),
});

/**
 * Every version of everything a company keeps. Rows are added and never changed; a trigger refuses that,
 * and refuses to delete what is younger than 20 years. Names of authors stay as words, without their ids.
 */
export const workingConditionsRecords = pgTable(
  'working_conditions_records',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => workingConditionsFiles.companyId),
    kind: text('kind').$type<RecordKind>().notNull(),
    id: text('id').notNull(),
    version: integer('version').notNull(),
    /** Place in the company's history. */
    place: integer('place').notNull(),
    at: instant('at').notNull(),
    authorName: text('author_name').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.kind, t.id, t.version] }),
    uniqueIndex('working_conditions_records_place').on(t.companyId, t.place),
  ],
);

/** Surveys that are open; a closed one is a record. */
export const workingConditionsSurveys = pgTable(
  'working_conditions_surveys',
  {
    id: id().primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    openedOn: date('opened_on').notNull(),
    /** The last day. */
    closesOn: date('closes_on').notNull(),
  },
  (t) => [
    uniqueIndex('working_conditions_surveys_company').on(t.companyId),
    index('working_conditions_surveys_closes').on(t.closesOn),
  ],
);

/** Who had their way into an open survey; not which, and gone when it closes. */
export const workingConditionsTickets = pgTable(
  'working_conditions_tickets',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    surveyId: uuid('survey_id')
      .notNull()
      .references(() => workingConditionsSurveys.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.surveyId] }),
    index('working_conditions_tickets_survey').on(t.surveyId),
  ],
);

/** Answers of an open survey, by nobody and of no time; gone when it closes. */
export const workingConditionsAnswers = pgTable(
  'working_conditions_answers',
  {
    surveyId: uuid('survey_id')
      .notNull()
      .references(() => workingConditionsSurveys.id, { onDelete: 'cascade' }),
    /** What the ticket was made from, so that it is spent. */
    serial: bytes('serial').notNull(),
    site: text('site'),
    sector: text('sector'),
    /** By somebody who had been there for a while: only such answers decide what is told. */
    settled: boolean('settled').notNull(),
    /** 1 to 5 a question; 0 for none. */
    answers: smallint('answers').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.surveyId, t.serial] }),
    check('working_conditions_answers_serial', sql`octet_length(${t.serial}) = 16`),
  ],
);

/** Who has read what their company told them. */
export const workingConditionsAcknowledgements = pgTable(
  'working_conditions_acknowledgements',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    communicationId: uuid('communication_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.companyId, t.communicationId] }),
    index('working_conditions_acknowledgements_company').on(t.companyId, t.communicationId),
  ],
);
