import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type OwnerKey, sealed } from '#packages/crypto/index.ts';
import { defineJob } from '#packages/jobs/index.ts';
import type { Accounts } from '../../accounts.ts';
import type { Metadata } from '../../users/metadata.rules.ts';
import type { MailWish } from '../mail-requests.ts';

/**
 * A message that somebody asked for to an address. The answer to them is given before anybody looks
 * whose address it is: neither its words nor its time can tell whether it is somebody's.
 */
export const messageRequestJob = defineJob({
  name: 'accounts.message-request',
  payload: z.object({
    /** Owner of the key that seals the request; the key goes once it is answered. */
    letterId: z.uuid(),
    sealed: z.string(),
  }),
  retries: 14,
  timeoutSeconds: 60,
});

interface ByMail {
  email: string;
  wish: Omit<MailWish, 'ip'>;
}
interface ByText {
  phone: string;
  /** What the request was answered with. */
  messageId: string;
  language: MailWish['language'];
}
interface Newcomer {
  /** Whether an address that nobody has gets an account. */
  createUser: boolean;
  metadata: Metadata;
}

/** What was asked for, with all that was said about it. */
export type MessageRequest =
  | ({ kind: 'recovery' | 'signup' | 'email_change' } & ByMail)
  | ({ kind: 'otp' } & ByMail & Newcomer)
  | ({ kind: 'sms_otp' } & ByText & Newcomer)
  | ({ kind: 'sms' | 'phone_change' } & ByText);

/** As it travels: sealed values are JSON, in which a time is text. */
const LETTER = sealed(
  z.object({ request: z.custom<MessageRequest>(), requestedAt: z.coerce.date() }),
);

const placeOf = (letterId: string) => ({ table: 'accounts.message-request', row: letterId });

/** Has a request answered after its own answer is out; the same work for every address. */
export async function queueRequest({ context }: Accounts, request: MessageRequest): Promise<void> {
  const letterId = randomUUID();
  await context.db.transaction(async (tx) => {
    const key = await context.vault.keyOfThing(letterId, tx);
    const letter = { request, requestedAt: context.now() };
    const bytes = key.seal(placeOf(letterId), letter);
    await context.jobs.send(tx, messageRequestJob, { letterId, sealed: bytes.toString('base64') });
  });
}

/** The request of a letter, and when it was made. Throws `SealBroken` with a key that is not its own. */
export function readRequest(
  key: OwnerKey,
  { letterId, sealed: bytes }: z.output<typeof messageRequestJob.payload>,
): { request: MessageRequest; requestedAt: Date } {
  return key.open(placeOf(letterId), Buffer.from(bytes, 'base64'), LETTER);
}
