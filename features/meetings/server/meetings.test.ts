import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CalendarEvent, DrawnIn } from '#features/calendar/contract/calendar.contract.ts';
import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import {
  linkIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { Meeting, MeetingDraft } from '../contract/meetings.contract.ts';
import { sweepMeetings } from './sweep-meetings.ts';

const PATH = '/api/meetings';
const HELENA = 'helena@example.org';
/** Thursday, 26 November 2026, noon in São Paulo. */
const NOON = new Date('2026-11-26T15:00:00Z');

let world: TestApp;
let clock = NOON;
beforeAll(async () => {
  world = await startTestApp({ now: () => clock });
});
afterAll(() => world.stop());

type Answer = Meeting & { code?: string };
const ask = async <T = Answer>(
  who: TestPerson | null,
  method: string,
  path: string,
  json?: object,
) => {
  const response = await world.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
};
const sql = (text: string, values: unknown[] = []) =>
  world.context.connection.pool.query(text, values);
let hours = 0;
/** At an hour that is nobody’s yet. */
function aMeeting(more: Partial<MeetingDraft> = {}): MeetingDraft {
  hours += 1;
  const start = new Date(Date.UTC(2026, 11, 1, 9 + hours)).toISOString().slice(0, 16);
  return {
    title: 'Consulta da quaresmeira',
    description: null,
    email: HELENA,
    start,
    minutes: 50,
    timeZone: 'America/Sao_Paulo',
    ...more,
  };
}
const schedule = (who: TestPerson | null, draft = aMeeting(), id: string = randomUUID()) =>
  ask(who, 'POST', PATH, { id, ...draft });
const listed = async (who: TestPerson) =>
  (await ask<{ meetings: Meeting[] }>(who, 'GET', PATH)).body.meetings;
const newPerson = (name: string) => signInNewPerson(world.url, world.context, name);
const unfolded = (text: string | null | undefined) => (text ?? '').replaceAll(/\r\n /g, '');

describe('a meeting', () => {
  it('is made by Ana, mailed to Helena with a calendar’s file, and seen by nobody else', async () => {
    const { ana, bruno, carla } = world.people;
    const draft = aMeeting({ email: 'Helena.Prado@Example.org', description: 'Trazer o caderno.' });
    const id = randomUUID();
    const made = await schedule(ana, draft, id);
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...{ id, side: 'organizer', state: 'scheduled', with: 'helena.prado@example.org' },
        ...{ title: draft.title, description: draft.description, start: draft.start },
      },
    });
    expect(await listed(ana)).toEqual([made.body]);
    for (const other of [bruno, carla]) expect(await listed(other)).toEqual([]);

    const [mail] = await world.mailbox('helena.prado@example.org');
    expect(mail?.subject).toBe('Ana Ribeiro convida você para uma consulta');
    expect(mail?.text).toContain('Trazer o caderno.');
    expect(mail?.text).not.toContain(ana.email);
    const link = linkIn(mail);
    expect([link.pathname, link.search]).toEqual(['/sala', '']);
    expect(link.hash).toMatch(/^#[\w-]{43}$/);
    const ics = unfolded(mail?.calendar);
    for (const line of [
      'METHOD:REQUEST',
      `UID:${id}`,
      'SEQUENCE:0',
      `SUMMARY:${draft.title}`,
      'ORGANIZER;CN="Ana Ribeiro":mailto:',
      'mailto:helena.prado@example.org',
      'STATUS:CONFIRMED',
    ]) {
      expect(ics).toContain(line);
    }
    expect(ics).toContain(link.href);
  });

  it('sent twice is one, with one mail; another person’s id is taken', async () => {
    const { ana, bruno } = world.people;
    const id = randomUUID();
    const draft = aMeeting({ email: 'twice@example.org' });
    const first = await schedule(ana, draft, id);
    expect(await schedule(ana, draft, id)).toEqual(first);
    expect((await schedule(bruno, aMeeting(), id)).status).toBe(409);
    await schedule(ana, aMeeting({ email: 'last@example.org' }));
    await world.mailbox('last@example.org');
    expect(await world.mailbox('twice@example.org')).toHaveLength(1);
  });

  it('is moved and called off by Ana, each with a mail that calendars follow', async () => {
    const { ana, bruno } = world.people;
    const { id } = (await schedule(ana, aMeeting({ email: 'moved@example.org' }))).body;
    const { email: _email, ...change } = aMeeting({ title: 'Outro dia' });
    expect((await ask(bruno, 'PATCH', `${PATH}/${id}`, change)).status).toBe(404);
    expect((await ask(ana, 'PATCH', `${PATH}/${id}`, change)).body).toMatchObject({
      ...{ title: 'Outro dia', start: change.start, with: 'moved@example.org' },
    });
    const second = (await world.mailbox('moved@example.org', 2)).at(-1);
    expect(unfolded(second?.calendar)).toContain('SEQUENCE:1');
    expect((await ask(bruno, 'POST', `${PATH}/${id}/cancel`)).status).toBe(404);
    for (let times = 0; times < 2; times += 1) {
      expect((await ask(ana, 'POST', `${PATH}/${id}/cancel`)).body.state).toBe('cancelled');
    }
    const mails = await world.mailbox('moved@example.org', 3);
    expect(mails).toHaveLength(3);
    expect(unfolded(mails[2]?.calendar)).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    expect(mails[2]?.text).not.toContain('/sala#');
    expect((await ask(ana, 'PATCH', `${PATH}/${id}`, change)).body.code).toBe('meeting_settled');
    expect((await ask(ana, 'POST', `${PATH}/${id}/link`)).body.code).toBe('meeting_settled');
    expect((await ask(bruno, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect((await ask(ana, 'DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await listed(ana)).map((one) => one.id)).not.toContain(id);
  });

  it('that nobody came to is missed, with no word from anybody', async () => {
    const rui = await newPerson('Rui Alves');
    const { id } = (await schedule(rui)).body;
    expect((await ask(rui, 'DELETE', `${PATH}/${id}`)).body.code).toBe('meeting_settled');
    clock = new Date('2027-01-02T00:00:00Z');
    try {
      await sweepMeetings(world.context);
    } finally {
      clock = NOON;
    }
    expect(await listed(rui)).toMatchObject([{ id, state: 'missed', talked: null }]);
  });
});

describe('what cannot be', () => {
  const ofAna = (more: Partial<MeetingDraft>) => schedule(world.people.ana, aMeeting(more));

  it.each<[string, Partial<MeetingDraft>, number, string]>([
    ['no title', { title: '  ' }, 400, 'invalid'],
    ['a title too long', { title: 'a'.repeat(121) }, 400, 'invalid'],
    ['a description too long', { description: 'a'.repeat(1_001) }, 400, 'invalid'],
    ['no address', { email: '' }, 400, 'invalid'],
    ['two addresses', { email: 'a@example.org,b@example.org' }, 400, 'invalid'],
    ['an address with a line end', { email: 'a@example.org\nBcc: b@example.org' }, 400, 'invalid'],
    ['no date', { start: '' }, 400, 'invalid'],
    ['a day that does not exist', { start: '2026-12-32T10:00' }, 400, 'invalid'],
    ['nine minutes', { minutes: 9 }, 400, 'invalid'],
    ['a zone of the moon', { timeZone: 'Moon/Tranquility' }, 400, 'invalid'],
    ['yesterday', { start: '2026-11-25T12:00' }, 422, 'already_past'],
    ['an invitation to oneself', { email: 'ANA@example.com' }, 422, 'own_address'],
  ])('is refused: %s', async (_, more, status, code) => {
    const { status: given, body } = await ofAna(more);
    expect([given, body.code]).toEqual([status, code]);
  });

  it('is refused: two meetings at once, of which one of two that come together', async () => {
    const lia = await newPerson('Lia Souza');
    const start = '2026-12-24T10:00';
    const at = (time: string) => schedule(lia, aMeeting({ start: `2026-12-24T${time}` }));
    const both = await Promise.all([at('10:00'), at('10:00')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    for (const time of ['09:11', '10:30', '10:49']) {
      expect((await at(time)).body.code).toBe('time_taken');
    }
    const after = (await at('10:50')).body;
    expect(after.state).toBe('scheduled');
    const { email: _email, ...change } = aMeeting({ start });
    expect((await ask(lia, 'PATCH', `${PATH}/${after.id}`, change)).body.code).toBe('time_taken');
    // Another person’s time is another one.
    expect((await ofAna({ start })).status).toBe(201);
  });

  it('is refused: a visitor, and more mails than a person can mean', async () => {
    expect((await schedule(null)).status).toBe(401);
    const ivo = await newPerson('Ivo Reis');
    const statuses: number[] = [];
    for (let many = 0; many < 41; many += 1) statuses.push((await schedule(ivo)).status);
    expect(statuses.slice(0, 40).every((status) => status === 201)).toBe(true);
    expect(statuses[40]).toBe(422);
  });
});

describe('with an account', () => {
  it('the invited one keeps it among their own and changes nothing; a third does not get it', async () => {
    const { ana, bruno, duda, carla } = world.people;
    const draft = aMeeting({ email: 'bruno@work.example.org' });
    const { id } = (await schedule(ana, draft)).body;
    const key = linkIn((await world.mailbox('bruno@work.example.org'))[0]).hash.slice(1);
    const keep = (who: TestPerson, which = key) => ask(who, 'POST', `${PATH}/kept`, { key: which });
    expect((await keep(duda, 'x'.repeat(43))).status).toBe(404);
    for (let times = 0; times < 2; times += 1) expect((await keep(bruno)).status).toBe(204);
    expect((await keep(carla)).status).toBe(409);
    expect((await listed(bruno))[0]).toMatchObject({
      ...{ id, side: 'participant', title: draft.title, with: 'Ana Ribeiro' },
    });
    expect(await listed(carla)).toEqual([]);
    const { email: _email, ...change } = draft;
    for (const [method, path, json] of [
      ['PATCH', `${PATH}/${id}`, change],
      ['POST', `${PATH}/${id}/cancel`, undefined],
    ] as const) {
      expect((await ask(bruno, method, path, json)).status).toBe(403);
    }
    expect((await ask(bruno, 'POST', `${PATH}/${id}/link`)).status).toBe(404);
    expect((await ask<{ key: string }>(bruno, 'POST', `${PATH}/${id}/key`)).body.key).toBe(key);
  });

  it('stays without its words, called off, when its organizer deletes their account', async () => {
    const [mel, bruno] = [await newPerson('Mel Dias'), world.people.bruno];
    const { id } = (await schedule(mel, aMeeting({ email: 'kept@example.org' }))).body;
    const alone = (await schedule(mel)).body.id;
    const key = linkIn((await world.mailbox('kept@example.org'))[0]).hash.slice(1);
    await ask(bruno, 'POST', `${PATH}/kept`, { key });
    await world.fetchAs(null, `/auth/v1/admin/users/${mel.userId}`, {
      method: 'DELETE',
      headers: {
        apikey: world.context.settings.serviceKey,
        authorization: `Bearer ${world.context.settings.serviceKey}`,
      },
    });
    const kept = (await listed(bruno)).find((one) => one.id === id);
    expect(kept).toMatchObject({ state: 'cancelled', title: null, with: null });
    const { rows } = await sql(
      'select id from meetings where id = any($1) union all select owner_id from data_keys where owner_id = any($1)',
      [[id, alone]],
    );
    expect(rows.map((row) => row.id)).toEqual([id, id]);
  });
});

describe('a meeting that is over and not yet swept', () => {
  /** Long past, as it stands until the sweep finds it; Bruno has it among his own. */
  async function past(change: string) {
    const { ana, bruno } = world.people;
    const email = `${randomUUID()}@example.org`;
    const { id } = (await schedule(ana, aMeeting({ email }))).body;
    const key = linkIn((await world.mailbox(email))[0]).hash.slice(1);
    await ask(bruno, 'POST', `${PATH}/kept`, { key });
    await sql(
      `update meetings set starts_at = '2020-01-02T10:00Z', ends_at = '2020-01-02T10:50Z', ${change}
        where id = $1`,
      [id],
    );
    await sql(
      `insert into meeting_seats (meeting_id, side, seat_id, hash, entered_at, seen_at, consent_version,
         consented_at, sealed_safety)
       select id, 'participant', id, uuid_send(id), starts_at, starts_at, '1', starts_at, 'x' from meetings
        where id = $1`,
      [id],
    );
    return id;
  }
  const held = "state = 'in_progress', both_since = '2020-01-02T10:00Z'";

  it.each([
    ['held', held, { state: 'finished', talked: 50 }],
    ['held in person', 'in_person = true', { state: 'finished', talked: null }],
    ['missed', "state = 'in_progress'", { state: 'missed', talked: null }],
  ])('and was %s stays so for the other one when its organizer forgets it', async (_, as, is) => {
    const { ana, bruno, carla } = world.people;
    const id = await past(as);
    const seenBy = async (who: TestPerson) => (await listed(who)).find((one) => one.id === id);
    expect(await seenBy(bruno)).toMatchObject(is);
    expect((await ask(carla, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect((await ask(ana, 'DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect([await seenBy(ana), await seenBy(carla)]).toEqual([undefined, undefined]);
    expect(await seenBy(bruno)).toMatchObject({ ...is, with: null });
    // What Bruno left for an emergency goes with the end, as it does with every other.
    const seats = await sql('select sealed_safety from meeting_seats where meeting_id = $1', [id]);
    expect(seats.rows).toEqual([{ sealed_safety: null }]);
  });
});

describe('an organizer who deletes their account', () => {
  it('or whom an operator’s program erases is told of to their guests', async () => {
    const olga = await newPerson('Olga Reis');
    await schedule(olga, aMeeting({ email: 'of-olga@example.org' }));
    await world.mailbox('of-olga@example.org');
    const { serviceKey } = world.context.settings;
    await world.fetchAs(null, `/auth/v1/admin/users/${olga.userId}`, {
      method: 'DELETE',
      headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
    });
    const [, mail] = await world.mailbox('of-olga@example.org', 2);
    expect(mail?.subject).toBe('Olga Reis cancelou a consulta');
    // Nothing that was said on the way is kept for her.
    const events = await sql('select 1 from event_log where user_id = $1', [olga.userId]);
    expect(events.rows).toEqual([]);
  });

  it('is told of to their guests by mail, whatever is gone by then, and to nobody else’s', async () => {
    const nina = await newPerson('Nina Paz');
    const guest = 'guest@example.org';
    const { id } = (await schedule(nina, aMeeting({ email: guest }))).body;
    await schedule(world.people.ana, aMeeting({ email: 'of-ana@example.org' }));
    await Promise.all([guest, 'of-ana@example.org'].map((to) => world.mailbox(to)));
    const gone = await ask(nina, 'POST', '/api/account/deletion', { password: nina.password });
    expect(gone.status).toBe(200);
    const mail = (await world.mailbox(guest, 2))[1];
    expect(mail?.subject).toBe('Nina Paz cancelou a consulta');
    expect(unfolded(mail?.calendar)).toContain(`METHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:${id}`);
    expect(await world.mailbox('of-ana@example.org')).toHaveLength(1);
    const { rows } = await sql(
      "select data from pgboss.job where name = 'meetings.last-mail' order by created_on desc limit 1",
    );
    expect(JSON.stringify(rows)).not.toMatch(/guest|Nina|quaresmeira|2026-12/);
    // The mail can be opened once.
    await vi.waitFor(async () => {
      const keys = await sql('select 1 from data_keys where owner_id = $1', [
        rows[0]?.data.letterId,
      ]);
      expect(keys.rows).toEqual([]);
    });
  });
});

it('stands in the calendar and in the start page’s week, for its people alone', async () => {
  const [eva, bruno] = [await newPerson('Eva Lins'), world.people.bruno];
  await schedule(eva, aMeeting({ title: 'Com Helena', start: '2026-11-27T18:00' }));
  const days = '/api/calendar/events?from=2026-11-27&to=2026-11-27';
  type Days = { events: CalendarEvent[]; drawnIn: DrawnIn[] };
  expect((await ask<Days>(eva, 'GET', days)).body).toMatchObject({
    events: [],
    drawnIn: [
      {
        ...{ title: 'Com Helena', start: '2026-11-27T18:00', end: '2026-11-27T18:50' },
        leadsTo: '/teams-call?tab=scheduled',
      },
    ],
  });
  expect((await ask<Days>(bruno, 'GET', days)).body.drawnIn).toEqual([]);
  const upcoming = async (who: TestPerson) =>
    (await ask<DashboardView>(who, 'GET', '/api/dashboard')).body.upcoming;
  expect(await upcoming(eva)).toEqual({
    count: 1,
    next: { start: '2026-11-27T18:00', allDay: false },
  });
  expect((await upcoming(bruno)).count).toBe(0);
});

it('is kept nowhere in plain', async () => {
  const { rows } = await sql(
    `select (select string_agg(t::text, ' ') from meeting_texts t) || coalesce((select string_agg(j.data::text, ' ')
       from pgboss.job j), '') || coalesce((select string_agg(e::text, ' ') from event_log e), '') as all`,
  );
  expect(rows[0]?.all).not.toMatch(/quaresmeira|helena/i);
});
