import { setTimeout as pause } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#packages/db/index.ts';
import { developmentMail } from '#packages/mail/index.ts';

/** A mail as the development mailbox keeps it. */
export type KeptMail = typeof developmentMail.$inferSelect;

const POLL_MS = 20;
const LIMIT_MS = 15_000;

/** The mails to an address, oldest first, as soon as there are `count`; throws when they stay away. */
export async function waitForMails(
  db: Database,
  address: string,
  count: number,
): Promise<KeptMail[]> {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const mails = await db
      .select()
      .from(developmentMail)
      .where(eq(developmentMail.to, address.toLowerCase()))
      .orderBy(asc(developmentMail.createdAt), asc(developmentMail.id));
    if (mails.length >= count) {
      return mails;
    }
    if (Date.now() > limit) {
      throw new Error(`${mails.length} of ${count} mails to ${address} came`);
    }
    await pause(POLL_MS);
  }
}

/** The six digits of a mailed code. */
export function codeIn(mail: Pick<KeptMail, 'text'> | undefined): string {
  return found(/\b(\d{6})\b/.exec(mail?.text.replaceAll(/https?:\S+/g, '') ?? '')?.[1]);
}

/** The link of a mail. */
export function linkIn(mail: Pick<KeptMail, 'text'> | undefined): URL {
  return new URL(found(/https?:\S+/.exec(mail?.text ?? '')?.[0]));
}

function found(text: string | undefined): string {
  if (!text) throw new Error('The mail holds neither link nor code');
  return text;
}
