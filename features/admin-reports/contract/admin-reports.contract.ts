import * as z from 'zod';
import { SHARES } from '#features/company-report/contract/company-report.contract.ts';
import { PERIOD } from '#features/company-report/contract/period.rules.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';

/** What people use, as far as their records tell. */
export const SHOWN_USES = ['checkIn', 'diary', 'health', 'training', 'selfCheck'] as const;

/** People; null is protected: somebody, or nobody, but fewer than ten. */
const toldSchema = z.int().min(10).nullable();
const count = z.int().min(0);
const monthSchema = z.string().regex(PERIOD);

const platformMonthSchema = z.object({
  month: monthSchema,
  closedAt: z.iso.datetime(),
  /** Accounts at the end of the month, those made in it and those deleted in it. */
  accounts: toldSchema,
  created: toldSchema,
  deleted: toldSchema,
  /** People who recorded something. */
  active: toldSchema,
  activeBefore: toldSchema,
  /** Of the people who recorded something. */
  uses: z.array(z.object({ use: z.enum(SHOWN_USES), share: z.enum(SHARES).nullable() })),
});
export type PlatformMonth = z.infer<typeof platformMonthSchema>;

export const platformReportSchema = z.object({
  /** Closed months, newest first. */
  months: z.array(monthSchema),
  /** Null before the first month has closed. */
  closed: platformMonthSchema.nullable(),
  /** Oldest first. */
  history: z.array(z.object({ month: monthSchema, active: toldSchema })),
  now: z.object({
    companies: count,
    companiesPaying: count,
    plans: z.object({ free: toldSchema, individual: toldSchema, business: toldSchema }),
    trials: toldSchema,
    courses: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        started: count.nullable(),
        completed: count.nullable(),
      }),
    ),
  }),
});
export type PlatformReport = z.infer<typeof platformReportSchema>;

const failedJobSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  tries: count,
  failedAt: z.iso.datetime(),
});
export type FailedJobView = z.infer<typeof failedJobSchema>;

const queueSchema = z.object({ waiting: count, retrying: count, failed: count, done: count });

export const systemHealthSchema = z.object({
  /** Time of a question to the database. */
  databaseMs: z.number().min(0),
  jobs: queueSchema,
  /** The part of them that sends mail. */
  mails: queueSchema,
  /** Newest backup that the server made by itself; null before the first. */
  backup: z.object({ isOn: z.boolean(), newestAt: z.iso.datetime().nullable() }),
  failed: z.array(failedJobSchema),
});
export type SystemHealth = z.infer<typeof systemHealthSchema>;

const ofJob = z.object({ name: z.string().max(100), id: idSchema });

export const adminReportsContract = defineContract({
  platformReport: {
    method: 'GET',
    path: '/api/admin/reports',
    permission: 'admin',
    summary:
      'A closed month of the platform in counts of ten people and more, and what is there now.',
    query: z.object({ month: monthSchema.optional() }),
    out: platformReportSchema,
  },
  platformCsv: {
    method: 'GET',
    path: '/api/admin/reports/report.csv',
    permission: 'admin',
    summary: 'The same as CSV, in the caller’s language.',
    query: z.object({ month: monthSchema.optional() }),
    file: 'text/csv; charset=utf-8',
  },
  systemHealth: {
    method: 'GET',
    path: '/api/admin/system',
    permission: 'admin',
    summary: 'Database, jobs, mails and backups, with the jobs that were given up.',
    out: systemHealthSchema,
  },
  retryJob: {
    method: 'POST',
    path: '/api/admin/system/jobs/:name/:id/retry',
    permission: 'admin',
    summary: 'Tries a job once more that was given up.',
    params: ofJob,
  },
  discardJob: {
    method: 'DELETE',
    path: '/api/admin/system/jobs/:name/:id',
    permission: 'admin',
    summary: 'Drops a job that was given up.',
    params: ofJob,
  },
});
