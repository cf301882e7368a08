import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type FilePolicy, findFiles, readFile } from '#features/files/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Content } from '../contract/records.ts';
import { isNamedAsEvidence, newestVersion } from './records.queries.ts';
import { companyToRead } from './whose.ts';

export const EVIDENCE_BUCKET = 'evidence';

/** Whose evidence lies at a path: the company's by whose id it begins. */
const isOf = (companyId: string | null, path: string) =>
  companyId !== null && path.startsWith(`${companyId}/`);

/** Whoever looks after the company. Its readers get files by `readEvidence`, which knows of grants. */
export const mayReadEvidence: FilePolicy = (caller, path) =>
  caller.kind === 'person' &&
  caller.person.role === 'company_admin' &&
  isOf(caller.person.companyId, path);

/** The same, but for a file that a record names: it stays as it was when it was named. */
export const mayWriteEvidence =
  ({ db }: ServerContext): FilePolicy =>
  async (caller, path) =>
    (await mayReadEvidence(caller, path)) && !(await isNamedAsEvidence(db, path));

/** A file that shows an action, for whoever reads the company's records. */
export async function readEvidence(
  context: ServerContext,
  caller: Caller,
  { path, company }: { path: string; company: string | undefined },
): Promise<Readable> {
  const companyId = companyToRead(caller, company);
  const found = isOf(companyId, path)
    ? await readFile(context, { bucket: EVIDENCE_BUCKET, path })
    : null;
  if (!found) throw fail('not_found', 'There is no such file');
  return found.bytes;
}

/**
 * An action whose files say what they are: type, size and checksum are of the bytes that lie there, not
 * what the browser says. Null where one is not there or lies with somebody else. What an earlier version
 * says of a file is not read again.
 */
export async function withChecksums(
  context: ServerContext,
  { companyId, id }: { companyId: string; id: string },
  content: Content<'action'>,
): Promise<Content<'action'> | null> {
  if (!content.evidence.some(({ file }) => file)) return content;
  const newest = await newestVersion(context.db, { companyId, kind: 'action', id });
  const before = (newest?.content as Content<'action'> | undefined)?.evidence ?? [];
  const known = new Map(before.flatMap(({ file }) => (file?.sha256 ? [[file.path, file]] : [])));
  const evidence: Content<'action'>['evidence'] = [];
  for (const one of content.evidence) {
    if (!one.file) {
      evidence.push(one);
      continue;
    }
    const { path } = one.file;
    if (!isOf(companyId, path)) return null;
    const file = known.get(path) ?? (await described(context, one.file));
    if (!file) return null;
    evidence.push({ ...one, file });
  }
  return { ...content, evidence };
}

/** Whether all files of an action are still there, with the records held: what nobody saved is swept. */
export async function hasItsFiles(tx: Queryable, content: Content<'action'>): Promise<boolean> {
  const paths = [...new Set(content.evidence.flatMap(({ file }) => file?.path ?? []))];
  return (await findFiles(tx, EVIDENCE_BUCKET, paths)).size === paths.length;
}

async function described(
  context: ServerContext,
  { path, name }: { path: string; name: string },
): Promise<Content<'action'>['evidence'][number]['file'] | null> {
  const found = await readFile(context, { bucket: EVIDENCE_BUCKET, path });
  if (!found) return null;
  const hash = createHash('sha256');
  for await (const bytes of found.bytes) hash.update(bytes as Buffer);
  return { path, name, type: found.type, size: found.size, sha256: hash.digest('hex') };
}
