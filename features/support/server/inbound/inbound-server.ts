import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { describeError } from '#packages/api/server/index.ts';
import { defineService, type ServerContext } from '#packages/kernel/index.ts';
import type { TicketRow } from '../support.queries.ts';
import { readApart } from './read-apart.ts';
import { ticketOfAddress } from './reply-address.ts';
import { type Outcome, takeMail } from './take-mail.ts';

/** Bytes of a mail with its attachments. */
export const MAX_MAIL_BYTES = 15 * 1024 * 1024;
const MAX_CLIENTS = 20;
const IDLE_MS = 60_000;

/** What the other mail server is told; it tells the person. */
const REFUSALS: Readonly<Record<Exclude<Outcome, 'taken' | 'passed_over'>, string>> = {
  not_theirs: '5.7.1 Write from the address of your account, or answer on the site',
  suspended: '5.7.1 This account is suspended',
  empty: '5.6.0 There is no new text in this message',
  too_long: '5.2.3 The text is too long: answer on the site',
  bad_attachment: '5.6.1 An attachment is not accepted: add it on the site',
  full: '5.2.2 This ticket holds no further messages: open a new one',
};

/** The server that takes replies to mailed answers; off unless the operator gave it a domain and a port. */
export interface InboundMail {
  /** Resolves with the port once it listens. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

export const inboundMail = defineService('support.inbound', (context): InboundMail | null => {
  const { inbound } = context.settings.support;
  if (!inbound) return null;
  const server = new SMTPServer({
    size: MAX_MAIL_BYTES,
    maxClients: MAX_CLIENTS,
    socketTimeout: IDLE_MS,
    // Mail comes from servers, not from people with a password; TLS ends at the mail server before this one.
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _session, done) => void settle(() => accept(context, address), done),
    onData: (stream, session, done) => void settle(() => take(context, stream, session), done),
  });
  // A client that hangs up or talks nonsense is nobody's concern.
  server.on('error', (error) => context.log.debug({ err: describeError(error) }, 'inbound mail'));
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(inbound.port, inbound.host, () => {
          const address = server.server.address();
          resolve(typeof address === 'object' && address ? address.port : inbound.port);
        });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
});

/** A refusal in the words of SMTP. */
class Refused extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

async function settle(work: () => Promise<void>, done: (error?: Error | null) => void) {
  try {
    await work();
    done();
  } catch (error) {
    done(error instanceof Refused ? error : new Refused(451, '4.3.0 Try again later'));
  }
}

async function accept(context: ServerContext, address: string): Promise<void> {
  await openTicketOf(context, address);
}

async function openTicketOf(context: ServerContext, address: string): Promise<TicketRow> {
  const ticket = await ticketOfAddress(context, address);
  if (ticket === 'unknown') throw new Refused(550, '5.1.1 There is no such address');
  if (ticket === 'expired') {
    throw new Refused(550, '5.1.6 This address is no longer answered: write on the site');
  }
  return ticket;
}

async function take(
  context: ServerContext,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const parts: Buffer[] = [];
  let size = 0;
  // Read to its end whatever its size: the answer comes only then.
  for await (const part of stream) {
    size += (part as Buffer).length;
    if (size <= MAX_MAIL_BYTES) parts.push(part as Buffer);
  }
  if (size > MAX_MAIL_BYTES) throw new Refused(552, '5.3.4 The message is too large');
  const raw = Buffer.concat(parts);
  // Once is enough while it waits.
  parts.length = 0;
  const envelopeSender = envelope.mailFrom ? envelope.mailFrom.address : '';
  const mail = await readApart({ raw, envelopeSender });
  if (!mail) throw new Refused(554, '5.6.0 The message cannot be read: answer on the site');
  for (const { address } of envelope.rcptTo) {
    const ticket = await openTicketOf(context, address);
    const outcome = await takeMail(context, ticket, { ...mail, raw });
    context.log.info({ outcome }, 'mail to the support');
    if (outcome !== 'taken' && outcome !== 'passed_over') throw new Refused(554, REFUSALS[outcome]);
  }
}
