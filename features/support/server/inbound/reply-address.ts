import { timingSafeEqual } from 'node:crypto';
import { accountsOf } from '#features/accounts/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { findByNumber, type TicketRow } from '../support.queries.ts';

const LOCAL_PART = 'suporte';
/** How long an answer can be replied to by mail. */
const REPLY_DAYS = 60;
const DAY_MS = 86_400_000;
/** Of the signature, in hex: an address is short, and each guess is one mail. */
const SIGNATURE_LENGTH = 24;
const REPLY = /^suporte\+([0-9a-z]{1,11})-([0-9a-z]{1,6})-([0-9a-f]{24})$/;

/**
 * The address that replies to an answer go to: the ticket's number, the day it ends and a signature over
 * both and the person. Small letters alone, since mail programs change their case. Null where no mail comes in.
 */
export async function replyAddress(
  context: ServerContext,
  { number, userId }: Pick<TicketRow, 'number' | 'userId'>,
): Promise<string | null> {
  const { inbound } = context.settings.support;
  if (!inbound) return null;
  const lastDay = Math.floor(context.now().getTime() / DAY_MS) + REPLY_DAYS;
  const signature = await signatureOf(context, { number, userId, lastDay });
  return `${LOCAL_PART}+${number.toString(36)}-${lastDay.toString(36)}-${signature}@${inbound.domain}`;
}

/** The ticket that a reply address is for; what is wrong with it otherwise. */
export async function ticketOfAddress(
  context: ServerContext,
  address: string,
): Promise<TicketRow | 'unknown' | 'expired'> {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [, numberText = '', dayText = '', given = ''] = REPLY.exec(local) ?? [];
  if (domain !== context.settings.support.inbound?.domain || !given) return 'unknown';
  const [number, lastDay] = [Number.parseInt(numberText, 36), Number.parseInt(dayText, 36)];
  const ticket = Number.isSafeInteger(number) ? await findByNumber(context.db, number) : undefined;
  const { userId = '' } = ticket ?? {};
  const expected = await signatureOf(context, { number, userId, lastDay });
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected)) || !ticket) return 'unknown';
  return lastDay * DAY_MS < context.now().getTime() ? 'expired' : ticket;
}

async function signatureOf(
  context: ServerContext,
  { number, userId, lastDay }: { number: number; userId: string; lastDay: number },
): Promise<string> {
  const { keys } = accountsOf(context);
  const signature = await keys.derive('support.reply_address', `${number} ${userId} ${lastDay}`);
  return signature.toString('hex').slice(0, SIGNATURE_LENGTH);
}
