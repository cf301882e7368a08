import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import type { Ticket, TicketMessage } from '../../contract/support.contract.ts';
import { supportTickets } from '../support.tables.ts';
import { MAX_MAIL_BYTES } from './inbound-server.ts';

const DOMAIN = 'chamados.example.org';
const PORT = 20_000 + (process.pid % 20_000);
const MONDAY = '2026-11-23T13:40:00.000Z';
/** Each reading is a moment later than the one before, as on any clock. */
let ticks = 0;
let begin = MONDAY;
const clock = () => new Date(Date.parse(begin) + ticks++);
let server: TestApp;
let ticket: Ticket;
let replyTo: string;

beforeAll(async () => {
  server = await startTestApp({
    now: clock,
    environment: { SUPPORT_REPLY_DOMAIN: DOMAIN, SUPPORT_INBOUND_PORT: String(PORT) },
  });
  const { ana, carla } = server.people;
  ticket = await open(ana);
  await post(carla, `/api/support/queue/${ticket.number}/messages`, {
    ...{ id: randomUUID(), text: 'Pode conferir?', next: 'waiting' },
  });
  replyTo = (await server.mailbox(ana.email))[0]?.replyTo ?? '';
});
afterAll(() => server?.stop());
beforeEach(() => {
  begin = MONDAY;
});

const post = async (who: TestPerson, path: string, json: object) =>
  (await (await server.fetchAs(who, path, { method: 'POST', json })).json()) as { ticket: Ticket };
const open = async (who: TestPerson) =>
  (
    await post(who, '/api/support/tickets', {
      ...{ id: randomUUID(), subject: 'E-mail', category: 'technical', priority: 'medium' },
      ...{ message: 'Não chega.', byMail: true },
    })
  ).ticket;
const conversation = async () => {
  const response = await server.fetchAs(server.people.ana, `/api/support/tickets/${ticket.id}`);
  return (await response.json()) as { ticket: Ticket; messages: TicketMessage[] };
};
const textsOf = async () => (await conversation()).messages.map(({ text }) => text);

const file = (filename: string, contentType: string, content: string | Buffer = 'x') => ({
  ...{ filename, contentType, content },
});
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function suspend({ userId }: TestPerson, duration: string): Promise<void> {
  const { serviceKey } = server.context.settings;
  const answer = await fetch(`${server.url}/auth/v1/admin/users/${userId}`, {
    ...{ method: 'PUT', body: JSON.stringify({ ban_duration: duration }) },
    headers: {
      ...{ apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
      'content-type': 'application/json',
    },
  });
  expect(answer.status).toBe(200);
}

/** Sends as another mail server would; gives the code that it was answered with. */
async function send(mail: object): Promise<number> {
  const client = createTransport({ host: '127.0.0.1', port: PORT, ignoreTLS: true });
  const { ana } = server.people;
  try {
    await client.sendMail({ from: ana.email, to: replyTo, subject: 'Re: chamado', ...mail });
    return 250;
  } catch (error) {
    return (error as { responseCode: number }).responseCode;
  } finally {
    client.close();
  }
}

describe('a reply by mail', () => {
  it('of Ana is on her ticket once, without what she quotes, and it is open again', async () => {
    expect(replyTo).toMatch(/^suporte\+[0-9a-z-]+@chamados\.example\.org$/);
    expect((replyTo.split('@')[0] ?? '').length).toBeLessThanOrEqual(64);
    const mail = {
      messageId: '<1@mail.example.com>',
      text: 'Chegou, obrigada!\n\nEm seg., 23 de nov. de 2026, Florescer escreveu:\n> Pode conferir?\n',
      attachments: [{ filename: 'tela.txt', content: 'tela', contentType: 'text/plain' }],
    };
    expect(await send(mail)).toBe(250);
    // Mail programs change the case of addresses, and servers bring a mail twice.
    expect(await send({ ...mail, to: replyTo.toUpperCase() })).toBe(250);
    const { ticket: now, messages } = await conversation();
    expect(now).toMatchObject({ state: 'open' });
    expect(now.dueAt).toMatch(/^2026-11-24T13:40:00/);
    expect(messages).toHaveLength(3);
    expect(messages[2]).toMatchObject({
      ...{ from: 'person', text: 'Chegou, obrigada!', byMail: true },
      attachments: [{ name: 'tela.txt', type: 'text/plain', size: 4 }],
    });
    const file = await server.fetchAs(null, messages[2]?.attachments[0]?.address ?? '');
    expect(await file.text()).toBe('tela');
  });

  it.each([
    [
      'a company’s server',
      { subject: 'Ausência de notificações', text: 'Não chegam.' },
      'Não chegam.',
    ],
    [
      'a phone',
      { text: 'Em resposta ao que a Carla escreveu:\no código é 4471.' },
      'Em resposta ao que a Carla escreveu:\no código é 4471.',
    ],
  ])('through %s is on the ticket in her own words', async (_, mail, text) => {
    const from = 'bounces+12345-ana=example.com@sendgrid.example';
    expect(await send({ ...mail, envelope: { from, to: replyTo } })).toBe(250);
    expect((await textsOf()).at(-1)).toBe(text);
  });

  it.each([
    ['a forged signature', () => replyTo.replace(/.@/, (end) => (end[0] === '0' ? '1@' : '0@'))],
    ['another number', () => replyTo.replace(/\+\w+-/, '+zz-')],
    ['a longer life', () => replyTo.replace(/-(\w+)-/, (_, day) => `-${day}z-`)],
    ['no signature', () => `suporte@${DOMAIN}`],
    ['another domain', () => replyTo.replace(DOMAIN, 'example.net')],
  ])('to an address with %s is refused', async (_, to) => {
    const before = await textsOf();
    expect(await send({ to: to(), text: 'Oi.' })).toBe(550);
    expect(await textsOf()).toEqual(before);
  });

  it('after 60 days is refused', async () => {
    begin = '2027-01-24T13:40:00.000Z';
    expect(await send({ text: 'Tarde demais.' })).toBe(550);
  });

  it('of Bruno, who has the address, is refused', async () => {
    const before = await textsOf();
    expect(await send({ from: server.people.bruno.email, text: 'Sou eu.' })).toBe(554);
    expect(await textsOf()).toEqual(before);
  });

  it.each<[string, object]>([
    ['an absence', { headers: { 'auto-submitted': 'auto-replied' }, text: 'Estou de férias.' }],
    ['a list', { headers: { 'list-id': '<a.example.com>' }, text: 'Oi a todos.' }],
    ['an absence by its subject', { subject: 'Resposta automática: chamado', text: 'Férias.' }],
    ['a bounce', { envelope: { from: '', to: [] as string[] }, text: 'Undelivered.' }],
  ])('that is %s is passed over', async (_, mail) => {
    const before = await textsOf();
    const envelope = 'envelope' in mail ? { envelope: { from: '', to: replyTo } } : {};
    expect(await send({ ...mail, ...envelope })).toBe(250);
    expect(await textsOf()).toEqual(before);
  });

  it.each([
    ['without a word of its own', { text: '> só a citação' }, 554],
    ['too long', { text: 'a'.repeat(5_001) }, 554],
    [
      'with a program',
      {
        text: 'Veja.',
        attachments: [
          {
            filename: 'a.exe',
            content: Buffer.from('MZ'),
            contentType: 'application/x-msdownload',
          },
        ],
      },
      554,
    ],
    [
      'larger than a mail may be',
      {
        text: 'Veja.',
        attachments: [{ filename: 'a.txt', content: Buffer.alloc(MAX_MAIL_BYTES, 97) }],
      },
      552,
    ],
  ])('%s is refused', async (_, mail, code) => {
    const before = await textsOf();
    expect(await send(mail)).toBe(code);
    expect(await textsOf()).toEqual(before);
  });

  it('whose file cannot be kept now is asked for again later, and is there once', async () => {
    const mail = {
      ...{ messageId: '<2@mail.example.com>', text: 'Segue a tela.' },
      attachments: [{ filename: 'tela.txt', content: 'tela', contentType: 'text/plain' }],
    };
    const { pool } = server.context.connection;
    const before = await textsOf();
    await pool.query('alter table storage_objects rename to storage_away');
    expect(await send(mail)).toBe(451);
    await pool.query('alter table storage_away rename to storage_objects');
    expect(await textsOf()).toEqual(before);
    expect(await send(mail)).toBe(250);
    expect(await textsOf()).toEqual([...before, 'Segue a tela.']);
  });

  it.each<[string, object, object]>([
    [
      'that is signed',
      { attachments: [file('smime.p7s', 'application/pkcs7-signature')] },
      { attachments: [], leftOut: [] },
    ],
    [
      'with a photo that few browsers show, and one that all do,',
      { attachments: [file('IMG_1.HEIC', 'image/heic'), file('a.png', 'image/png', PNG)] },
      { attachments: [{ name: 'a.png' }], leftOut: ['IMG_1.HEIC'] },
    ],
    [
      'with a film of a telephone',
      { attachments: [file('IMG_2.MOV', 'video/quicktime')] },
      { attachments: [], leftOut: ['IMG_2.MOV'] },
    ],
  ])(
    '%s is on the ticket, and says what was left out to her and to the staff',
    async (_, mail, kept) => {
      const text = `Segue: ${randomUUID()}`;
      expect(await send({ ...mail, text })).toBe(250);
      expect((await conversation()).messages.at(-1)).toMatchObject({ text, ...kept });
      const queue = `/api/support/queue/${ticket.number}`;
      const seen = await (await server.fetchAs(server.people.carla, queue)).json();
      expect(seen).toMatchObject({
        messages: expect.arrayContaining([expect.objectContaining({ text })]),
      });
      expect((seen as { messages: TicketMessage[] }).messages.at(-1)).toMatchObject({
        text,
        ...kept,
      });
    },
  );

  it('with nothing but a photo that few browsers show is refused', async () => {
    const before = await textsOf();
    expect(await send({ text: '', attachments: [file('IMG_1.HEIC', 'image/heic')] })).toBe(554);
    expect(await textsOf()).toEqual(before);
  });

  it('that no program can read is refused for good, not for later', async () => {
    const levels = Array.from({ length: 1_500 }, (_, nth) => nth);
    const raw = levels.map((n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`);
    const envelope = { from: server.people.ana.email, to: replyTo };
    expect(await send({ envelope, raw: `${raw.join('')}\n\nx` })).toBe(554);
  });

  it('of 30,000 empty lines is read while others are answered', async () => {
    const sent = send({ text: `${'\n'.repeat(30_000)}Enfim.` });
    expect((await server.fetchAs(null, '/healthz')).status).toBe(200);
    expect(await sent).toBe(250);
    expect((await textsOf()).at(-1)).toBe('Enfim.');
  });

  it('of somebody who is suspended is refused, with what came along, until they are not any more', async () => {
    const { ana } = server.people;
    const before = await textsOf();
    const mail = { text: 'Ainda escrevo.', attachments: [file('a.txt', 'text/plain')] };
    const files = () => server.context.connection.pool.query('select name from storage_objects');
    const { rowCount } = await files();
    await suspend(ana, '24h');
    expect(await send(mail)).toBe(554);
    await suspend(ana, 'none');
    expect(await textsOf()).toEqual(before);
    expect((await files()).rowCount).toBe(rowCount);
    expect(await send(mail)).toBe(250);
  });

  it('is refused once the ticket is gone', async () => {
    const { bruno, carla } = server.people;
    const his = await open(bruno);
    await post(carla, `/api/support/queue/${his.number}/messages`, {
      ...{ id: randomUUID(), text: 'Oi.', next: 'waiting' },
    });
    const to = (await server.mailbox(bruno.email))[0]?.replyTo ?? '';
    expect(await send({ from: bruno.email, to, text: 'Oi.' })).toBe(250);
    await server.context.db.delete(supportTickets);
    expect(await send({ from: bruno.email, to, text: 'Oi de novo.' })).toBe(550);
  });
});
