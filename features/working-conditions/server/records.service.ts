import { Readable } from 'node:stream';
import { known } from '#features/access/server/index.ts';
import { closedMonthOf, shareOf } from '#features/company-report/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  type Content,
  CRITERIA_ID,
  isIdOf,
  WRITTEN,
  type WrittenKind,
} from '../contract/records.ts';
import { FEWEST_ANSWERS } from '../contract/survey-results.ts';
import {
  BAD_CONTENT,
  CHANGED_MEANWHILE,
  type CompanyFile,
  type KeptRecord,
  NO_CRITERIA,
} from '../contract/working-conditions.contract.ts';
import { hasItsFiles, withChecksums } from './evidence.service.ts';
import { countAcknowledged } from './people.queries.ts';
import {
  addVersion,
  companyNamed,
  lockRecords,
  newestRecords,
  newestVersion,
  pageOfHistory,
  unitNames,
} from './records.queries.ts';
import { openSurveyOf } from './survey.queries.ts';
import { tellJob } from './tell.job.ts';
import { companyToRead, companyToWrite } from './whose.ts';

export const authorOf = (caller: Caller) => {
  const { fullName, email } = known(caller);
  return fullName || email;
};

/** A dossier without what it was made from, which is most of it. */
export function withoutSnapshot(record: KeptRecord): KeptRecord {
  const { snapshot: _, ...content } = record.content;
  return { ...record, content };
}

/** Everything that a company keeps, for whoever may read it. */
export async function readFile(
  { db }: ServerContext,
  caller: Caller,
  asked: string | undefined,
): Promise<CompanyFile> {
  const companyId = companyToRead(caller, asked);
  const company = await companyNamed(db, companyId);
  if (!company) throw fail('not_found', 'There are no such records');
  const closed = await closedMonthOf(db, companyId);
  const [records, survey, sites, acknowledged] = await Promise.all([
    newestRecords(db, companyId),
    openSurveyOf(db, companyId),
    unitNames(db, companyId, 'site'),
    closed ? countAcknowledged(db, { companyId, ...closed }) : [],
  ]);
  const told = acknowledged.flatMap(({ id, read, people }) =>
    read < FEWEST_ANSWERS ? [] : [[id, shareOf(read, people)]],
  );
  return {
    company,
    mayChange: caller.role !== null && caller.companyId === companyId,
    records: records.map(withoutSnapshot),
    survey: survey ?? null,
    sites,
    acknowledged: Object.fromEntries(told),
  };
}

type Refusal = typeof CHANGED_MEANWHILE | typeof BAD_CONTENT | typeof NO_CRITERIA;

/** Adds a version of a record. Two who change one version: the second is told, and nothing is lost. */
export async function saveRecord(
  context: ServerContext,
  caller: Caller,
  { kind, id, base, content }: { kind: WrittenKind; id: string; base: number; content: unknown },
): Promise<Refusal | KeptRecord> {
  const { db, jobs, now } = context;
  const companyId = companyToWrite(caller);
  const parsed = WRITTEN[kind].safeParse(content);
  if (!parsed.success || !isIdOf(kind, id)) return BAD_CONTENT;
  // Files are read before anything is held: that takes as long as they are large.
  const written =
    kind === 'action'
      ? await withChecksums(context, { companyId, id }, parsed.data as Content<'action'>)
      : parsed.data;
  if (!written) return BAD_CONTENT;
  return db.transaction(async (tx) => {
    await lockRecords(tx, companyId);
    const newest = await newestVersion(tx, { companyId, kind, id });
    if ((newest?.version ?? 0) !== base) return CHANGED_MEANWHILE;
    const refusal = await missing(tx, companyId, kind, written);
    if (refusal) return refusal;
    const [at, authorName] = [now(), authorOf(caller)];
    const row = { companyId, kind, id, version: base + 1, at, authorName };
    // A communication that is mended later is not told of again.
    if (kind === 'communication' && base === 0) {
      await jobs.send(tx, tellJob, { companyId, what: 'company_told', after: null });
    }
    return addVersion(tx, { ...row, content: written });
  });
}

/** What a record refers to and is not there. */
async function missing(
  tx: Queryable,
  companyId: string,
  kind: WrittenKind,
  content: unknown,
): Promise<Refusal | null> {
  if (kind === 'risk') {
    const { criteria } = content as { criteria: number };
    const published = await newestVersion(tx, { companyId, kind: 'criteria', id: CRITERIA_ID });
    return !published || criteria > published.version ? NO_CRITERIA : null;
  }
  if (kind === 'action') {
    const action = content as Content<'action'>;
    const { riskId } = action;
    if (!(await hasItsFiles(tx, action))) return BAD_CONTENT;
    if (riskId && !(await newestVersion(tx, { companyId, kind: 'risk', id: riskId }))) {
      return BAD_CONTENT;
    }
  }
  return null;
}

export async function readHistory(
  { db }: ServerContext,
  caller: Caller,
  {
    company,
    before,
    limit,
  }: { company?: string | undefined; before?: string | undefined; limit: number },
) {
  const place = before === undefined ? null : Number(before);
  if (place !== null && !Number.isSafeInteger(place)) throw fail('invalid', 'No such place');
  const page = await pageOfHistory(db, companyToRead(caller, company), { before: place, limit });
  return { ...page, records: page.records.map(withoutSnapshot) };
}

const PAGE = 500;

/** Every version, newest first, a line each: what a company takes along. */
export function handOver(
  { db }: ServerContext,
  caller: Caller,
  company: string | undefined,
): Readable {
  const companyId = companyToRead(caller, company);
  async function* lines() {
    for (let before: number | null = null; ; ) {
      const { records, next } = await pageOfHistory(db, companyId, { before, limit: PAGE });
      for (const record of records) yield `${JSON.stringify(record)}\n`;
      if (next === null) return;
      before = Number(next);
    }
  }
  return Readable.from(lines());
}
