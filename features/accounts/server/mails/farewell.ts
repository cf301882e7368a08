import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { SealBroken } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { renderLetter } from '#packages/mail/index.ts';
import type { Accounts } from '../accounts.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { farewellJob } from './farewell.job.ts';
import { languageOf } from './language-of.ts';
import { NOTICE_TEXTS } from './texts/notices.ts';

const placeOf = (letterId: string) => ({ table: 'accounts.farewell', row: letterId });

/**
 * Sends, once the deletion is committed, the mail that tells of it; nothing without a confirmed address.
 * The person's own key is destroyed by then, so the letter has one that lives until it is sent.
 */
export async function queueFarewell(
  accounts: Accounts,
  tx: Queryable,
  user: UserRow,
  ofRequest: Language | null,
): Promise<void> {
  if (!user.email || !user.emailConfirmedAt) return;
  const { vault, jobs } = accounts.context;
  const letterId = randomUUID();
  const key = await vault.keyOfThing(letterId, tx);
  const sealedTo = key.seal(placeOf(letterId), user.email).toString('base64');
  const language = await languageOf(accounts, user, ofRequest);
  await jobs.send(tx, farewellJob, { letterId, sealedTo, language });
}

/** Mails it and destroys its key. A letter whose key is gone was sent already. */
export async function sendFarewell(
  { context: { vault, mailer } }: Accounts,
  {
    payload: { letterId, sealedTo, language },
    lastAttempt,
  }: { payload: z.output<typeof farewellJob.payload>; lastAttempt: boolean },
): Promise<void> {
  let isOver = lastAttempt;
  try {
    const key = await vault.keyOfThing(letterId);
    const to = key.open<string>(placeOf(letterId), Buffer.from(sealedTo, 'base64'));
    const { farewell, footer } = NOTICE_TEXTS[language];
    await mailer.send(renderLetter(to, { language, ...farewell, footer: footer.slice(-1) }));
    isOver = true;
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    isOver = true;
  } finally {
    if (isOver) await vault.destroy(letterId);
  }
}
