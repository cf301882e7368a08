import { createTransport } from 'nodemailer';
import type { Database } from '../db/index.ts';
import { developmentMail } from './mail.tables.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** https address that ends mails of this kind by a POST alone (RFC 8058), for the mail program's own button. */
  unsubscribe?: string;
  /** Where replies go, where they are read. */
  replyTo?: string;
  /** An appointment that the mail program offers to the calendar (iCalendar, RFC 5546). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; fileName: string; text: string };
}

/** Sends one mail; resolves when the mail server (or the development mailbox) has taken it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Resolves when mail would be taken now; rejects when not. */
  verify(): Promise<void>;
}

/** A server that hangs counts as down, well before the job that sends gives up on its try. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

// Blanks, line ends and the signs that separate addresses or surround names.
const MORE_THAN_AN_ADDRESS = /[\s\p{Cc},;:<>()"[\]\\]/u;

/**
 * Mail through an SMTP server, `smtp://user:pass@host:port` or `smtps://`. Refuses to send to
 * anything but one bare address, however it came into the database, and with `requireTls` over a
 * connection that others can read.
 */
export function smtpMailer(
  url: string,
  from: string,
  { requireTls = false }: { requireTls?: boolean } = {},
): Mailer {
  const transport = createTransport(
    {
      url,
      requireTLS: requireTls,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    },
    { headers: { 'auto-submitted': 'auto-generated' } },
  );
  return {
    send: async ({ to, subject, text, html, unsubscribe, replyTo, calendar }) => {
      if (MORE_THAN_AN_ADDRESS.test(to)) throw new Error('Not one bare mail address');
      // An address object, so that nothing in the address can start a further header.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        ...(unsubscribe ? { headers: unsubscribeHeaders(unsubscribe) } : {}),
        ...(calendar
          ? {
              icalEvent: {
                method: calendar.method,
                filename: calendar.fileName,
                content: calendar.text,
              },
            }
          : {}),
      });
    },
    verify: async () => {
      await transport.verify();
    },
  };
}

function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'list-unsubscribe': `<${address}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  };
}

/** Mail kept in the database, shown at `/dev/mailbox`. */
export function developmentMailer(db: Database): Mailer {
  return {
    send: async ({ calendar, ...mail }) => {
      await db.insert(developmentMail).values({ ...mail, calendar: calendar?.text });
    },
    verify: async () => {
      await db.select({ id: developmentMail.id }).from(developmentMail).limit(1);
    },
  };
}
