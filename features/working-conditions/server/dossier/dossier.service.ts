import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type LegalTally, tallyLegal } from '#features/training/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { pdfOnThread } from '#packages/pdf/on-thread.ts';
import { type KeptRecord, NO_CRITERIA } from '../../contract/working-conditions.contract.ts';
import {
  addVersion,
  type CompanyName,
  companyNamed,
  lockRecords,
  newestRecords,
  newestVersion,
} from '../records.queries.ts';
import { authorOf, withoutSnapshot } from '../records.service.ts';
import { companyToRead, companyToWrite } from '../whose.ts';

/** What an issued dossier holds for good; `sha256` is of `snapshot` as canonical JSON. */
export interface Dossier {
  number: number;
  language: Language;
  sha256: string;
  snapshot: {
    company: CompanyName;
    issuedAt: string;
    issuedBy: string;
    records: KeptRecord[];
    /** Courses that a law asks for; dossiers of the first months have none. */
    training?: LegalTally[];
  };
}

const DOSSIER = new URL('./dossier-pdf.ts', import.meta.url);

/** Puts the newest version of everything into a dossier. Without criteria nothing was judged by any. */
export function issueDossier(
  { db, now }: ServerContext,
  caller: Caller,
  language: Language,
): Promise<typeof NO_CRITERIA | KeptRecord> {
  const companyId = companyToWrite(caller);
  return db.transaction(async (tx) => {
    await lockRecords(tx, companyId);
    const all = await newestRecords(tx, companyId);
    if (!all.some(({ kind }) => kind === 'criteria')) return NO_CRITERIA;
    const company = await companyNamed(tx, companyId);
    if (!company) throw fail('not_found', 'There are no such records');
    const [at, authorName] = [now(), authorOf(caller)];
    const records = all.filter(({ kind }) => kind !== 'dossier');
    const training = await tallyLegal(tx, { companyId, language }, at);
    const snapshot = {
      company,
      issuedAt: at.toISOString(),
      issuedBy: authorName,
      records,
      training,
    };
    const content: Dossier = {
      number: all.length - records.length + 1,
      language,
      sha256: createHash('sha256').update(canonical(snapshot)).digest('hex'),
      snapshot,
    };
    const row = {
      companyId,
      kind: 'dossier',
      id: randomUUID(),
      version: 1,
      at,
      authorName,
    } as const;
    return withoutSnapshot(await addVersion(tx, { ...row, content: { ...content } }));
  });
}

export async function dossierPdf(
  { db }: ServerContext,
  caller: Caller,
  { id, company }: { id: string; company: string | undefined },
): Promise<Readable> {
  const companyId = companyToRead(caller, company);
  const record = await newestVersion(db, { companyId, kind: 'dossier', id });
  if (!record) throw fail('not_found', 'There is no such dossier');
  return pdfOnThread(DOSSIER, { dossier: record.content as unknown as Dossier });
}

/** JSON with its keys in order, so that the same content always has the same checksum. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}
