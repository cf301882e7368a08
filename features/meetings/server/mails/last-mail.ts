import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { openLetter, sealed } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { defineJob } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Mail } from '#packages/mail/index.ts';

/** The mail that calls a meeting off. It names nobody: only its own key opens it. */
export const lastMailJob = defineJob({
  name: 'meetings.last-mail',
  payload: z.object({
    /** Owner of the key that seals the mail; the key goes once it is sent. */
    letterId: z.uuid(),
    sealedMail: z.string(),
  }),
  retries: 14,
  timeoutSeconds: 60,
});

const MAIL = sealed(
  z.object({
    ...{ to: z.string(), subject: z.string(), text: z.string(), html: z.string() },
    calendar: z.object({
      method: z.enum(['REQUEST', 'CANCEL']),
      fileName: z.string(),
      text: z.string(),
    }),
  }),
);
const placeOf = (letterId: string) => ({ table: 'meetings.last-mail', row: letterId });

/**
 * Sends a mail once the transaction is committed. It is written before: the meeting, its words and who wrote
 * them may be gone by then.
 */
export async function queueLastMail(
  { vault, jobs }: ServerContext,
  tx: Queryable,
  mail: Mail,
): Promise<void> {
  const letterId = randomUUID();
  const key = await vault.keyOfThing(letterId, tx);
  const sealedMail = key.seal(placeOf(letterId), mail).toString('base64');
  await jobs.send(tx, lastMailJob, { letterId, sealedMail });
}

/** Mails it; its key goes with it. */
export async function sendLastMail(
  { vault, mailer }: ServerContext,
  {
    payload: { letterId, sealedMail },
    lastAttempt,
  }: { payload: z.output<typeof lastMailJob.payload>; lastAttempt: boolean },
): Promise<void> {
  await openLetter(vault, { letterId, lastAttempt }, (key) =>
    mailer.send(key.open(placeOf(letterId), Buffer.from(sealedMail, 'base64'), MAIL)),
  );
}
