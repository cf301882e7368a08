import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { ask, authClient, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { accountsOf } from '../accounts.ts';
import { createByAdmin } from '../admin-users/admin-users.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { ACCOUNT_MAILS, accountMailJob } from './account-mail.job.ts';

describe('mail texts', () => {
  it.each(LANGUAGES)('are complete in %s, without exclamation marks', (language) => {
    const { mails, footer } = ACCOUNT_TEXTS[language].accountMails;
    expect(Object.keys(mails).sort()).toEqual([...ACCOUNT_MAILS].sort());
    const all = JSON.stringify([mails, footer]);
    expect(all).not.toMatch(/[!¡]|""/);
  });
});

interface Received {
  from: string;
  to: string[];
  data: string;
}

describe('with a mail server', () => {
  let server: TestApp;
  let smtp: SMTPServer;
  const received: Received[] = [];
  const waiting: ((mail: Received) => void)[] = [];
  let refusals = 0;
  /** What the server waits for before it takes the mail to presa@example.com. */
  let held: PromiseWithResolvers<void> | null = null;
  let heldSession = '';
  const closed = new Set<string>();

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onClose: ({ id }) => void closed.add(id),
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        const answer = () => {
          if (refusals > 0) {
            refusals--;
            return done(Object.assign(new Error('try later'), { responseCode: 451 }));
          }
          const { mailFrom, rcptTo } = session.envelope;
          const mail = {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            data: Buffer.concat(chunks).toString(),
          };
          received.push(mail);
          done();
          waiting.shift()?.(mail);
        };
        stream.on('end', () => {
          const { rcptTo } = session.envelope;
          if (!held || rcptTo[0]?.address !== 'presa@example.com') return answer();
          heldSession = session.id;
          void held.promise.then(answer);
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listener = smtp.listen(0, '127.0.0.1', () => {
        const address = listener.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    server = await startTestApp({
      environment: {
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'Florescer <oi@florescer.example>',
      },
    });
  });
  afterAll(async () => {
    await server?.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  const nextMail = () => new Promise<Received>((resolve) => waiting.push(resolve));

  it('delivers text and HTML to one address, in the language of the request', async () => {
    const arrival = nextMail();
    await ask(server, '/signup', {
      body: { email: 'nova@example.com', password: 'segredo 1' },
      headers: { 'accept-language': 'fr-CA,fr;q=0.9' },
    });
    const { from, to, data } = await arrival;
    expect(from).toBe('oi@florescer.example');
    expect(to).toEqual(['nova@example.com']);
    expect(data).toMatch(/^Subject: .*Confirmez/im);
    expect(data).toMatch(/^Auto-Submitted: auto-generated/im);
    expect(data).toContain('Content-Type: text/plain');
    expect(data).toContain('Content-Type: text/html');
    expect(data).not.toMatch(/<img|<script|@import/i);
  });

  it('tries again with a code that works when the server refuses for a while', async () => {
    refusals = 1;
    const arrival = nextMail();
    const client = authClient(server);
    succeed(await client.signUp({ email: 'retry@example.com', password: 'segredo 1' }));
    const { data } = await arrival;
    const decoded = data.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    const token = /token_hash=([0-9a-f]{56})/.exec(decoded)?.[1] ?? '';
    const { session } = succeed(await client.verifyOtp({ token_hash: token, type: 'signup' }));
    expect(session).not.toBeNull();
  });

  it('is done with a mail that is delivered while another one hangs', async () => {
    const { db, jobs } = server.context;
    const emails = ['presa@example.com', 'livre@example.com'];
    const people = await Promise.all(
      emails.map((email) =>
        createByAdmin(accountsOf(server.context), {
          ...{ email, password: 'segredo 1', confirmed: true },
          ...{ userMetadata: {}, appMetadata: {} },
        }),
      ),
    );
    held = Promise.withResolvers();
    const mail = { mail: 'recovery', redirectTo: null, pkce: false, language: null } as const;
    const arrival = nextMail();
    // In one transaction, so that they are taken together.
    await db.transaction(async (tx) => {
      for (const { id: userId } of people) await jobs.send(tx, accountMailJob, { userId, ...mail });
    });
    expect((await arrival).to).toEqual(['livre@example.com']);
    const [, free] = people;
    for (let state: string | undefined; state !== 'completed'; ) {
      const { rows } = await db.execute<{ state: string }>(
        sql`select state from pgboss.job where name = 'accounts.mail' and data->>'userId' = ${free?.id}`,
      );
      state = rows[0]?.state;
    }
    expect(closed.has(heldSession), 'the other one was given up').toBe(false);
    const last = nextMail();
    held.resolve();
    expect((await last).to).toEqual(['presa@example.com']);
  });

  it('keeps address and code out of the job', async () => {
    const { rows } = await server.context.db.execute<{ data: unknown }>(
      `select data from pgboss.job where name = 'accounts.mail'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|"\d{6}"|[0-9a-f]{56}/);
  });
});
