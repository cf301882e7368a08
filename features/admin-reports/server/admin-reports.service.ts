import { peopleByUse } from '#features/aggregates/server/index.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { newestBackupAt } from '#features/backups/server/index.ts';
import { endOf, startOf } from '#features/company-report/contract/period.rules.ts';
import { translatedTitles } from '#features/training/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { JobLoad } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  type PlatformMonth,
  type PlatformReport,
  SHOWN_USES,
  type SystemHealth,
} from '../contract/admin-reports.contract.ts';
import {
  accountsOf,
  closedMonths,
  courseCounts,
  isMonthClosed,
  putMonth,
  standing,
} from './admin-reports.queries.ts';
import { told, toldOfCourse, toldUse } from './admin-reports.rules.ts';
import type { PlatformFigures } from './admin-reports.tables.ts';

const LOOK_BACK = 12;
const FAILED_SHOWN = 50;
const SENDS_MAIL = /(mail|notice|farewell)$/;

/** Counts a month of the platform, once. */
export async function closePlatformMonth(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  month: string,
): Promise<void> {
  if (await isMonthClosed(db, month)) return;
  const span = { from: startOf(month), to: endOf(month) };
  const [accounts, use] = await Promise.all([accountsOf(db, span), peopleByUse(db, span)]);
  await putMonth(db, { month, closedAt: now(), figures: { ...accounts, ...use } });
}

/** A closed month, the newest unless another is named, and what there is now. */
export async function platformReport(
  { db, now }: ServerContext,
  { month: asked, language }: { month?: string | undefined; language: Language },
): Promise<PlatformReport> {
  const months = await closedMonths(db);
  const at = asked === undefined ? 0 : months.findIndex(({ month }) => month === asked);
  const shown = months[at];
  if (asked !== undefined && !shown) throw fail('not_found', 'That month is not closed');
  return {
    months: months.map(({ month }) => month),
    closed: shown ? presentMonth(shown, months[at + 1]?.figures) : null,
    history: months
      .slice(at, at + LOOK_BACK)
      .toReversed()
      .map(({ month, figures }) => ({ month, active: told(figures.active) })),
    now: await presentStanding(db, now(), language),
  };
}

function presentMonth(
  { month, closedAt, figures }: { month: string; closedAt: Date; figures: PlatformFigures },
  before: PlatformFigures | undefined,
): PlatformMonth {
  const { accounts, created, deleted, active, uses } = figures;
  return {
    month,
    closedAt: closedAt.toISOString(),
    accounts: told(accounts),
    created: told(created),
    deleted: told(deleted),
    active: told(active),
    activeBefore: before ? told(before.active) : null,
    uses: SHOWN_USES.map((use) => ({ use, share: toldUse(uses[use] ?? 0, active) })),
  };
}

async function presentStanding(
  db: Queryable,
  now: Date,
  language: Language,
): Promise<PlatformReport['now']> {
  const [there, courses, translated] = await Promise.all([
    standing(db, now),
    courseCounts(db),
    translatedTitles(db, language),
  ]);
  const { companies, companiesPaying, free, individual, business, trials } = there;
  return {
    companies,
    companiesPaying,
    plans: { free: told(free), individual: told(individual), business: told(business) },
    trials: told(trials),
    courses: courses.map(({ id, title, started, completed }) => ({
      ...{ id, title: translated.get(id) ?? title },
      started: toldOfCourse(started),
      completed: toldOfCourse(completed),
    })),
  };
}

/** Database, jobs, mails and backups at this moment. */
export async function systemHealth(context: ServerContext): Promise<SystemHealth> {
  const { db, jobs } = context;
  const asked = performance.now();
  const load = await jobs.load(db);
  const databaseMs = Math.round(performance.now() - asked);
  const failed = await jobs.failed(db, FAILED_SHOWN);
  const newest = await newestBackupAt(context);
  return {
    databaseMs,
    jobs: addedUp(load),
    mails: addedUp(load.filter(({ name }) => SENDS_MAIL.test(name))),
    backup: { isOn: newest !== undefined, newestAt: newest?.toISOString() ?? null },
    failed: failed.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })),
  };
}

const addedUp = (load: readonly JobLoad[]): SystemHealth['jobs'] => {
  const sum = (count: (one: JobLoad) => number) =>
    load.reduce((people, one) => people + count(one), 0);
  return {
    waiting: sum(({ waiting }) => waiting),
    retrying: sum(({ retrying }) => retrying),
    failed: sum(({ failed }) => failed),
    done: sum(({ done }) => done),
  };
};

/** Tries a job once more that was given up, or drops it; written into the log by its kind alone. */
export function settleFailedJob(
  { db, jobs, now }: ServerContext,
  { userId }: Caller,
  job: { name: string; id: string },
  how: 'retry' | 'discard',
): Promise<void> {
  return db.transaction(async (tx) => {
    const isSettled =
      how === 'retry' ? await jobs.retryFailed(tx, job) : await jobs.discardFailed(tx, job);
    if (!isSettled) throw fail('not_found', 'There is no such failed job');
    await recordAct(tx, {
      at: now(),
      act: how === 'retry' ? 'job_retried' : 'job_discarded',
      actorId: userId,
      subject: { kind: 'content', id: job.id, title: job.name },
    });
  });
}
