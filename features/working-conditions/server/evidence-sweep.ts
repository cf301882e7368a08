import { filesBefore, removeFiles } from '#features/files/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { EVIDENCE_BUCKET } from './evidence.service.ts';
import { lockRecords } from './records.queries.ts';

/** How long a file lies there before it is missed: its action may not be saved yet. */
const GRACE_MS = 86_400_000;
const PAGE = 500;

/**
 * Where the form of an action sends a file: `<company id>/<eight signs>/<name>`. Whatever else lies there
 * was put there by hand, for something that no record tells of, and stays.
 */
const SENT_BY_FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[0-9a-f]{8}\/[^/]+$/;

/** Removes files that no version of an action names, a day after they were sent. */
export async function sweepEvidence(context: ServerContext): Promise<void> {
  const before = new Date(context.now().getTime() - GRACE_MS);
  for (let after = ''; ; ) {
    const page = { bucket: EVIDENCE_BUCKET, before, after, limit: PAGE };
    const there = await filesBefore(context.db, page);
    for (const [companyId, paths] of byCompany(there)) {
      await removeUnnamed(context, companyId, paths);
    }
    after = there.at(-1) ?? '';
    if (there.length < PAGE) return;
  }
}

function byCompany(paths: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const companyId = SENT_BY_FORM.exec(path)?.[1];
    if (companyId) found.set(companyId, [...(found.get(companyId) ?? []), path]);
  }
  return found;
}

/** With the records held: an action that is saved meanwhile finds its files, or finds that they are gone. */
async function removeUnnamed(
  context: ServerContext,
  companyId: string,
  paths: readonly string[],
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockRecords(tx, companyId);
    const named = await namedAmong(tx, companyId, paths);
    const lost = paths.filter((path) => !named.has(path));
    await removeFiles(context, tx, EVIDENCE_BUCKET, lost);
  });
}

/** Those of some paths that a version of an action of the company names. */
async function namedAmong(
  tx: Queryable,
  companyId: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await driverOf(tx).query<{ path: string }>(
    `select distinct one->'file'->>'path' as path
       from working_conditions_records, jsonb_array_elements(content->'evidence') one
      where company_id = $1 and kind = 'action' and one->'file'->>'path' = any($2)`,
    [companyId, [...paths]],
  );
  return new Set(rows.map(({ path }) => path));
}
