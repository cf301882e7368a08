import { Readable } from 'node:stream';
import * as z from 'zod';
import { known } from '#features/access/server/index.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import { sealed } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { CASES, type CaseContent, type CaseKind } from '../contract/cases.ts';
import {
  BAD_CONTENT,
  CHANGED_MEANWHILE,
  type DataCase,
  KEEP_YEARS,
} from '../contract/data-protection.contract.ts';
import {
  addVersion,
  type CaseRow,
  endedBefore,
  eraseCase,
  everyVersion,
  newestCases,
  versionsOf,
} from './data-protection.queries.ts';

const MOST_A_SWEEP = 200;
const placeOf = ({ kind, id, version }: Pick<CaseRow, 'kind' | 'id' | 'version'>) => ({
  table: 'data_cases',
  row: `${kind} ${id} ${version}`,
});
/** Of any kind; the contract says which fields a kind has. */
const CONTENT = sealed(z.record(z.string(), z.unknown()));

export async function listCases(context: ServerContext): Promise<DataCase[]> {
  return viewsOf(context, await newestCases(context.db));
}

export async function readHistory(
  context: ServerContext,
  which: { kind: CaseKind; id: string },
): Promise<DataCase[]> {
  const rows = await versionsOf(context.db, which);
  if (rows.length === 0) throw fail('not_found', 'No such case');
  return viewsOf(context, rows);
}

/** Adds a version of a case, made from the newest one. */
export async function saveCase(
  context: ServerContext,
  caller: Caller,
  { kind, id, base, content }: { kind: CaseKind; id: string; base: number; content: unknown },
  failOwn: (code: typeof BAD_CONTENT | typeof CHANGED_MEANWHILE, message: string) => Problem,
): Promise<DataCase> {
  const parsed = CASES[kind].safeParse(content);
  if (!parsed.success) throw failOwn(BAD_CONTENT, 'That is no content of such a case');
  const { db, now, vault } = context;
  const { fullName, email } = known(caller);
  const version = base + 1;
  const changed = () => failOwn(CHANGED_MEANWHILE, 'There is a newer version');
  return db.transaction(async (tx) => {
    const before = await versionsOf(tx, { kind, id });
    if ((before[0]?.version ?? 0) !== base) throw changed();
    const key = await vault.keyOfThing(id, tx, 'data_case');
    const row: CaseRow = {
      ...{ kind, id, version, at: now(), authorName: fullName || email },
      sealed: key.seal(placeOf({ kind, id, version }), parsed.data),
      endedOn: endOf(kind, parsed.data),
    };
    if (!(await addVersion(tx, row))) throw changed();
    await recordAct(tx, {
      at: now(),
      act: kind === 'request' ? 'data_request_saved' : 'data_incident_saved',
      actorId: caller.userId,
      // The log names no case by what it is about.
      subject: { kind: 'content', id, title: `${dayOf(now(), DEFAULT_TIME_ZONE)} · ${version}` },
    });
    const [view] = await viewsOf(context, [row], tx);
    if (!view) throw new Error('The case that was saved is gone');
    return view;
  });
}

/** All of it as lines of JSON. */
export async function exportCases(context: ServerContext): Promise<Readable> {
  const views = await viewsOf(context, await everyVersion(context.db));
  return Readable.from(views.map((view) => `${JSON.stringify(view)}\n`));
}

/** Erases cases that ended and were last written so many years ago, and their keys. */
export async function eraseOld({ db, now, vault }: ServerContext): Promise<void> {
  const limit = new Date(now());
  limit.setUTCFullYear(limit.getUTCFullYear() - KEEP_YEARS);
  for (const which of await endedBefore(db, limit, MOST_A_SWEEP)) {
    await db.transaction(async (tx) => {
      await eraseCase(tx, which);
      await vault.destroy({ kind: 'data_case', id: which.id }, tx);
    });
  }
}

function endOf(kind: CaseKind, content: object): string | null {
  return kind === 'request'
    ? (content as CaseContent<'request'>).answeredOn
    : (content as CaseContent<'incident'>).closedOn;
}

async function viewsOf(
  context: ServerContext,
  rows: readonly CaseRow[],
  db: Queryable = context.db,
): Promise<DataCase[]> {
  const views: DataCase[] = [];
  for (const row of rows) {
    const { kind, id, version, at, authorName, sealed } = row;
    const key = await context.vault.keyOfThing(id, db, 'data_case');
    const open = () => key.open(placeOf(row), sealed, CONTENT);
    views.push({
      ...{ kind, id, version, at: at.toISOString(), by: authorName },
      content: tryUnseal(context, id, open) ?? null,
    });
  }
  return views;
}
