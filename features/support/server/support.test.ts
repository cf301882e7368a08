import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { supportStaff } from '#features/access/server/index.ts';
import { putFile } from '#features/files/server/index.ts';
import {
  giveGrant,
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { QueuedTicket, TicketCase } from '../contract/staff.contract.ts';
import {
  attachmentFolder,
  MAX_OPEN_TICKETS,
  type Ticket,
  type TicketMessage,
} from '../contract/support.contract.ts';
import { supportMessages, supportTickets } from './support.tables.ts';

/** Monday, 10h40 in Brasília. */
const MONDAY = '2026-11-23T13:40:00.000Z';
let clock = MONDAY;
let ticks = 0;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(Date.parse(clock) + ticks++) });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  if (clock !== MONDAY) await moveTo(MONDAY);
  ticks = 0;
  await server.context.db.delete(supportTickets);
});

/** Another time; sessions end within the hour, so everybody comes back. */
async function moveTo(time: string): Promise<void> {
  [clock, ticks] = [time, 0];
  for (const person of Object.values(server.people)) {
    if ('email' in person) Object.assign(person, await signIn(server.url, person.email));
  }
}

const TICKETS = '/api/support/tickets';
const QUEUE = '/api/support/queue';
const ask = async <T>(
  who: TestPerson | null,
  method: string,
  path: string,
  json?: object,
): Promise<{ status: number; body: T }> => {
  const response = await server.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
};
const draft = (more: object = {}) => ({
  ...{ id: randomUUID(), subject: 'Certificado não abre', category: 'technical' },
  ...{ priority: 'medium', message: 'A página fica branca.', ...more },
});
interface Opened {
  ticket: Ticket;
  help: { kind: string; contacts: { number: string | null }[] } | null;
}
interface Conversation {
  ticket: Ticket;
  messages: TicketMessage[];
}
const open = async (who: TestPerson, more: object = {}) =>
  (await ask<Opened>(who, 'POST', TICKETS, draft(more))).body.ticket;
const readAs = (who: TestPerson, { id }: { id: string }) =>
  ask<Conversation>(who, 'GET', `${TICKETS}/${id}`);
const answer = (who: TestPerson | null, number: number, more: object = {}) =>
  ask<TicketCase>(who, 'POST', `${QUEUE}/${number}/messages`, {
    ...{ id: randomUUID(), text: 'Pode tentar de novo?', next: 'waiting', ...more },
  });
const queue = (who: TestPerson | null, view = 'all') =>
  ask<{ tickets: QueuedTicket[]; counts: Record<string, number>; staff: { name: string }[] }>(
    who,
    'GET',
    `${QUEUE}?view=${view}`,
  );

describe('a ticket', () => {
  it('of Ana is sealed, promised for the same time of the next business day, and hers alone', async () => {
    const { ana, bruno, duda } = server.people;
    const { status, body } = await ask<Opened>(ana, 'POST', TICKETS, draft());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ticket: {
        state: 'open',
        subject: 'Certificado não abre',
        dueAt: expect.stringMatching(/^2026-11-24T13:40:00/),
      },
      help: null,
    });
    expect((await readAs(ana, body.ticket)).body.messages).toMatchObject([
      { from: 'person', author: null, text: 'A página fica branca.', byMail: false },
    ]);
    for (const other of [bruno, duda]) {
      expect((await readAs(other, body.ticket)).status).toBe(404);
      expect((await ask(other, 'GET', TICKETS)).body).toEqual({ tickets: [] });
    }
    const rows = [
      ...(await server.context.db.select().from(supportTickets)),
      ...(await server.context.db.select().from(supportMessages)),
    ];
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toMatch(/Certific|branca/);
  });

  it('opened at night counts from the next opening', async () => {
    await moveTo('2026-11-24T02:00:00.000Z');
    const { dueAt } = await open(server.people.ana);
    expect(dueAt).toBe('2026-11-25T11:00:00.000Z');
  });

  it('sent twice is one, and stays as it was', async () => {
    const { ana, carla } = server.people;
    const first = draft();
    await ask(ana, 'POST', TICKETS, first);
    const again = await ask<Opened>(ana, 'POST', TICKETS, { ...first, subject: 'Outro' });
    expect(again).toMatchObject({ status: 201, body: { ticket: { subject: first.subject } } });
    expect((await queue(carla)).body.tickets).toHaveLength(1);
    expect((await readAs(ana, first)).body.messages).toHaveLength(1);
  });

  it.each([
    ['without a subject', { subject: '   ' }],
    ['without a message', { message: '' }],
    ['with a category of nobody', { category: 'other' }],
    ['with a priority of nobody', { priority: 'now' }],
    ['with a message beyond its length', { message: 'a'.repeat(5_001) }],
    ['with a foreign id', { id: '7' }],
  ])('%s is refused', async (_, wrong) => {
    const { ana } = server.people;
    expect((await ask(ana, 'POST', TICKETS, draft(wrong))).status).toBe(400);
    expect((await ask(ana, 'GET', TICKETS)).body).toEqual({ tickets: [] });
  });

  it('is taken from nobody who is not signed in', async () => {
    const { status, body } = await ask(null, 'POST', TICKETS, draft());
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('beyond the twentieth is refused, one of two that come at once', async () => {
    const { ana } = server.people;
    for (let nth = 1; nth < MAX_OPEN_TICKETS; nth += 1) await open(ana);
    const two = await Promise.all([
      ask<Opened>(ana, 'POST', TICKETS, draft()),
      ask<Opened>(ana, 'POST', TICKETS, draft()),
    ]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const there = two.find(({ status }) => status === 201)?.body.ticket;
    await ask(ana, 'POST', `${TICKETS}/${there?.id}/close`);
    expect((await ask(ana, 'POST', TICKETS, draft())).status).toBe(201);
  });

  it('that tells of danger is answered with help first, goes like any other, and tells nobody more', async () => {
    const { ana, carla } = server.people;
    const hearing = await server.hear(carla);
    const message = 'Não quero mais viver.';
    const { status, body } = await ask<Opened>(ana, 'POST', TICKETS, draft({ message }));
    expect(status).toBe(201);
    expect(body.help).toMatchObject({ kind: 'self' });
    expect(body.help?.contacts[0]?.number).toBe('188');
    // As of any ticket: its number, and no word of what it says.
    expect((await hearing.next('support')).data).toEqual({ number: body.ticket.number });
    hearing.close();
    const { body: shown } = await queue(carla);
    expect(Object.keys(shown.tickets[0] ?? {}).toSorted()).toEqual(
      ['assignee', 'category', 'createdAt', 'dueAt', 'number', 'person', 'priority'].concat([
        'state',
        'subject',
        'updatedAt',
      ]),
    );
  });

  it('whose seal is broken hides no other', async () => {
    const { ana } = server.people;
    const [broken, whole] = [await open(ana), await open(ana)];
    const { pool } = server.context.connection;
    await pool.query(`update support_tickets set sealed = '\\x0102' where id = $1`, [broken.id]);
    await pool.query(`update support_messages set sealed = '\\x0102' where id = $1`, [broken.id]);
    const { body } = await ask<{ tickets: Ticket[] }>(ana, 'GET', TICKETS);
    expect(body.tickets.map(({ subject }) => subject).toSorted()).toEqual([whole.subject, null]);
    expect((await readAs(ana, broken)).body.messages).toMatchObject([{ text: null }]);
  });
});

describe('attachments', () => {
  const put = async ({ userId }: TestPerson, ticketId: string, name = 'tela.txt') => {
    const path = `${attachmentFolder(userId, ticketId)}${name}`;
    const file = { type: 'text/plain', bytes: Buffer.from('tela branca') };
    await putFile(server.context, { bucket: 'attachments', path }, file);
    return { path, name };
  };
  const fetchFile = async (who: TestPerson | null, path: string) =>
    (await server.fetchAs(who, `/storage/v1/object/authenticated/attachments/${path}`)).status;

  it('are read by their person and the staff, and by nobody else', async () => {
    const { ana, bruno, duda, carla } = server.people;
    const id = randomUUID();
    const file = await put(ana, id);
    await open(ana, { id, attachments: [file] });
    const [message] = (await readAs(ana, { id })).body.messages;
    expect(message?.attachments).toMatchObject([
      { name: 'tela.txt', type: 'text/plain', size: 11 },
    ]);
    const given = await server.fetchAs(null, message?.attachments[0]?.address ?? '');
    expect(await given.text()).toBe('tela branca');
    expect(await fetchFile(ana, file.path)).toBe(200);
    expect(await fetchFile(carla, file.path)).toBe(200);
    for (const other of [bruno, duda]) {
      expect(await fetchFile(other, file.path)).toBeGreaterThanOrEqual(400);
    }
  });

  it('of elsewhere are read by no staff', async () => {
    const { ana, carla } = server.people;
    const { path } = await put(ana, randomUUID());
    expect(await fetchFile(carla, path)).toBeGreaterThanOrEqual(400);
  });

  it.each(['not there', 'of another ticket', 'of somebody else'])(
    '%s are refused',
    async (which) => {
      const { ana, bruno } = server.people;
      const id = randomUUID();
      const path =
        which === 'not there'
          ? `${attachmentFolder(ana.userId, id)}nada.txt`
          : which === 'of another ticket'
            ? (await put(ana, randomUUID())).path
            : (await put(bruno, id)).path;
      const { status, body } = await ask(
        ana,
        'POST',
        TICKETS,
        draft({ id, attachments: [{ path, name: 'a' }] }),
      );
      expect({ status, body }).toMatchObject({ status: 422, body: { code: 'attachment_missing' } });
    },
  );
});

describe('a conversation', () => {
  it('goes from open to waiting, open, closed and reopened, each promise counted anew', async () => {
    const { ana, carla } = server.people;
    const ticket = await open(ana);
    const path = `${TICKETS}/${ticket.id}`;
    const write = (id: string = randomUUID()) =>
      ask<Opened>(ana, 'POST', `${path}/messages`, { id, text: 'Ainda não.' });

    await moveTo('2026-11-23T15:00:00.000Z');
    expect((await write()).body.ticket).toMatchObject({ state: 'open', dueAt: ticket.dueAt });
    const { body: waiting } = await answer(carla, ticket.number);
    expect(waiting).toMatchObject({ state: 'waiting', dueAt: null, person: 'Ana Ribeiro' });
    expect(waiting.assignee).toMatchObject({ name: 'Carla Menezes' });

    await moveTo('2026-11-24T15:00:00.000Z');
    const id = randomUUID();
    const due = expect.stringMatching(/^2026-11-25T15:00:00/);
    expect((await write(id)).body.ticket).toMatchObject({ state: 'open', dueAt: due });
    expect((await write(id)).status).toBe(201);
    await answer(carla, ticket.number, { next: 'answered' });
    expect((await ask<Ticket>(ana, 'POST', `${path}/close`)).body).toMatchObject({
      ...{ state: 'closed', dueAt: null },
    });
    expect((await write()).body.ticket).toMatchObject({ state: 'reopened', dueAt: due });

    const { body } = await readAs(ana, ticket);
    expect(body.messages.map(({ from }) => from)).toEqual([
      ...['person', 'person', 'staff', 'person', 'staff', 'person'],
    ]);
    expect(body.messages[2]).toMatchObject({
      author: 'Carla Menezes',
      text: 'Pode tentar de novo?',
    });
  });

  it('of Ana is neither written nor closed by Bruno of her company', async () => {
    const { ana, bruno } = server.people;
    const { id } = await open(ana);
    const message = { id: randomUUID(), text: 'x' };
    expect((await ask(bruno, 'POST', `${TICKETS}/${id}/messages`, message)).status).toBe(404);
    expect((await ask(bruno, 'POST', `${TICKETS}/${id}/close`)).status).toBe(404);
    expect((await readAs(ana, { id })).body).toMatchObject({ ticket: { state: 'open' } });
  });

  it('is told while it happens, to its person by id and to nobody else', async () => {
    const { ana, bruno, carla } = server.people;
    const ticket = await open(ana);
    const [anas, brunos] = await Promise.all([server.hear(ana), server.hear(bruno)]);
    await answer(carla, ticket.number);
    expect((await anas.next('support')).data).toEqual({ ticketId: ticket.id });
    const his = await open(bruno);
    expect((await brunos.next('support')).data).toEqual({ ticketId: his.id });
    for (const one of [anas, brunos]) one.close();
  });

  it('that is answered is told of once, to its person alone, until they read it', async () => {
    const { ana, bruno, carla } = server.people;
    const ticket = await open(ana);
    const told = async (who: TestPerson) => {
      const { notifications } = (await (
        await server.fetchAs(who, '/api/notifications')
      ).json()) as {
        notifications: { kind: string; params: { ticket?: string }; read: boolean }[];
      };
      return notifications.flatMap(({ kind, params, read }) =>
        kind === 'ticket_answered' && params.ticket === ticket.id ? [read] : [],
      );
    };
    await answer(carla, ticket.number);
    await answer(carla, ticket.number, { text: 'E mais uma coisa.' });
    expect(await told(ana)).toEqual([false]);
    expect(await told(bruno)).toEqual([]);
    await readAs(bruno, ticket);
    expect(await told(ana)).toEqual([false]);
    await readAs(ana, ticket);
    expect(await told(ana)).toEqual([true]);
  });

  it('is mailed to who asked for it, without what it is about in the subject', async () => {
    const { bruno, duda, carla } = server.people;
    const asked = await open(bruno, { byMail: true, subject: 'Assunto só meu' });
    const other = await open(duda);
    await answer(carla, other.number);
    await answer(carla, asked.number, { text: 'Primeiro.\n\nDepois.', next: 'answered' });
    const [mail] = await server.mailbox(bruno.email);
    expect(mail?.subject).toBe(`Resposta ao seu chamado nº ${asked.number}`);
    expect(mail?.text).toContain('Carla, do suporte, escreveu:');
    expect(mail?.text).toContain('Primeiro.\n\nDepois.');
    expect(mail?.text).toContain(`/support/tickets/${asked.id}`);
    // No form stands before a reply that could answer with help.
    expect(mail?.text).toMatch(/Se você estiver em perigo agora.*\/ajuda/);
    expect(mail?.text).not.toContain('Assunto só meu');
    expect(mail?.replyTo).toBeNull();
    const { rows } = await server.context.connection.pool.query(
      'select 1 from development_mail where "to" = $1',
      [duda.email],
    );
    expect(rows).toEqual([]);
  });
});

describe('the staff', () => {
  it('is whom Carla lets answer, until she takes it back; both are in the audit log', async () => {
    const { ana, bruno, carla } = server.people;
    const STAFF = '/api/admin/support-staff';
    const ticket = await open(ana);
    expect((await queue(bruno)).status).toBe(403);
    expect((await ask(bruno, 'POST', STAFF, { address: bruno.email })).status).toBe(403);
    expect(
      (await ask(carla, 'POST', STAFF, { address: 'ninguem@example.org' })).body,
    ).toMatchObject({
      code: 'no_such_account',
    });
    const given = await ask(carla, 'POST', STAFF, { address: ` ${bruno.email.toUpperCase()} ` });
    expect(given).toMatchObject({ status: 200, body: { id: bruno.userId, email: bruno.email } });
    await ask(carla, 'POST', STAFF, { address: bruno.email });
    expect((await ask(carla, 'GET', STAFF)).body).toMatchObject({ people: [{ name: bruno.name }] });
    expect((await ask(bruno, 'GET', '/api/me')).body).toMatchObject({ isSupportStaff: true });

    expect((await ask(bruno, 'POST', `${QUEUE}/next`)).body).toEqual({ number: ticket.number });
    expect((await queue(bruno, 'mine')).body.tickets).toHaveLength(1);
    expect((await ask(carla, 'DELETE', `${STAFF}/${bruno.userId}`)).status).toBe(204);
    expect((await ask(carla, 'DELETE', `${STAFF}/${bruno.userId}`)).status).toBe(404);
    expect((await queue(bruno)).status).toBe(403);
    expect((await queue(carla, 'unassigned')).body.tickets).toHaveLength(1);
    const log = await ask(carla, 'POST', '/api/admin/audit/search', {});
    const acts = JSON.stringify(log.body).match(/support_staff_(?:given|taken)/g);
    expect(acts).toEqual(['support_staff_taken', 'support_staff_given']);
  });

  it('sees what is due first, and how much each view has', async () => {
    const { ana, bruno, carla } = server.people;
    const late = await open(ana, { priority: 'low' });
    await moveTo('2026-11-23T16:00:00.000Z');
    const urgent = await open(bruno, { priority: 'urgent' });
    const high = await open(bruno, { priority: 'high' });
    const waiting = await open(ana);
    await answer(carla, waiting.number);
    await moveTo('2026-11-24T14:00:00.000Z');
    const { body } = await queue(carla);
    expect(body.tickets.map(({ number }) => number)).toEqual(
      [late, urgent, high, waiting].map(({ number }) => number),
    );
    expect(body.counts).toEqual({
      ...{ all: 4, mine: 1, unassigned: 3, waiting: 1, overdue: 1, closed: 0 },
    });
    expect((await queue(carla, 'overdue')).body.tickets).toMatchObject([{ number: late.number }]);
  });

  it('of two who take the next one at once gets two', async () => {
    const { ana, duda, carla } = server.people;
    await giveGrant(server.context, duda, 'support_staff');
    const [first, second] = [await open(ana), await open(ana)];
    const taken = await Promise.all(
      [duda, carla].map((who) => ask<{ number: number }>(who, 'POST', `${QUEUE}/next`)),
    );
    expect(taken.map(({ body }) => body.number).toSorted()).toEqual([first.number, second.number]);
    expect((await ask(carla, 'POST', `${QUEUE}/next`)).body).toEqual({ number: null });
    await ask(carla, 'DELETE', `/api/admin/support-staff/${duda.userId}`);
  });

  it('gives a ticket to its own alone, and sets its state', async () => {
    const { ana, carla } = server.people;
    const { number } = await open(ana);
    const assign = (staffId: string | null) =>
      ask(carla, 'PUT', `${QUEUE}/${number}/assignee`, { staffId });
    expect(await assign(ana.userId)).toMatchObject({ status: 422, body: { code: 'not_staff' } });
    expect((await assign(carla.userId)).status).toBe(204);
    await ask(carla, 'PUT', `${QUEUE}/${number}/state`, { state: 'closed' });
    expect((await ask(carla, 'GET', `${QUEUE}/${number}`)).body).toMatchObject({
      ...{ state: 'closed', dueAt: null, language: 'pt-BR', assignee: { id: carla.userId } },
    });
    expect((await ask(carla, 'GET', `${QUEUE}/999999`)).status).toBe(404);
    expect((await ask(carla, 'GET', `${QUEUE}/x`)).status).toBe(400);
  });

  it('answers once where the answer is sent twice', async () => {
    const { ana, carla } = server.people;
    const ticket = await open(ana);
    const id = randomUUID();
    await answer(carla, ticket.number, { id });
    await answer(carla, ticket.number, { id });
    expect((await readAs(ana, ticket)).body.messages).toHaveLength(2);
  });

  it('is every general admin, and nobody else without the grant', async () => {
    const { carla } = server.people;
    expect(await supportStaff(server.context.db)).toEqual([{ id: carla.userId, name: carla.name }]);
  });
});

it('says when it is open and when it answers, and shows no line of a provider that is not configured', async () => {
  const { ana } = server.people;
  expect((await ask(ana, 'GET', '/api/support/desk')).body).toEqual({
    ...{ open: true, changesAt: '2026-11-23T21:00:00.000Z' },
    answerBy: expect.stringMatching(/^2026-11-24T13:40:00/),
    // A demonstration's channels are invented, a provider's lines never are.
    ...{ whatsapp: '+55 11 90000-0000', phone: '+55 11 0000-0000' },
    ...{ email: 'suporte@florescer.example', psychology: null, medical: null },
  });
  await moveTo('2026-11-20T13:40:00.000Z');
  expect((await ask(ana, 'GET', '/api/support/desk')).body).toMatchObject({
    ...{ open: false, changesAt: '2026-11-23T11:00:00.000Z' },
  });
});

it('goes along in Ana’s copy, and with her account', async () => {
  const { context, url } = server;
  const eva = await signInNewPerson(url, context, 'Eva Moura');
  const ticket = await open(eva, { message: 'Palavra rara: quaresmeira.' });
  await answer(server.people.carla, ticket.number);
  const response = await server.fetchAs(eva, '/api/privacy/export', { method: 'POST', json: {} });
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const tickets = strFromU8(files['data/support-tickets.json'] ?? new Uint8Array());
  expect(tickets).toContain('quaresmeira');
  expect(tickets).toContain('Pode tentar de novo?');
  const { password } = eva;
  const gone = await ask(eva, 'POST', '/api/account/deletion', { password });
  expect(gone.status).toBeLessThan(300);
  expect(await context.db.select().from(supportTickets)).toEqual([]);
  expect(await context.db.select().from(supportMessages)).toEqual([]);
  expect((await queue(server.people.carla)).body.tickets).toEqual([]);
});
