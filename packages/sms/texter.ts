import type { Database } from '../db/index.ts';
import { developmentSms } from './sms.tables.ts';

export interface TextMessage {
  /** Digits of the number in E.164, without the leading `+`. */
  to: string;
  text: string;
}

/** Sends one text message; resolves when the service (or the development outbox) has taken it. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
}

/** The text service refused a message or did not answer; neither number nor text is in here. */
export class SmsNotTaken extends Error {
  constructor(reason: string) {
    super(`The text service did not take the message: ${reason}`);
    this.name = 'SmsNotTaken';
  }
}

/** A service that hangs counts as down, well before the job that sends gives up on its try. */
const SILENCE_MS = 10_000;

/**
 * Text messages by Twilio's HTTP interface, which other services speak too. `url` carries account
 * and secret (`https://ACCOUNT_SID:AUTH_TOKEN@host`), `from` is a number with `+` or the id of a
 * messaging service. Throws `SmsNotTaken`.
 */
export function httpTexter(url: string, from: string): Texter {
  const { origin, username, password, pathname } = new URL(url);
  const account = decodeURIComponent(username);
  const base = `${origin}${pathname.replace(/\/+$/, '')}`;
  const address = `${base}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const secret = Buffer.from(`${account}:${decodeURIComponent(password)}`).toString('base64');
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    send: async ({ to, text }) => {
      let response: Response;
      try {
        response = await fetch(address, {
          method: 'POST',
          headers: { authorization: `Basic ${secret}` },
          body: new URLSearchParams({ To: `+${to}`, [sender]: from, Body: text }),
          redirect: 'error',
          signal: AbortSignal.timeout(SILENCE_MS),
        });
      } catch {
        throw new SmsNotTaken('no answer');
      }
      await response.body?.cancel();
      if (!response.ok) throw new SmsNotTaken(`status ${response.status}`);
    },
  };
}

/** Text messages kept in the database, shown at `/dev/mailbox` and `/dev/sms.json`. */
export function developmentTexter(db: Database): Texter {
  return {
    send: async (message) => {
      await db.insert(developmentSms).values(message);
    },
  };
}
