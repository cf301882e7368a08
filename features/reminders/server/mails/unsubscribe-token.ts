import { timingSafeEqual } from 'node:crypto';
import { accountsOf } from '#features/accounts/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

const PURPOSE = 'reminders.unsubscribe';
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * What lets whoever holds a mail end the reminders by mail of the person it went to, and nothing
 * else; without an end, as the mail has none.
 */
export async function unsubscribeToken(context: ServerContext, userId: string): Promise<string> {
  return `${userId}.${(await signature(context, userId)).toString('base64url')}`;
}

/** The person that a token was made for; null where we did not make it. */
export async function personOfToken(
  context: ServerContext,
  token: unknown,
): Promise<string | null> {
  const [, userId, given] = TOKEN.exec(typeof token === 'string' ? token : '') ?? [];
  if (!userId || !given) return null;
  const signed = Buffer.from(given, 'base64url');
  const expected = await signature(context, userId);
  return signed.length === expected.length && timingSafeEqual(signed, expected) ? userId : null;
}

const signature = (context: ServerContext, userId: string) =>
  accountsOf(context).keys.derive(PURPOSE, userId);
