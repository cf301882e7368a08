import { countActs, recordAct } from '#features/audit/server/index.ts';
import { companyName } from '#features/companies/server/index.ts';
import { translatedTitles } from '#features/training/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import {
  type ClosedReport,
  LOOK_BACK,
  type Report,
  type ShownPeriod,
} from '../contract/company-report.contract.ts';
import { isQuarter, monthOfDay, periodBefore, startOf } from '../contract/period.rules.ts';
import { closedPeriods, reportsOf } from './company-report.queries.ts';

/** The report that a company opens: its own, or the one that a general admin names. The opening is written down. */
export async function openReport(
  context: ServerContext,
  caller: Caller,
  { company, period }: { company?: string | undefined; period?: string | undefined },
): Promise<Report> {
  const companyId = companyFor(caller, company);
  await writeOpening(context, caller, companyId);
  return readReport(context, { companyId, period, language: caller.language });
}

/** A company admin has no choice; asking for another company is like asking for none that exists. */
function companyFor({ role, companyId }: Caller, asked: string | undefined): string {
  const chosen = role === 'admin' ? (asked ?? companyId) : companyId;
  if (!chosen || (asked !== undefined && asked !== chosen)) throw noReport();
  return chosen;
}

const noReport = () => fail('not_found', 'There is no such report');

async function writeOpening(
  { db, now }: ServerContext,
  { userId }: Caller,
  companyId: string,
): Promise<void> {
  if ((await companyName(db, companyId)) === null) throw noReport();
  const subject = { kind: 'company', id: companyId } as const;
  await recordAct(db, { at: now(), act: 'report_opened', actorId: userId, subject, companyId });
}

/** The same for its people; whoever looks after the company is counted here too. */
export async function openMirror(
  context: ServerContext,
  caller: Caller,
  period: string | undefined,
): Promise<Report> {
  const { companyId, role } = caller;
  if (!companyId) throw noReport();
  if (role !== null) await writeOpening(context, caller, companyId);
  return readReport(context, { companyId, period, language: caller.language });
}

interface Asked {
  companyId: string;
  period: string | undefined;
  language: Language;
}

/** What everybody reads who may read it: only the names of its courses depend on more than company and period. */
async function readReport(
  { db, now }: ServerContext,
  { companyId, period: asked, language }: Asked,
): Promise<Report> {
  const [name, periods] = await Promise.all([
    companyName(db, companyId),
    closedPeriods(db, companyId),
  ]);
  if (name === null) throw noReport();
  const newest = periods.find(({ period }) => !isQuarter(period));
  const shown = asked === undefined ? newest : periods.find(({ period }) => period === asked);
  if (asked !== undefined && !shown) throw noReport();
  return {
    company: { id: companyId, name },
    periods: periods.map(({ period, closedAt }) => ({ period, closedAt: closedAt.toISOString() })),
    closed: shown ? await shownPeriod(db, { companyId, language }, shown) : null,
    opened: await openings(db, companyId, monthOfDay(dayOf(now(), DEFAULT_TIME_ZONE))),
  };
}

async function shownPeriod(
  db: Queryable,
  { companyId, language }: Pick<Asked, 'companyId' | 'language'>,
  { period, closedAt }: { period: string; closedAt: Date },
): Promise<ShownPeriod | null> {
  const line = [period];
  while (line.length < LOOK_BACK) line.push(periodBefore(line.at(-1) ?? period));
  const reports = await reportsOf(db, companyId, line);
  const report = reports.get(period);
  if (!report) return null;
  const before = reports.get(periodBefore(period));
  const translated = await translatedTitles(db, language);
  const withBefore = (kind: 'sites' | 'sectors') =>
    report[kind].map((part) => ({
      ...part,
      before: before?.[kind].find(({ name }) => name === part.name)?.cell ?? null,
    }));
  return {
    period,
    closedAt: closedAt.toISOString(),
    tooSmall: report.tooSmall,
    whole: report.whole,
    before: before?.whole ?? null,
    sites: withBefore('sites'),
    sectors: withBefore('sectors'),
    courses: report.courses.map((course) => ({
      ...course,
      title: translated.get(course.id) ?? course.title,
    })),
    history: historyOf(line, reports),
  };
}

/** From the first closed period on, oldest first; what was never closed is not there. */
function historyOf(
  line: readonly string[],
  reports: ReadonlyMap<string, ClosedReport>,
): ShownPeriod['history'] {
  return line.toReversed().flatMap((period) => {
    const report = reports.get(period);
    return report ? [{ period, good: report.whole?.good ?? null }] : [];
  });
}

async function openings(
  db: Queryable,
  companyId: string,
  month: string,
): Promise<Report['opened']> {
  const count = (from: Date, to?: Date) =>
    countActs(db, { act: 'report_opened', subjectId: companyId, from, to });
  const [start, startBefore] = [startOf(month), startOf(periodBefore(month))];
  return { month, times: await count(start), timesBefore: await count(startBefore, start) };
}
