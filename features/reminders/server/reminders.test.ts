import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  jobsAreDone,
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { Reminders } from '../contract/reminders.contract.ts';
import { sendReminderMail } from './mails/reminder-mail.ts';
import { prune } from './reminders.service.ts';
import { sendDue } from './send-due.ts';

/** A Wednesday, noon in São Paulo. */
const NOON = new Date('2026-11-18T15:00:00Z');
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

let now = NOON;
let server: TestApp;
let smtp: SMTPServer;
let refusing = 0;
const mails: { to: string; data: string }[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        refusing -= 1;
        if (refusing >= 0) return done(new Error('come back later'));
        const to = session.envelope.rcptTo[0]?.address ?? '';
        mails.push({ to, data: Buffer.concat(chunks).toString() });
        done();
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
    now: () => now,
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}` },
  });
});
afterAll(async () => {
  await server?.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});
beforeEach(() => {
  now = NOON;
  refusing = 0;
  mails.length = 0;
});

const at = (instant: string) => {
  now = new Date(instant);
};

/** A request of somebody who signs in anew, since the clock has run past their token. */
async function ask(person: TestPerson, method: string, path: string, json?: unknown) {
  const session = await signIn(server.url, person.email);
  const response = await server.fetchAs({ ...person, ...session }, path, {
    method,
    ...(json === undefined ? {} : { json }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}

const plan = (person: TestPerson, reminder: string, more: object = {}) =>
  ask(person, 'PUT', `/api/reminders/plans/${reminder}`, {
    on: true,
    time: '18:00',
    days: EVERY_DAY,
    ...more,
  }) as Promise<{ status: number; body: Reminders & { code?: string } }>;

/** Looks, several times at once as several processes would, and waits until all is through. */
async function look(times = 1): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => sendDue(server.context)));
  await jobsAreDone(server.context, 'reminders.look', 'reminders.mail');
}

const mailsTo = ({ email }: TestPerson) => mails.filter(({ to }) => to === email);
/** The headers of a mail, unfolded. */
const headersOf = (mail: { data: string } | undefined) =>
  (mail?.data.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').replaceAll('\r', '');
const kindsOf = async (person: TestPerson) => {
  const { body } = await ask(person, 'GET', '/api/notifications');
  return (body.notifications as { kind: string }[]).map(({ kind }) => kind);
};
const newPerson = (name: string) => signInNewPerson(server.url, server.context, name);

describe('a reminder', () => {
  it('is off until somebody asks for it', async () => {
    const { body } = await ask(server.people.ana, 'GET', '/api/reminders');
    const { plans, rules } = body as Reminders;
    expect(Object.keys(plans)).toEqual(['check_in', 'diary', 'pause', 'water', 'movement']);
    for (const { on, nextAt } of Object.values(plans)) expect([on, nextAt]).toEqual([false, null]);
    const quiet = { from: '22:00', to: '07:00' };
    expect(rules).toEqual({ quiet, holidays: 'national', cityHolidays: [] });
  });

  it('comes once at its hour, in the product and by mail, however often and wherever it is looked for', async () => {
    const { ana, bruno } = server.people;
    expect((await plan(ana, 'check_in')).body.plans.check_in.nextAt).toBe(
      '2026-11-18T21:00:00.000Z',
    );
    at('2026-11-18T20:59:59Z');
    await look();
    expect(mailsTo(ana)).toEqual([]);
    at('2026-11-18T21:00:00Z');
    await look(4);
    await look(4);
    // A job that the queue gives out twice.
    const key = { userId: ana.userId, reminder: 'check_in', day: '2026-11-18' } as const;
    await Promise.all([1, 2].map(() => sendReminderMail(server.context, key)));
    const [mail, ...others] = mailsTo(ana);
    expect(others).toEqual([]);
    expect(mail?.data).toMatch(/^subject: um lembrete seu do florescer/im);
    expect(headersOf(mail)).toMatch(/^list-unsubscribe: <http:\/\/[^>]+token=[\w.-]+>$/im);
    expect(headersOf(mail)).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click$/im);
    expect(await kindsOf(ana)).toEqual(['reminder']);
    // Nobody else hears of it, and nobody else's tap counts for it.
    expect(await kindsOf(bruno)).toEqual([]);
    await ask(bruno, 'POST', '/api/reminders/taps', { reminder: 'check_in', day: '2026-11-18' });
    const tapped = () =>
      server.context.connection.pool.query(
        'select user_id from sent_reminders where tapped_at is not null',
      );
    expect((await tapped()).rows).toEqual([]);
    await ask(ana, 'POST', '/api/reminders/taps', { reminder: 'check_in', day: '2026-11-18' });
    expect((await tapped()).rows).toEqual([{ user_id: ana.userId }]);
    const { body } = await ask(ana, 'GET', '/api/notifications');
    expect(body.notifications[0].read).toBe(true);
  });

  it('that cannot be sent keeps nobody else’s waiting', async () => {
    const [zilda, wando] = [await newPerson('Zilda Rocha'), await newPerson('Wando Farias')];
    await plan(zilda, 'pause', { time: '17:59' });
    await plan(wando, 'pause');
    const { pool } = server.context.connection;
    // As from an instance whose tables of time zones were newer.
    await pool.query(
      `insert into user_preferences (user_id, language, time_zone) values ($1, 'pt-BR', 'America/Atlantis')
       on conflict (user_id) do update set time_zone = excluded.time_zone`,
      [zilda.userId],
    );
    at('2026-11-18T21:00:00Z');
    await look();
    expect(mailsTo(wando)).toHaveLength(1);
    expect(mailsTo(zilda)).toEqual([]);
    await pool.query('delete from user_preferences where user_id = $1', [zilda.userId]);
    at('2026-11-18T21:01:00Z');
    await look();
    expect(mailsTo(zilda)).toHaveLength(1);
  });

  it('chosen for a time that is now comes now, and not again when the time is moved on', async () => {
    const lia = await newPerson('Lia Prado');
    await plan(lia, 'pause', { time: '12:00' });
    await look();
    await plan(lia, 'pause', { time: '12:30' });
    at('2026-11-18T15:30:00Z');
    await look();
    expect(mailsTo(lia)).toHaveLength(1);
  });

  it('does not come where the day has what it asks for', async () => {
    const rui = await newPerson('Rui Mello');
    await plan(rui, 'check_in');
    await plan(rui, 'diary');
    await ask(rui, 'PUT', '/api/emotions/days/2026-11-18', {
      level: 4,
      tags: [],
      note: null,
      changeId: crypto.randomUUID(),
      recordedAt: NOON.toISOString(),
    });
    at('2026-11-18T21:00:00Z');
    await look();
    expect(mailsTo(rui).map(({ data }) => /reminder=3D(\w+)/.exec(data)?.[1])).toEqual(['diary']);
    await ask(rui, 'POST', '/api/diary/entries', { text: 'Um dia comum.' });
    await plan(rui, 'pause', { on: false });
    at('2026-11-19T21:00:00Z');
    await look();
    expect(await kindsOf(rui)).toEqual(['reminder', 'reminder', 'reminder']);
  });

  it('is dropped when the server was down at its hour for too long, or until the quiet hours', async () => {
    const [eva, ivo] = [await newPerson('Eva Lins'), await newPerson('Ivo Reis')];
    await plan(eva, 'pause', { time: '17:00' });
    await plan(ivo, 'pause', { time: '21:30' });
    at('2026-11-18T22:00:01Z');
    await look();
    at('2026-11-19T01:00:00Z');
    await look();
    expect([...mailsTo(eva), ...mailsTo(ivo)]).toEqual([]);
    const { body } = await ask(eva, 'GET', '/api/reminders');
    expect(body.plans.pause.nextAt).toBe('2026-11-19T20:00:00.000Z');
  });

  it('of today comes in time although yesterday’s was missed', async () => {
    const noa = await newPerson('Noa Brito');
    await plan(noa, 'pause', { time: '17:00' });
    at('2026-11-19T20:30:00Z');
    await look();
    expect(mailsTo(noa)).toHaveLength(1);
  });

  it('is mailed once the mail server is back, and lost rather than mailed late', async () => {
    const caio = await newPerson('Caio Nunes');
    const key = { userId: caio.userId, reminder: 'pause', day: '2026-11-18' } as const;
    await plan(caio, 'pause', { time: '18:00' });
    at('2026-11-18T21:00:00Z');
    refusing = 2;
    await look();
    await expect(sendReminderMail(server.context, key)).rejects.toThrow();
    expect(mailsTo(caio)).toEqual([]);
    await sendReminderMail(server.context, key);
    await sendReminderMail(server.context, key);
    expect(mailsTo(caio)).toHaveLength(1);
    at('2026-11-19T21:00:00Z');
    refusing = 1;
    await look();
    at('2026-11-19T23:00:01Z');
    await sendReminderMail(server.context, { ...key, day: '2026-11-19' });
    expect(mailsTo(caio)).toHaveLength(1);
  });

  it('that has just come due is sent although the rules are changed before anybody looked', async () => {
    const yara = await newPerson('Yara Nunes');
    await plan(yara, 'pause');
    at('2026-11-18T21:00:20Z');
    await ask(yara, 'PUT', '/api/reminders/rules', { quiet: null, holidays: 'SP' });
    at('2026-11-18T21:01:00Z');
    await look();
    expect(await kindsOf(yara)).toEqual(['reminder']);
  });

  it('leaves out what the city of its person has off, and nobody else’s reminder', async () => {
    const [rosa, tadeu] = [await newPerson('Rosa Prates'), await newPerson('Tadeu Lins')];
    at('2026-11-18T22:00:00Z');
    for (const person of [rosa, tadeu]) await plan(person, 'pause', { time: '12:00' });
    const rules = (cityHolidays: string[]) =>
      ask(rosa, 'PUT', '/api/reminders/rules', { quiet: null, holidays: 'none', cityHolidays });
    expect((await rules(['02-30'])).status).toBe(400);
    expect((await rules(Array.from({ length: 11 }, (_, n) => `03-${n + 10}`))).status).toBe(400);
    const holidays = {
      quiet: null,
      holidays: 'national',
      cityHolidays: ['11-19', '11-19', '02-29'],
    };
    const { body } = await ask(rosa, 'PUT', '/api/reminders/rules', holidays);
    expect(body).toMatchObject({
      rules: { cityHolidays: ['02-29', '11-19'] },
      // The day after is a national holiday.
      plans: { pause: { nextAt: '2026-11-21T15:00:00.000Z' } },
    });
    const other = await ask(tadeu, 'GET', '/api/reminders');
    expect(other.body.plans.pause.nextAt).toBe('2026-11-19T15:00:00.000Z');
  });

  it('follows the person to another zone', async () => {
    const ines = await newPerson('Ines Faria');
    await plan(ines, 'pause', { time: '20:00' });
    await ask(ines, 'PATCH', '/api/me/preferences', { timeZone: 'Europe/Lisbon' });
    const { body } = await ask(ines, 'GET', '/api/reminders');
    expect(body).toMatchObject({
      timeZone: 'Europe/Lisbon',
      plans: { pause: { nextAt: '2026-11-18T20:00:00.000Z' } },
    });
  });

  it('falls silent after five that were left aside, says so once, and wakes when asked', async () => {
    const gil = await newPerson('Gil Moura');
    await plan(gil, 'pause', { time: '18:00', days: [1, 2, 3, 4, 5] });
    // 20 November is a holiday, 21 and 22 a weekend.
    for (const day of ['18', '19', '20', '23', '24', '25', '26', '27']) {
      at(`2026-11-${day}T21:00:00Z`);
      await look();
    }
    expect(mailsTo(gil)).toHaveLength(5);
    const kinds = await kindsOf(gil);
    expect(kinds.filter((kind) => kind === 'reminder_silenced')).toHaveLength(1);
    const { body } = await ask(gil, 'GET', '/api/reminders');
    expect(body.plans.pause).toMatchObject({ on: true, silenced: true, nextAt: null });
    const again = await plan(gil, 'pause', { time: '18:00' });
    expect(again.body.plans.pause).toMatchObject({ silenced: false });
    at('2026-11-28T21:00:00Z');
    await look();
    expect(mailsTo(gil)).toHaveLength(6);
  });

  it.each([
    ['pause', { time: '23:00' }, 422, 'time_is_quiet'],
    ['pause', { time: '24:00' }, 400, 'invalid'],
    ['pause', { days: [] }, 400, 'invalid'],
    ['pause', { days: [7] }, 400, 'invalid'],
    ['food', {}, 400, 'invalid'],
  ])('refuses %s with %j', async (reminder, more, status, code) => {
    const answer = await plan(server.people.bruno, reminder, more);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  it('cannot be swallowed by quiet hours that are chosen later', async () => {
    const { duda } = server.people;
    await plan(duda, 'pause', { time: '18:00' });
    const rules = (quiet: object) =>
      ask(duda, 'PUT', '/api/reminders/rules', { quiet, holidays: 'SP' });
    expect((await rules({ from: '17:00', to: '08:00' })).body.code).toBe('time_is_quiet');
    expect((await rules({ from: '19:00', to: '08:00' })).status).toBe(200);
  });
});

describe('the link that ends the mails', () => {
  const linkOf = (mail: { data: string } | undefined) =>
    new URL(/^list-unsubscribe: <([^>]+)>/im.exec(headersOf(mail))?.[1] ?? '');

  it('changes nothing when opened, ends them by a POST alone, and leaves the product as it was', async () => {
    const teo = await newPerson('Teo Vidal');
    await plan(teo, 'pause', { time: '12:00' });
    await look();
    const link = linkOf(mailsTo(teo)[0]);
    const channels = async () =>
      (await ask(teo, 'GET', '/api/notifications/settings')).body.subjects.pause;

    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Parar os lembretes por e-mail');
    expect((await channels()).email).toBe(true);

    const ended = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(ended.status).toBe(200);
    expect(await channels()).toEqual({ inApp: true, email: false, push: false });
    at('2026-11-19T15:00:00Z');
    await look();
    expect(mailsTo(teo)).toHaveLength(1);
    expect(await kindsOf(teo)).toEqual(['reminder', 'reminder']);
  });

  it('works for nobody else', async () => {
    const { ana, bruno } = server.people;
    await plan(ana, 'pause', { time: '12:00' });
    await look();
    const link = linkOf(mailsTo(ana)[0]);
    const token = link.searchParams.get('token') ?? '';
    const forged = [token.replace(ana.userId, bruno.userId), token.slice(0, -1), 'nothing', ''];
    for (const wrong of forged) {
      link.searchParams.set('token', wrong);
      expect((await fetch(link, { method: 'POST' })).status).toBe(400);
    }
    const { body } = await ask(bruno, 'GET', '/api/notifications/settings');
    expect(body.subjects.pause.email).toBe(true);
  });
});

it('what was sent is forgotten after ninety days', async () => {
  const { ana } = server.people;
  const { $client } = server.context.db;
  const sent = async () =>
    (await $client.query('select 1 from sent_reminders where user_id = $1', [ana.userId])).rows
      .length;
  expect(await sent()).toBeGreaterThan(0);
  await $client.query('update sent_reminders set sent_at = $1', [NOON]);
  now = new Date(NOON.getTime() + 89 * 86_400_000);
  await prune(server.context);
  expect(await sent()).toBeGreaterThan(0);
  now = new Date(NOON.getTime() + 91 * 86_400_000);
  await prune(server.context);
  expect(await sent()).toBe(0);
});

describe('water and movement', () => {
  it('are reminded of where the day has no drink or exercise yet, each for itself', async () => {
    const lia = await signInNewPerson(server.url, server.context, 'Zeca Costa');
    const ask = (method: string, path: string, json?: object) =>
      server.fetchAs(lia, path, json ? { method, json } : { method });
    for (const reminder of ['water', 'movement']) {
      const plan = { on: true, time: '12:30', days: EVERY_DAY };
      expect((await ask('PUT', `/api/reminders/plans/${reminder}`, plan)).status).toBe(200);
    }
    await server.context.db.$client.query(
      `insert into health_records (user_id, id, part, kind, day, at, ml, recorded_at, change_id)
       values ($1, gen_random_uuid(), 'drink', 'water', '2026-11-18', $2, 250, $2, gen_random_uuid())`,
      [lia.userId, NOON],
    );
    now = new Date('2026-11-18T15:30:30Z');
    await sendDue(server.context);
    const { notifications } = (await (await ask('GET', '/api/notifications')).json()) as {
      notifications: { kind: string; params: { reminder?: string } }[];
    };
    const told = notifications.flatMap(({ params }) => params.reminder ?? []);
    expect(told).toEqual(['movement']);
  });
});
