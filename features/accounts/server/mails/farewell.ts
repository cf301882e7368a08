import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { openLetter, SEALED_TEXT } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { DEFAULT_TIME_ZONE } from '#packages/kernel/index.ts';
import { renderLetter } from '#packages/mail/index.ts';
import type { DeletionReceipt } from '../../contract/account.contract.ts';
import type { Accounts } from '../accounts.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { makeReceipt, RECEIPT } from '../receipts/receipts.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { farewellJob } from './farewell.job.ts';
import { languageOf } from './language-of.ts';

const placeOf = (letterId: string) => ({ table: 'accounts.farewell', row: letterId });
const placeOfReceipt = (letterId: string) => ({
  table: 'accounts.farewell.receipt',
  row: letterId,
});

/**
 * Makes the receipt and, where there is a confirmed address, sends it once the deletion is committed.
 * The person's own key is destroyed by then, so the letter has one that lives until it is sent.
 */
export async function queueFarewell(
  accounts: Accounts,
  tx: Queryable,
  user: UserRow,
  ofRequest: Language | null,
): Promise<DeletionReceipt> {
  const language = await languageOf(accounts, user, ofRequest, tx);
  const receipt = await makeReceipt(accounts, tx, user.id, language);
  if (!user.email || !user.emailConfirmedAt) return receipt;
  const { vault, jobs } = accounts.context;
  const letterId = randomUUID();
  const key = await vault.keyOfThing(letterId, tx);
  const sealedTo = key.seal(placeOf(letterId), user.email).toString('base64');
  const sealedReceipt = key.seal(placeOfReceipt(letterId), receipt).toString('base64');
  await jobs.send(tx, farewellJob, { letterId, sealedTo, sealedReceipt, language });
  return receipt;
}

/** Mails it; its key goes with it. */
export async function sendFarewell(
  { context: { vault, mailer } }: Accounts,
  {
    payload: { letterId, sealedTo, sealedReceipt, language },
    lastAttempt,
  }: { payload: z.output<typeof farewellJob.payload>; lastAttempt: boolean },
): Promise<void> {
  await openLetter(vault, { letterId, lastAttempt }, async (key) => {
    const to = key.open(placeOf(letterId), Buffer.from(sealedTo, 'base64'), SEALED_TEXT);
    const { farewell, footer, linkHint, receipt: texts } = ACCOUNT_TEXTS[language].securityNotices;
    const receipt =
      sealedReceipt &&
      key.open(placeOfReceipt(letterId), Buffer.from(sealedReceipt, 'base64'), RECEIPT);
    await mailer.send(
      renderLetter(to, {
        language,
        ...farewell,
        footer: footer.slice(-1),
        ...(receipt && {
          paragraphs: [...farewell.paragraphs, ...linesOf(receipt, texts, language)],
          button: {
            label: texts.check,
            href: receipt.checkAt,
          },
          linkHint,
        }),
      }),
    );
  });
}

/** The receipt in words, below what the mail says anyway. */
function linesOf(
  { code, deletedAt, copiesUntil, erased }: DeletionReceipt,
  texts: (typeof ACCOUNT_TEXTS)[Language]['securityNotices']['receipt'],
  language: Language,
): string[] {
  const format = formatterFor(language, DEFAULT_TIME_ZONE);
  return [
    fill(texts.when, { when: format.dateTime(deletedAt, 'long'), code }),
    ...(erased.length > 0 ? [fill(texts.erased, { list: erased.join('; ') })] : []),
    copiesUntil ? fill(texts.copies, { day: format.date(copiesUntil, 'long') }) : texts.noCopies,
  ];
}
