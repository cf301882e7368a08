import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { shortName } from '#features/meetings/contract/short-name.ts';
import { keyOfMeeting, placeOfWords } from '#features/meetings/server/meetings.sealed.ts';
import {
  givePlan,
  jobsAreDone,
  linkIn,
  signInNewPerson,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { type Booking, CONTRACT_VERSION } from '../contract/booking.contract.ts';
import { sweepBookings } from './agenda.service.ts';
import { type Body, bookingWorld, FIT, HOURS, NOW } from './testing/booking-world.ts';

const booking = bookingWorld();
const { ask, sql, open, offer, at, request, confirmed, told, entry } = booking;
let world: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
let duda: TestPerson;
beforeAll(() => {
  world = booking.world();
  ({ ana, bruno, carla, duda } = world.people);
});
const BEFORE = new Date(NOW.getTime() - 60_000);
const ROSA = { name: 'Rosa Ribeiro', phone: '(11) 91234-5678', relationship: 'mother' };
const HOUR_MS = 3_600_000;
const mailsAreSent = () =>
  jobsAreDone(world.context, 'booking.mail', 'meetings.mail', 'meetings.last-mail');

describe('a consultation', () => {
  it('is asked for, confirmed with its record, and met in the room by the two', async () => {
    await open();
    const startsAt = at('2026-11-26', 10);
    const asked = await request(ana, startsAt, {
      note: 'Durmo mal desde setembro.',
      guardian: { ...ROSA, authorizes: true },
    });
    expect(asked).toMatchObject({
      status: 201,
      body: { side: 'client', state: 'requested', with: 'Carla Menezes', startsAt },
    });
    const { id } = asked.body;
    expect((await offer()).starts).not.toContain(startsAt);
    expect(await told(carla)).toEqual(['professional requested']);
    const [mail] = await world.mailbox(carla.email);
    expect(mail?.text).toContain('/network/agenda');
    expect(mail?.text).not.toContain('Durmo');

    const agenda = (await ask(carla, 'GET', '/agenda?from=2026-11-24&days=7')).body;
    expect(agenda.waiting).toEqual([
      expect.objectContaining({
        ...{ id, side: 'professional', with: 'Ana R.', note: 'Durmo mal desde setembro.' },
        guardian: { ...ROSA, authorizedOn: NOW.toISOString() },
      }),
    ]);
    // Who is neither of the two, be it her company's admin or the operator, finds nothing.
    for (const other of [bruno, duda]) {
      expect((await ask(other, 'POST', `/${id}/cancel`, { reason: null })).status).toBe(404);
      expect((await ask(other, 'POST', `/${id}/confirm`, FIT)).status).toBe(404);
      expect((await ask(other, 'GET', `/${id}/contract`)).status).toBe(404);
    }
    expect((await ask(ana, 'POST', `/${id}/confirm`, FIT)).status).toBe(404);

    const done = await ask(carla, 'POST', `/${id}/confirm`, FIT);
    expect(done.body).toMatchObject({ state: 'confirmed', viability: { verdict: 'fit' } });
    expect((await ask(carla, 'POST', `/${id}/confirm`, FIT)).body.code).toBe('booking_settled');
    const [hers] = (await ask(ana, 'GET', '')).body.bookings;
    expect(hers).toMatchObject({ state: 'confirmed', viability: null });
    expect(await told(ana)).toEqual(['client confirmed']);
    const [invitation] = await world.mailbox(ana.email);
    expect(linkIn(invitation).hash).toMatch(/^#[\w-]{43}$/);
    expect(invitation?.calendar).toContain('METHOD:REQUEST');
    for (const [who, side] of [
      [ana, 'participant'],
      [carla, 'organizer'],
    ] as const) {
      const { meetings } = (await (await world.fetchAs(who, '/api/meetings')).json()) as Body;
      expect(meetings).toEqual([
        expect.objectContaining({
          side,
          booked: true,
          startsAt,
          title: 'Consulta com Carla Menezes',
        }),
      ]);
      // Who is met knows the registry of who meets them before they come in.
      const key = await world.fetchAs(who, `/api/meetings/${meetings[0].id}/key`, {
        method: 'POST',
      });
      const look = await world.fetchAs(null, '/api/meetings/room/look', {
        ...{ method: 'POST', json: await key.json() },
      });
      const room = (await look.json()) as Body;
      expect(room.registry).toEqual(
        side === 'participant' ? { number: 'CRP 06/1', checkedOn: '2026-01-01' } : null,
      );
      // They know each other by name; an address is nobody's to see.
      const other = side === 'participant' ? carla.name : 'Ana R.';
      expect([meetings[0].with, room.other]).toEqual([other, other]);
      expect(JSON.stringify([meetings, room])).not.toContain('@');
    }
    // What was booked is changed where it was booked.
    const meeting = `/api/meetings/${hers.meetingId}/cancel`;
    const refused = await world.fetchAs(carla, meeting, { method: 'POST' });
    expect(((await refused.json()) as Body).code).toBe('meeting_booked');
    const paper = await ask(ana, 'GET', `/${id}/contract`);
    expect([paper.status, paper.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    const words = await sql('select sealed from booking_texts');
    expect(words.rows.map(({ sealed }) => String(sealed)).join()).not.toContain('Durmo');
  });

  it('confirmed before the registry was kept shows it as the network has it, to who is met alone', async () => {
    await open();
    const { meetingId } = await confirmed(ana, at('2026-11-26', 10));
    if (!meetingId) throw new Error('no meeting');
    const seal = await keyOfMeeting(world.context, meetingId);
    const words = { title: 'Consulta', description: null, email: ana.email };
    await sql('update meeting_texts set sealed = $2 where meeting_id = $1', [
      meetingId,
      seal.seal(placeOfWords(meetingId), words),
    ]);
    const shownTo = async (who: TestPerson) => {
      const key = await world.fetchAs(who, `/api/meetings/${meetingId}/key`, { method: 'POST' });
      const room = await world.fetchAs(null, '/api/meetings/room/look', {
        ...{ method: 'POST', json: await key.json() },
      });
      return ((await room.json()) as Body).registry;
    };
    expect(await shownTo(ana)).toEqual({ number: 'CRP 06/1', checkedOn: '2026-01-01' });
    expect(await shownTo(carla)).toBeNull();
    const refused = await world.fetchAs(bruno, `/api/meetings/${meetingId}/key`, {
      method: 'POST',
    });
    expect(refused.status).toBe(404);
    await sql('update meetings set booked = false where id = $1', [meetingId]);
    expect(await shownTo(ana)).toBeNull();
  });

  it('has one taker, however many ask at once; sent again it is the same one', async () => {
    await open();
    const startsAt = at('2026-11-26', 10);
    const answers = await Promise.all(
      [ana, bruno, duda].flatMap((who) => [request(who, startsAt), request(who, startsAt)]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    const codes = new Set(answers.flatMap(({ body }) => body.code ?? []));
    expect([...codes].every((code) => ['slot_taken', 'time_taken'].includes(code))).toBe(true);
    const [won] = answers.filter(({ status }) => status === 201);
    const again = { id: won?.body.id as string };
    const takers = await Promise.all(
      [ana, bruno, duda].map((who) => request(who, startsAt, again)),
    );
    expect(takers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await sql('select 1 from bookings')).rows).toHaveLength(1);
  });

  it('is refused in its own words: no contract, own agenda, another time then, too many', async () => {
    await open();
    const startsAt = at('2026-11-26', 10);
    const refusal = async (who: TestPerson, time: string, more: object = {}) =>
      (await request(who, time, more)).body.code;
    expect(await refusal(ana, startsAt, { contract: 'old' })).toBe('contract_needed');
    expect(await refusal(carla, startsAt)).toBe('own_agenda');
    expect(await refusal(ana, at('2026-11-24', 10))).toBe('slot_taken');
    expect(await refusal(ana, at('2026-11-26', 10.5))).toBe('slot_taken');
    const draft = {
      ...{ id: randomUUID(), title: 'Outra', description: null, email: 'x@example.org' },
      ...{ start: '2026-11-26T10:20', minutes: 30, timeZone: 'America/Sao_Paulo' },
    };
    await world.fetchAs(ana, '/api/meetings', { method: 'POST', json: draft });
    expect(await refusal(ana, startsAt)).toBe('time_taken');
    for (const hour of [11, 12, 13, 14]) {
      expect((await request(ana, at('2026-11-27', hour))).status).toBe(201);
    }
    expect(await refusal(ana, at('2026-11-27', 15))).toBe('bookings_full');
  });

  it('is moved by either to a free time, the room and the mail with it; by Ana not too late', async () => {
    await open();
    const { id, meetingId } = await confirmed(ana, at('2026-11-27', 10));
    await confirmed(bruno, at('2026-11-27', 11));
    const move = (who: TestPerson, startsAt: string) =>
      ask(who, 'POST', `/${id}/time`, { startsAt });
    expect((await move(ana, at('2026-11-27', 11))).body.code).toBe('slot_taken');
    expect((await move(bruno, at('2026-11-27', 12))).status).toBe(404);
    const moved = await move(ana, at('2026-11-27', 12));
    expect(moved.body).toMatchObject({ startsAt: at('2026-11-27', 12), moves: 1, meetingId });
    expect(await told(carla)).toContain('professional moved');
    await vi.waitFor(async () => {
      const mails = await world.mailbox(ana.email, 2);
      expect(mails.map(({ calendar }) => calendar).join()).toContain('SEQUENCE:1');
    }, 15_000);
    await sql('update bookings set change_by = $1 where id = $2', [NOW, id]);
    expect((await move(ana, at('2026-11-28', 12))).body.code).toBe('move_refused');
    expect((await move(carla, at('2026-11-28', 12))).status).toBe(200);
    expect(await told(ana)).toContain('client moved');
    await move(carla, at('2026-11-29', 12));
    expect((await move(carla, at('2026-11-30', 12))).body.code).toBe('move_refused');
  });

  it('of a minor is not asked for without who authorizes it', async () => {
    await open();
    for (const guardian of [ROSA, { ...ROSA, authorizes: false }]) {
      const refused = await request(ana, at('2026-11-26', 10), { guardian });
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid']);
    }
  });

  it('is called off, late or not, declined, or forgotten, and its time is free again', async () => {
    await open();
    const startsAt = at('2026-11-27', 10);
    const first = await confirmed(ana, startsAt);
    const off = await ask(ana, 'POST', `/${first.id}/cancel`, { reason: 'Viajo.' });
    expect(off.body).toMatchObject({
      state: 'cancelled',
      late: false,
      cancelledBy: 'client',
      reason: 'Viajo.',
    });
    await vi.waitFor(async () => {
      const mails = await world.mailbox(ana.email);
      expect(mails.map(({ subject }) => subject)).toContain('Você desmarcou a consulta');
    }, 15_000);
    expect((await ask(ana, 'POST', `/${first.id}/cancel`, { reason: null })).status).toBe(200);
    expect((await offer()).starts).toContain(startsAt);
    const second = await confirmed(bruno, startsAt);
    await sql('update bookings set change_by = $1 where id = $2', [NOW, second.id]);
    const late = await ask(bruno, 'POST', `/${second.id}/cancel`, { reason: null });
    expect(late.body).toMatchObject({ state: 'cancelled', late: true });

    const { id } = (await request(ana, at('2026-11-28', 10))).body;
    const no = await ask(carla, 'POST', `/${id}/decline`, { reason: 'Estou fora.' });
    expect(no.body.state).toBe('declined');
    const [hers] = (await ask(ana, 'GET', '')).body.bookings;
    expect(hers).toMatchObject({ state: 'declined', reason: 'Estou fora.' });

    const waits = (await request(ana, at('2026-12-05', 10))).body;
    await sql('update bookings set answer_by = $1 where id = $2', [BEFORE, waits.id]);
    expect((await offer(bruno)).starts).toContain(waits.startsAt);
    const answered = await ask(carla, 'POST', `/${waits.id}/confirm`, FIT);
    expect(answered.body.code).toBe('booking_settled');
    await sweepBookings(world.context);
    await sweepBookings(world.context);
    expect((await told(ana)).filter((one) => one === 'client expired')).toHaveLength(1);
  });

  it('has a word of each of the two, which the other one reads and nobody else', async () => {
    await open();
    const { id } = await confirmed(ana, at('2026-11-27', 10));
    const note = (who: TestPerson, text: string | null) => ask(who, 'PUT', `/${id}/note`, { text });
    expect((await note(bruno, 'x')).status).toBe(404);
    await note(ana, 'Levo este resumo.');
    await note(carla, 'Já li, obrigada.');
    expect((await note(ana, 'Levo este resumo, de novo.')).body).toMatchObject({
      note: 'Levo este resumo, de novo.',
      answer: 'Já li, obrigada.',
    });
    expect(await told(carla)).toContain('professional noted');
    expect(await told(ana)).toContain('client noted');
    const { bookings } = (await ask(carla, 'GET', '/agenda?from=2026-11-27&days=1')).body;
    expect(bookings[0].note).toBe('Levo este resumo, de novo.');
    await ask(ana, 'POST', `/${id}/cancel`, { reason: null });
    expect((await note(carla, 'x')).body.code).toBe('booking_settled');
  });

  it('was missed where the professional says so, once it has begun', async () => {
    await open();
    const { id } = await confirmed(ana, at('2026-11-26', 10));
    expect((await ask(carla, 'POST', `/${id}/missed`)).body.code).toBe('booking_settled');
    await sql('update bookings set starts_at = $1 where id = $2', [BEFORE, id]);
    expect((await ask(ana, 'POST', `/${id}/missed`)).status).toBe(404);
    expect((await ask(carla, 'POST', `/${id}/missed`)).body.state).toBe('missed');
  });
});

describe('an entry that the administration withdraws', () => {
  const admin = () => `/api/admin/network/${entry.id}`;
  const withdraw = async (reason?: string) => {
    const response = await world.fetchAs(carla, `${admin()}/published`, {
      method: 'PUT',
      json: { published: false, revision: 1, ...(reason ? { reason } : {}) },
    });
    return { status: response.status, body: (await response.json()) as Body };
  };

  it('calls off what is ahead, tells both why, and leaves what was', async () => {
    await open();
    const past = await confirmed(bruno, at('2026-11-26', 9));
    await sql('update bookings set starts_at = $1, ends_at = $2 where id = $3', [
      new Date(NOW.getTime() - 2 * HOUR_MS),
      BEFORE,
      past.id,
    ]);
    const next = await confirmed(ana, at('2026-11-27', 10));
    const asked = (await request(bruno, at('2026-11-28', 10))).body;
    const count = await world.fetchAs(carla, `${admin()}/appointments`);
    expect(await count.json()).toEqual({ ahead: 2 });
    expect((await world.fetchAs(ana, `${admin()}/appointments`)).status).toBe(403);
    expect((await withdraw()).body.code).toBe('reason_needed');
    expect((await withdraw('Registro suspenso.')).body.state).toBe('withdrawn');
    for (const [who, id] of [
      [ana, next.id],
      [bruno, asked.id],
    ] as const) {
      const { bookings } = (await ask(who, 'GET', '')).body;
      expect(bookings.find((one: Booking) => one.id === id)).toMatchObject({
        ...{ state: 'cancelled', cancelledBy: 'administration', reason: 'Registro suspenso.' },
      });
      expect(await told(who)).toContain('client withdrawn');
    }
    expect((await told(carla)).filter((one) => one === 'professional withdrawn')).toHaveLength(2);
    const { bookings } = (await ask(carla, 'GET', '/agenda?from=2026-11-27&days=2')).body;
    expect(bookings.map(({ reason }: Booking) => reason)).toEqual(
      Array(2).fill('Registro suspenso.'),
    );
    const kept = (await ask(bruno, 'GET', '')).body.bookings;
    expect(kept.find((one: Booking) => one.id === past.id).state).toBe('confirmed');
    const meeting = await sql('select state from meetings where id = $1', [next.meetingId]);
    expect(meeting.rows).toEqual([{ state: 'cancelled' }]);
    const sealed = await sql('select sealed from booking_texts');
    expect(sealed.rows.map((row) => String(row.sealed)).join()).not.toContain('suspenso');
  });

  it('is told by one mail: with the file where there was a meeting, who did it, and no reason', async () => {
    await open();
    const mailed = async () => {
      await mailsAreSent();
      return Promise.all([ana, bruno].map(({ email }) => world.mailbox(email, 0)));
    };
    await confirmed(ana, at('2026-11-27', 10));
    await request(bruno, at('2026-11-28', 10));
    const before = (await mailed()).map(({ length }) => length);
    await withdraw('Registro suspenso.');
    const [ofAna = [], ofBruno = []] = await mailed();
    expect([ofAna.length, ofBruno.length]).toEqual(before.map((count) => count + 1));
    const [mail, other] = [ofAna.at(-1), ofBruno.at(-1)];
    expect(mail?.subject).toBe('A rede desmarcou a sua consulta');
    expect(mail?.text).toContain(
      'Carla Menezes saiu da rede, e por isso a administração da rede desmarcou',
    );
    expect(mail?.calendar).toContain('METHOD:CANCEL');
    expect(other?.text).toContain('porque o profissional saiu da rede');
    expect(`${mail?.text} ${other?.text}`).not.toContain('suspenso');
  });

  it('keeps its check while something is ahead', async () => {
    await open();
    await confirmed(ana, at('2026-11-27', 10));
    const {
      id: _,
      state: __,
      place: ___,
      ...entry
    } = (await (await world.fetchAs(carla, admin())).json()) as Body;
    const response = await world.fetchAs(carla, admin(), {
      method: 'PATCH',
      json: { revision: 1, draft: { ...entry, check: null } },
    });
    expect(((await response.json()) as Body).code).toBe('appointments_ahead');
  });
});

it('a professional who silenced everything hears of what begins before it is over, and else later', async () => {
  await open({ noticeHours: 0 });
  const until = new Date(NOW.getTime() + 8 * HOUR_MS).toISOString();
  await world.fetchAs(carla, '/api/notifications/silence', { method: 'PUT', json: { until } });
  const mails = async () => (await world.mailbox(carla.email, 0)).length;
  const before = await mails();
  await request(ana, at('2026-11-28', 10));
  await request(bruno, at('2026-11-24', 15));
  await vi.waitFor(async () => expect(await mails()).toBe(before + 1), 15_000);
  const waiting = await sql(
    `select count(*)::int as count from pgboss.job where name = 'booking.mail' and state = 'created'
        and start_after > now() + interval '1 hour'`,
  );
  expect(waiting.rows).toEqual([{ count: 1 }]);
  expect(await told(carla)).toHaveLength(2);
  const { silentUntil } = (await (
    await world.fetchAs(carla, '/api/notifications/unread')
  ).json()) as Body;
  expect(silentUntil).toBe(until);
  await world.fetchAs(carla, '/api/notifications/silence', {
    method: 'PUT',
    json: { until: null },
  });
});

describe('an account that is deleted', () => {
  it('leaves nobody waiting: the other one is told, the words go, the appointment stays as one', async () => {
    await open();
    const zeca = await signInNewPerson(world.url, world.context, 'Zeca Prado');
    await givePlan(world.context, zeca, 'individual');
    const startsAt = at('2026-11-27', 10);
    const { id } = await confirmed(zeca, startsAt);
    await request(zeca, at('2026-11-28', 10), { note: 'Segredo de Zeca' });
    const gone = await world.fetchAs(zeca, '/api/account/deletion', {
      method: 'POST',
      json: { password: zeca.password },
    });
    expect(gone.status).toBe(200);
    expect((await told(carla)).filter((one) => one === 'professional cancelled')).toHaveLength(2);
    expect((await offer()).starts).toContain(startsAt);
    const { bookings } = (await ask(carla, 'GET', '/agenda?from=2026-11-27&days=1')).body;
    expect(bookings).toEqual([
      expect.objectContaining({ id, with: null, state: 'cancelled', cancelledBy: 'client' }),
    ]);
    const texts = await sql('select 1 from booking_texts where user_id = $1', [zeca.userId]);
    expect(texts.rows).toEqual([]);
    const listed = await world.fetchAs(carla, '/api/meetings');
    const copy = await world.fetchAs(carla, '/api/privacy/export', { method: 'POST', json: {} });
    const files = unzipSync(new Uint8Array(await copy.arrayBuffer()));
    for (const told of [
      await listed.text(),
      strFromU8(files['data/meetings.json'] as Uint8Array),
    ]) {
      expect(told).toContain('"with":null');
      expect(told.toLowerCase()).not.toMatch(/zeca/);
    }
  });

  const paulaTakesOver = async () => {
    const paula = await signInNewPerson(world.url, world.context, 'Paula Menezes');
    await sql('update professional_grants set user_id = $1', [paula.userId]);
    const agreed = { hours: HOURS, contract: CONTRACT_VERSION };
    await ask(paula, 'PUT', '/agenda/hours', agreed);
    const { id } = (await request(bruno, at('2026-11-27', 10))).body;
    await ask(paula, 'POST', `/${id}/confirm`, FIT);
    await request(ana, at('2026-11-28', 10));
    const mails = (who: TestPerson) => world.mailbox(who.email, 0);
    await vi.waitFor(async () => {
      const subjects = (await mails(bruno)).map(({ subject }) => subject);
      expect(subjects).toContain('Paula Menezes convida você para uma consulta');
    }, 15_000);
    return { paula, mails };
  };

  it('of a professional is mailed to who has a consultation and to who asked for one, once each', async () => {
    const { paula, mails } = await paulaTakesOver();
    const people = [bruno, ana, duda];
    const before = await Promise.all(people.map(async (who) => (await mails(who)).length));
    const gone = await world.fetchAs(paula, '/api/account/deletion', {
      method: 'POST',
      json: { password: paula.password },
    });
    expect(gone.status).toBe(200);
    await mailsAreSent();
    const [ofBruno = [], ofAna = [], ofDuda = []] = await Promise.all(
      people.map(async (who, index) => (await mails(who)).slice(before[index])),
    );
    expect(ofBruno.map(({ subject }) => subject)).toEqual(['Paula Menezes cancelou a consulta']);
    expect(ofBruno[0]?.calendar).toContain('METHOD:CANCEL');
    expect(ofAna).toHaveLength(1);
    expect(ofAna[0]?.text).toContain('O profissional desmarcou a consulta de');
    expect(ofDuda).toEqual([]);
    for (const who of [ana, bruno]) expect(await told(who)).toContain('client cancelled');
  });

  it('of a professional by an operator’s program is mailed with the next sweep', async () => {
    const { paula, mails } = await paulaTakesOver();
    const before = (await mails(bruno)).length;
    await sql('delete from users where id = $1', [paula.userId]);
    for (let times = 0; times < 2; times += 1) await sweepBookings(world.context);
    await mailsAreSent();
    const after = (await mails(bruno)).slice(before);
    expect(after).toHaveLength(1);
    expect(after[0]?.text).toContain('O profissional desmarcou a consulta de');
  });
});

it('what an operator’s program erased somebody from ends, but for what was; all others stay', async () => {
  await open();
  const zeca = await signInNewPerson(world.url, world.context, 'Zeca Prado');
  await givePlan(world.context, zeca, 'individual');
  const past = await confirmed(zeca, at('2026-11-26', 9));
  await sql('update bookings set starts_at = $1, ends_at = $2 where id = $3', [
    new Date(NOW.getTime() - 2 * HOUR_MS),
    BEFORE,
    past.id,
  ]);
  const next = await confirmed(zeca, at('2026-11-27', 10));
  const others = [
    await confirmed(ana, at('2026-11-27', 11)),
    await confirmed(bruno, at('2026-11-28', 9)),
  ];
  await sql('delete from users where id = $1', [zeca.userId]);
  await sweepBookings(world.context);
  await sweepBookings(world.context);
  const { rows } = await sql('select id, state from bookings');
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  expect([past, next, ...others].map(({ id }) => states.get(id))).toEqual([
    'confirmed',
    'cancelled',
    'confirmed',
    'confirmed',
  ]);
  expect((await told(carla)).filter((one) => one === 'professional cancelled')).toHaveLength(1);
  const meeting = await sql('select state from meetings where id = $1', [next.meetingId]);
  expect(meeting.rows).toEqual([{ state: 'cancelled' }]);
});

it('an entry that Ana booked with stays withdrawn, and one without bookings is deleted', async () => {
  await open();
  const { id } = await confirmed(ana, at('2026-11-27', 10));
  const admin = `/api/admin/network/${entry.id}`;
  const { revision } = (await (await world.fetchAs(carla, admin)).json()) as Body;
  const json = { published: false, revision, reason: 'Registro suspenso.' };
  await world.fetchAs(carla, `${admin}/published`, { method: 'PUT', json });
  const refused = await world.fetchAs(carla, admin, { method: 'DELETE' });
  expect([refused.status, ((await refused.json()) as Body).code]).toEqual([409, 'entry_in_use']);
  expect((await ask(ana, 'GET', '')).body.bookings).toEqual([expect.objectContaining({ id })]);
  await sql('delete from bookings');
  expect((await world.fetchAs(carla, admin, { method: 'DELETE' })).status).toBe(204);
});

it.each([
  ['Ana Beatriz Brito', 'Ana B.'],
  ['Ana', 'Ana'],
  ['  ', undefined],
  [undefined, undefined],
])('names %s %s in an agenda', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});

it('a time is asked for on a plan, and what was booked stays when the plan ends', async () => {
  await open();
  const gil = await signInNewPerson(world.url, world.context, 'Gil Prado');
  const startsAt = at('2026-11-28', 10);
  expect(await offer(gil)).toMatchObject({ inPlan: false });
  const refused = await request(gil, startsAt);
  expect([refused.status, refused.body.code]).toEqual([403, 'plan_needed']);
  expect((await offer()).starts).toContain(startsAt);

  await givePlan(world.context, gil, 'individual');
  const { id } = (await request(gil, startsAt)).body;
  await sql(`update user_subscriptions set status = 'ended' where user_id = $1`, [gil.userId]);
  expect((await request(gil, at('2026-11-28', 11), { id })).body.id).toBe(id);
  const moved = await ask(gil, 'POST', `/${id}/time`, { startsAt: at('2026-11-28', 14) });
  expect(moved.status).toBe(200);
  expect((await ask(gil, 'POST', `/${id}/cancel`, { reason: null })).status).toBe(200);
});
