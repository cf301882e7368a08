import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { developmentSms } from '#packages/sms/index.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const send = (to: string, subject: string) =>
    server.context.mailer.send({
      to,
      subject,
      text: `Olá <script> https://example.com/?a=1&b=2`,
      html: '<p>Olá</p>',
    });
  await send('ana@example.com', 'Primeiro');
  await send('bruno@example.com', 'Segundo');
  await send('ana@example.com', 'Terceiro');
  await server.context.texter.send({ to: '5511987654321', text: '<b>123456</b>' });
});
afterAll(() => server?.stop());

describe('the development mailbox', () => {
  it('lists the mails of an address, oldest first', async () => {
    const response = await fetch(`${server.url}/dev/mailbox.json?to=Ana@example.com`);
    const mails = (await response.json()) as { subject: string; at: string }[];
    expect(mails.map(({ subject }) => subject)).toEqual(['Primeiro', 'Terceiro']);
    expect(mails[0]).toEqual({
      to: 'ana@example.com',
      subject: 'Primeiro',
      text: expect.any(String),
      html: '<p>Olá</p>',
      calendar: null,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('shows them newest first, with links and without anything that runs', async () => {
    const response = await fetch(`${server.url}/dev/mailbox`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.indexOf('Terceiro')).toBeLessThan(page.indexOf('Primeiro'));
    expect(page).toContain('<a href="https://example.com/?a=1&amp;b=2">');
    expect(page).not.toContain('<script>');
  });
});

describe('the development outbox of text messages', () => {
  it('lists those to a number, with or without its plus', async () => {
    for (const to of ['5511987654321', '%2B5511987654321']) {
      const response = await fetch(`${server.url}/dev/sms.json?to=${to}`);
      expect(await response.json()).toEqual([
        { to: '5511987654321', text: '<b>123456</b>', at: expect.stringMatching(/^\d{4}-.*Z$/) },
      ]);
    }
    expect(await (await fetch(`${server.url}/dev/sms.json?to=1`)).json()).toEqual([]);
  });

  it('is shown in the mailbox, at its place in time', async () => {
    const createdAt = new Date('2020-01-01');
    await server.context.db.insert(developmentSms).values({ to: '1', text: 'antiga', createdAt });
    const page = await (await fetch(`${server.url}/dev/mailbox`)).text();
    expect(page).toContain('Text message');
    expect(page).toContain('&lt;b&gt;123456&lt;/b&gt;');
    expect(page.indexOf('antiga')).toBeGreaterThan(page.indexOf('Primeiro'));
  });
});

describe('without demonstration', () => {
  it('has no mailbox', async () => {
    const strict = await startTestApp({
      environment: { DEMONSTRATION: 'off', SMTP_URL: 'smtp://127.0.0.1:9' },
    });
    try {
      expect((await fetch(`${strict.url}/dev/mailbox`)).status).toBe(404);
      expect((await fetch(`${strict.url}/dev/mailbox.json`)).status).toBe(404);
      expect((await fetch(`${strict.url}/dev/sms.json`)).status).toBe(404);
    } finally {
      await strict.stop();
    }
  });
});
