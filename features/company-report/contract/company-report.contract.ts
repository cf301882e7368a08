import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { PERIOD } from './period.rules.ts';

/** Days of a month with a record from which on a person is counted in it. */
export const FEWEST_DAYS = 3;
/** Of a company with fewer people nothing about wellbeing is published at all. */
export const SMALLEST_COMPANY = 10;
/** How many periods a report looks back on. */
export const LOOK_BACK = 12;

/** At least so many people, and fewer than the next band. */
export const PEOPLE_BANDS = ['10', '20', '50'] as const;
export type PeopleBand = (typeof PEOPLE_BANDS)[number];

/** Percent in steps of five, or a band near nobody and near everybody. */
export const SHARES = [
  'few',
  ...([
    '15',
    '20',
    '25',
    '30',
    '35',
    '40',
    '45',
    '50',
    '55',
    '60',
    '65',
    '70',
    '75',
    '80',
  ] as const),
  'most',
] as const;
const shareSchema = z.enum(SHARES);
export type Share = z.infer<typeof shareSchema>;

/** What is published of some people who agreed to be counted. */
const cellSchema = z.object({
  people: z.enum(PEOPLE_BANDS),
  /** People by the level of their month, from very bad to excellent. */
  shares: z.array(shareSchema).length(5),
  /** Those whose month was good or excellent. */
  good: shareSchema,
  /** In halves of a level. */
  mean: z.number().min(1).max(5),
});
export type Cell = z.infer<typeof cellSchema>;

/** People who are up to date with the courses that a law asks for. */
const dutySchema = shareSchema.nullable();

const partSchema = z.object({
  name: z.string(),
  /** Null is protected; which of the rules it was is told nowhere. */
  cell: cellSchema.nullable(),
  /** The same part in the period before. */
  before: cellSchema.nullable(),
  duty: dutySchema,
});
export type Part = z.infer<typeof partSchema>;

const dutyCourseSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  legal: z.string(),
  share: dutySchema,
});
export type DutyCourse = z.infer<typeof dutyCourseSchema>;

/** What is kept of a period once it is closed; nothing of it is worked out anew. */
export const closedReportSchema = z.object({
  /** Fewer people belong to the company than `SMALLEST_COMPANY`. */
  tooSmall: z.boolean(),
  whole: cellSchema.nullable(),
  sites: z.array(partSchema.omit({ before: true })),
  sectors: z.array(partSchema.omit({ before: true })),
  courses: z.array(dutyCourseSchema),
});
export type ClosedReport = z.infer<typeof closedReportSchema>;

const periodSchema = z.string().regex(PERIOD);

export const reportSchema = z.object({
  company: z.object({ id: z.uuid(), name: z.string() }),
  /** Every period that is closed, newest first; months and quarters. */
  periods: z.array(z.object({ period: periodSchema, closedAt: z.iso.datetime() })),
  /** Null before the first period has closed. */
  closed: z
    .object({
      period: periodSchema,
      closedAt: z.iso.datetime(),
      tooSmall: z.boolean(),
      whole: cellSchema.nullable(),
      before: cellSchema.nullable(),
      sites: z.array(partSchema),
      sectors: z.array(partSchema),
      courses: z.array(dutyCourseSchema),
      /** The whole company over the last periods of this kind, oldest first. */
      history: z.array(z.object({ period: periodSchema, good: shareSchema.nullable() })),
    })
    .nullable(),
  /** How often the company opened its report: in this month and in the one before. */
  opened: z.object({ month: periodSchema, times: z.int(), timesBefore: z.int() }),
});
export type Report = z.infer<typeof reportSchema>;
export type ShownPeriod = NonNullable<Report['closed']>;

const countingSchema = z.object({
  counted: z.boolean(),
  /** What would be counted of the caller if this month ended today, and what the company would read. */
  preview: z.object({
    month: periodSchema,
    /** Their own month as a level; null with fewer days than are counted. */
    level: z.int().min(1).max(5).nullable(),
    days: z.int().min(0),
    /** What the company read of everybody last; null where nothing is published. */
    company: cellSchema.nullable(),
  }),
});
export type Counting = z.infer<typeof countingSchema>;

const ofPeriod = z.object({ period: periodSchema.optional() });
const ofCompany = ofPeriod.extend({ company: idSchema.optional() });
const ownOrChosen =
  'Company admins: their own company alone. General admins choose one. Every opening is counted.';
const ownCompany = 'Only the company that the caller belongs to.';

export const companyReportContract = defineContract({
  openReport: {
    method: 'GET',
    path: '/api/company-report',
    permission: 'companyAdmin',
    policy: ownOrChosen,
    summary: 'The report of a closed period, the newest unless another is named.',
    query: ofCompany,
    out: reportSchema,
  },
  reportPdf: {
    method: 'GET',
    path: '/api/company-report/report.pdf',
    permission: 'companyAdmin',
    costly: true,
    policy: ownOrChosen,
    summary: 'The same as PDF, in the caller’s language.',
    query: ofCompany,
    file: 'application/pdf',
  },
  reportCsv: {
    method: 'GET',
    path: '/api/company-report/report.csv',
    permission: 'companyAdmin',
    policy: ownOrChosen,
    summary: 'The same as CSV, in the caller’s language.',
    query: ofCompany,
    file: 'text/csv; charset=utf-8',
  },
  listCompanies: {
    method: 'GET',
    path: '/api/company-report/companies',
    permission: 'admin',
    summary: 'Companies with a closed period, by name, for choosing one.',
    query: z.object({ text: z.string().trim().max(100).default('') }),
    out: z.object({ companies: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  },
  mirror: {
    method: 'GET',
    path: '/api/privacy/company-report',
    permission: 'signedIn',
    policy: ownCompany,
    summary: 'The very report that the company opens, byte by byte, for its people.',
    query: ofPeriod,
    out: reportSchema,
  },
  getCounting: {
    method: 'GET',
    path: '/api/privacy/company-report/counting',
    permission: 'signedIn',
    policy: ownCompany,
    summary: 'Whether the caller is counted for their company, and what would be seen of them.',
    out: countingSchema,
  },
  setCounting: {
    method: 'PUT',
    path: '/api/privacy/company-report/counting',
    permission: 'signedIn',
    policy: ownCompany,
    summary: 'Says yes to being counted, or no: then no open month counts the caller any more.',
    body: z.object({ counted: z.boolean(), language: z.enum(LANGUAGES) }),
    out: countingSchema,
  },
});
