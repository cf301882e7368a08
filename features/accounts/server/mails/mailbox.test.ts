import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('without demonstration', () => {
  it('has no mailbox', async () => {
    const strict = await startTestApp({
      environment: { DEMONSTRATION: 'off', SMTP_URL: 'smtp://127.0.0.1:9' },
    });
    try {
      expect((await fetch(`${strict.url}/dev/mailbox`)).status).toBe(404);
      expect((await fetch(`${strict.url}/dev/mailbox.json`)).status).toBe(404);
    } finally {
      await strict.stop();
    }
  });
});
