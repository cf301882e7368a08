import fc from 'fast-check';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { renderLetter, smtpMailer } from '#packages/mail/index.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { SECURITY_NOTICES } from './security-notice.job.ts';

describe('texts of notices', () => {
  it.each(LANGUAGES)('are complete in %s, without exclamation marks', (language) => {
    const { notices, footer, linkHint } = ACCOUNT_TEXTS[language].securityNotices;
    expect(Object.keys(notices).sort()).toEqual([...SECURITY_NOTICES].sort());
    const all = JSON.stringify([notices, footer, linkHint]);
    expect(all).not.toMatch(/[!¡]|""/);
  });

  it.each(LANGUAGES)('differ in %s from every other language', (language) => {
    for (const other of LANGUAGES.filter((one) => one !== language)) {
      for (const notice of SECURITY_NOTICES) {
        const [mine, theirs] = [language, other].map(
          (one) => ACCOUNT_TEXTS[one].securityNotices.notices[notice],
        );
        expect(mine?.title).not.toBe(theirs?.title);
      }
    }
  });

  it('have a plain part that says all, the address to go to included', () => {
    const { notices, footer, linkHint } = ACCOUNT_TEXTS['pt-BR'].securityNotices;
    const { button: label, ...text } = notices.password_changed;
    const button = { label, href: 'https://florescer.example/forgot-password' };
    const mail = renderLetter('a@b.co', { language: 'pt-BR', ...text, button, linkHint, footer });
    for (const part of [...text.paragraphs, label, button.href, ...footer]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).not.toMatch(/<|&nbsp;/);
  });
});

describe('an address that is no address', () => {
  let smtp: SMTPServer;
  let port = 0;
  const received: { to: string[]; data: string }[] = [];
  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, data: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    port = await new Promise<number>((resolve) => {
      const listener = smtp.listen(0, '127.0.0.1', () => {
        const address = listener.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

  const separators = ['\r\n', '\n', '\r', '\u2028', '\0', ', ', '; ', '" ', '>'];
  const additions = [
    'Bcc: eve@example.com',
    'X-Injected: yes',
    'eve@example.com',
    '\r\nCc: e@e.co',
  ];
  const hostile = fc
    .tuple(fc.constantFrom(...separators), fc.constantFrom(...additions))
    .map(([separator, addition]) => `${separator}${addition}`);
  const send = async (to: string, subject: string) => {
    received.length = 0;
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Florescer <oi@florescer.example>');
    await mailer.send({ to, subject, text: 'Olá', html: '<p>Olá</p>' });
    return received;
  };

  it('is not written to at all', async () => {
    const addresses = fc
      .tuple(fc.constantFrom('ana@example.com', 'Ana <ana@example.com>', ''), hostile)
      .map(([address, addition]) => address + addition);
    await fc.assert(
      fc.asyncProperty(addresses, async (to) => {
        await expect(send(to, 'Olá')).rejects.toThrow('Not one bare mail address');
        expect(received).toEqual([]);
      }),
    );
  });

  it('adds no header through the subject either', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (addition) => {
        const [mail, ...others] = await send('ana@example.com', `Olá${addition}`);
        expect(others).toEqual([]);
        expect(mail?.to).toEqual(['ana@example.com']);
        const [headers = ''] = mail?.data.split('\r\n\r\n', 1) ?? [];
        expect(headers.match(/^to:/gim)).toHaveLength(1);
        expect(headers).not.toMatch(/^(?:bcc|cc|x-injected|reply-to):/im);
      }),
      { numRuns: 36 },
    );
  });
});
