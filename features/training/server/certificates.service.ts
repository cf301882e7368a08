import type { Readable } from 'node:stream';
import { known } from '#features/access/server/index.ts';
import type { Certified } from '#features/training/contract/certificate-check.contract.ts';
import {
  type Certificate,
  COURSE_NOT_COMPLETED,
} from '#features/training/contract/training.contract.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { pdfOnThread } from '#packages/pdf/on-thread.ts';
import { CERTIFICATE_PATH } from '../contract/certificate-address.ts';
import { readCode } from './certificate-code.ts';
import {
  type CertificateRow,
  certificateOf,
  checkableOf,
  issueCertificate,
  nameCertificates,
  setCheckable as storeCheckable,
} from './certificates.queries.ts';
import type { PrintedCertificate } from './pdf/certificate-pdf.ts';
import { courseFor } from './training.queries.ts';
import type { FailOwn } from './training.service.ts';

type Refusal = FailOwn<typeof COURSE_NOT_COMPLETED>;

const PDF = new URL('./pdf/certificate-pdf.ts', import.meta.url);

/** What the caller's certificate says. */
export async function getCertificate(
  { db }: ServerContext,
  caller: Caller,
  courseId: string,
  failOwn: Refusal,
): Promise<Certificate> {
  return viewOf(await ownCertificate(db, caller, courseId, failOwn));
}

/** Lets whoever has the code of the caller's certificate check it, or nobody. */
export async function setCheckable(
  { db }: ServerContext,
  caller: Caller,
  courseId: string,
  checkable: boolean,
  failOwn: Refusal,
): Promise<Certificate> {
  await ownCertificate(db, caller, courseId, failOwn);
  await storeCheckable(db, caller.userId, courseId, checkable);
  return viewOf(await ownCertificate(db, caller, courseId, failOwn));
}

/** What a certificate says, for whoever has its code; one that may not be checked does not exist. */
export async function checkCertificate(
  { db, now }: ServerContext,
  typed: string,
): Promise<Certified & { expired: boolean }> {
  const code = readCode(typed);
  const row = code === null ? undefined : await checkableOf(db, code);
  if (!row) throw fail('not_found', 'No such certificate');
  return {
    ...certifiedOf(row),
    expired: row.expiresAt !== null && row.expiresAt <= now(),
  };
}

/** The caller's certificate as a sheet to print. */
export async function printCertificate(
  { db, settings }: ServerContext,
  caller: Caller,
  courseId: string,
  failOwn: Refusal,
): Promise<Readable> {
  const row = await ownCertificate(db, caller, courseId, failOwn);
  const { email, language, timeZone } = known(caller);
  const { title, hours, lessons, completedAt, expiresAt, code, checkable } = row;
  const printed: PrintedCertificate = {
    ...{ title, hours, lessons, completedAt, expiresAt, language, timeZone },
    name: row.name ?? email,
    check: checkable ? { code, address: `${settings.siteUrl}${CERTIFICATE_PATH}` } : null,
  };
  return pdfOnThread(PDF, printed);
}

/**
 * The certificate of the caller's last completion. It is written here where a course was completed
 * before there were any, and named where its person had not said their name.
 */
async function ownCertificate(
  db: Queryable,
  caller: Caller,
  courseId: string,
  failOwn: Refusal,
): Promise<CertificateRow> {
  const { userId } = caller;
  const { fullName } = known(caller);
  let row = await certificateOf(db, userId, courseId);
  if (!row) {
    const found = await courseFor(db, userId, courseId);
    if (!found) throw fail('not_found', 'No such course');
    if (!found.progress?.completedAt) {
      throw failOwn(COURSE_NOT_COMPLETED, 'The course is not completed');
    }
    await issueCertificate(db, userId, courseId);
    row = await certificateOf(db, userId, courseId);
  }
  if (row?.name === null && fullName.trim() !== '') {
    await nameCertificates(db, userId, fullName.trim());
    row = await certificateOf(db, userId, courseId);
  }
  if (!row) throw fail('not_found', 'No such course');
  return row;
}

function certifiedOf(row: CertificateRow): Certified {
  const { code, name, title, hours, lessons } = row;
  return {
    ...{ code, name, title, hours, lessons },
    completedAt: row.completedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

const viewOf = (row: CertificateRow): Certificate => ({
  ...certifiedOf(row),
  checkable: row.checkable,
});
