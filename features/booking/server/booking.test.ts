import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyOfMeeting, placeOfWords } from '#features/meetings/server/meetings.sealed.ts';
import {
  givePlan,
  linkIn,
  signInNewPerson,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { type Body, bookingWorld, FIT, NOW } from './testing/booking-world.ts';

const booking = bookingWorld();
const { ask, sql, open, offer, at, request, confirmed, told } = booking;
let world: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
let duda: TestPerson;
beforeAll(() => {
  world = booking.world();
  ({ ana, bruno, carla, duda } = world.people);
});

const ROSA = { name: 'Rosa Ribeiro', phone: '(11) 91234-5678', relationship: 'mother' };

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

  it('of a minor is not asked for without who authorizes it', async () => {
    await open();
    for (const guardian of [ROSA, { ...ROSA, authorizes: false }]) {
      const refused = await request(ana, at('2026-11-26', 10), { guardian });
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid']);
    }
  });
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
