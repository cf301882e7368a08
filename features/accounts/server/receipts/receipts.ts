import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { type Sealed, sealed } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { DeletionReceipt } from '../../contract/account.contract.ts';
import type { Accounts } from '../accounts.ts';
import { copiesEnd, deletionReport } from '../plug-in-points.ts';

const PURPOSE = 'accounts.deletion-receipt';
const CODE = /^([0-9A-Z]{9})-([0-9A-Z]{8})-([0-9A-Z]{16})$/;

/** Where the page is that checks a receipt. */
export const RECEIPT_PATH = '/api/account/deletion/receipt';

export const RECEIPT: Sealed<DeletionReceipt> = sealed(
  z.object({
    code: z.string(),
    // A letter that was waiting when this came has none.
    checkAt: z.string().default(RECEIPT_PATH),
    deletedAt: z.string(),
    copiesUntil: z.string().nullable(),
    erased: z.array(z.string()),
  }),
);

/** Made before the deletion, while there is something to count, within its transaction. */
export async function makeReceipt(
  accounts: Accounts,
  tx: Queryable,
  userId: string,
  language: Language,
): Promise<DeletionReceipt> {
  const { context } = accounts;
  const now = context.now();
  const erased: string[] = [];
  for (const report of deletionReport.of(context)) {
    erased.push(...(await report(tx, userId, language)));
  }
  const ends = copiesEnd.of(context).flatMap((end) => end(now) ?? []);
  const latest = ends.length > 0 ? new Date(Math.max(...ends.map(Number))) : null;
  const code = await codeOf(accounts, now);
  return {
    code,
    checkAt: `${context.settings.siteUrl}${RECEIPT_PATH}?code=${code}`,
    deletedAt: now.toISOString(),
    copiesUntil: latest?.toISOString() ?? null,
    erased,
  };
}

/**
 * A code that says when, and that this instance said so: nothing is kept of it, so it names nobody. The
 * time is in seconds since 1970 in base 36.
 */
async function codeOf(accounts: Accounts, at: Date): Promise<string> {
  const time = Math.floor(at.getTime() / 1_000)
    .toString(36)
    .toUpperCase()
    .padStart(9, '0');
  const chance = randomBytes(4).toString('hex').toUpperCase();
  return `${time}-${chance}-${await proofOf(accounts, `${time}-${chance}`)}`;
}

/** When the deletion was that a code tells of; null for a code that is not this instance's. */
export async function deletionOf(accounts: Accounts, code: unknown): Promise<Date | null> {
  const text = typeof code === 'string' ? code.trim().toUpperCase() : '';
  const [, time, chance, given] = CODE.exec(text) ?? [];
  if (!time || !chance || !given) return null;
  const expected = await proofOf(accounts, `${time}-${chance}`);
  return timingSafeEqual(Buffer.from(given), expected)
    ? new Date(Number.parseInt(time, 36) * 1_000)
    : null;
}

async function proofOf({ keys }: Accounts, signed: string): Promise<Buffer> {
  const key = await keys.derive(PURPOSE, signed);
  return Buffer.from(key.toString('hex').slice(0, 16).toUpperCase());
}
