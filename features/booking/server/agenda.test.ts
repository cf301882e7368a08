import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestApp, TestPerson } from '#packages/testing/people/index.ts';
import { CONTRACT_VERSION } from '../contract/booking.contract.ts';
import { type Body, bookingWorld, HOURS } from './testing/booking-world.ts';

const booking = bookingWorld();
const { ask, sql, open, offer, at, request, confirmed, entry } = booking;
let world: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
let duda: TestPerson;
beforeAll(() => {
  world = booking.world();
  ({ ana, bruno, carla, duda } = world.people);
});

describe('an agenda', () => {
  it('is opened by its professional alone, and shows free times to everybody', async () => {
    expect(await offer()).toBeNull();
    expect(
      (await ask(ana, 'PUT', '/agenda/hours', { hours: HOURS, contract: CONTRACT_VERSION })).status,
    ).toBe(404);
    expect((await ask(null, 'GET', `/offers/${entry.id}`)).status).toBe(401);
    const old = await ask(carla, 'PUT', '/agenda/hours', { hours: HOURS, contract: '2020-01' });
    expect(old.body.code).toBe('contract_needed');
    expect((await open()).status).toBe(204);
    const { starts, minutes, agreed } = await offer();
    expect([minutes, agreed]).toEqual([50, false]);
    // Today at 9h it is too late for today: twelve hours of notice.
    expect(starts[0]).toBe(at('2026-11-25', 9));
    expect(starts).toHaveLength(27 * 9);
  });

  it('offers nothing while its entry is not shown', async () => {
    await open();
    await sql('update network_entries set published = false');
    expect(await offer()).toBeNull();
    expect((await request(ana, at('2026-11-25', 9))).body.code).toBe('not_bookable');
  });
});

describe('a single day', () => {
  const day = (who: TestPerson | null, date: string, json: object) =>
    ask(who, 'PUT', `/agenda/days/${date}`, json);
  const evening = { closed: false, opened: [{ from: '19:00', to: '21:00' }] };

  it('is opened besides the week, on a holiday too, closed, and like others again', async () => {
    expect((await day(carla, '2026-12-25', evening)).body.code).toBe('hours_needed');
    await open({ holidays: true, weekly: [] });
    // Who has no agenda has no day of one.
    expect((await day(bruno, '2026-11-27', evening)).status).toBe(404);
    expect((await day(null, '2026-11-27', evening)).status).toBe(401);
    expect((await day(carla, '2026-11-27', evening)).status).toBe(204);
    expect((await offer()).starts).toEqual([at('2026-11-27', 19), at('2026-11-27', 20)]);
    expect((await request(ana, at('2026-11-27', 20))).status).toBe(201);
    // The hours of the week are saved without it.
    await open({ holidays: true });
    expect((await offer()).starts).toContain(at('2026-11-27', 19));
    await day(carla, '2026-11-27', { closed: true, opened: [] });
    const { starts } = await offer();
    expect(starts.filter((one) => one.startsWith('2026-11-27'))).toEqual([]);
    expect((await ask(ana, 'GET', '')).body.bookings).toHaveLength(1);
    await day(carla, '2026-11-27', { closed: false, opened: [] });
    expect((await offer()).starts).toContain(at('2026-11-27', 9));
  });
});

describe('two times of one agenda', () => {
  it('never overlap, when hours change and two ask at once', async () => {
    await open();
    await confirmed(ana, at('2026-11-27', 10));
    await open({ weekly: [5, 6].map((weekday) => ({ weekday, from: '09:30', to: '18:00' })) });
    const { starts } = await offer();
    expect(starts).not.toContain(at('2026-11-27', 9.5));
    expect(starts).not.toContain(at('2026-11-27', 10.5));
    const [first, second] = await Promise.all([
      request(bruno, at('2026-11-27', 11.5)),
      open({ weekly: [{ weekday: 5, from: '11:00', to: '18:00' }] }).then(() =>
        request(duda, at('2026-11-27', 11)),
      ),
    ]);
    expect([first.status, second.status].filter((status) => status === 201)).toHaveLength(1);
  });

  it('are kept apart by the database where the code would let them through', async () => {
    await open();
    const { id } = await confirmed(ana, at('2026-11-27', 10));
    const copy = (minutes: number) =>
      sql(
        `insert into bookings (id, entry_id, state, starts_at, ends_at, answer_by, change_by)
         select gen_random_uuid(), entry_id, 'requested', starts_at + $2 * interval '1 minute',
                ends_at + $2 * interval '1 minute', answer_by, change_by
           from bookings where id = $1`,
        [id, minutes],
      );
    const outcomes = await Promise.allSettled([copy(120), copy(150)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(copy(30)).rejects.toMatchObject({ code: '23P01' });
    await expect(copy(50)).resolves.toBeTruthy();
  });

  it('that overlapped before the database kept them apart stand, and hold up no update', async () => {
    await open();
    const { id } = await confirmed(ana, at('2026-11-27', 10));
    const copy = `
      insert into bookings (id, entry_id, state, starts_at, ends_at, answer_by, change_by)
      select gen_random_uuid(), entry_id, 'confirmed', starts_at + interval '30 minutes',
             ends_at + interval '30 minutes', answer_by, change_by
        from bookings where id = $1 returning id`;
    await sql('alter table bookings drop constraint bookings_overlap');
    const early = (await sql(copy, [id])).rows[0];
    await sql(await lastStatementOf('0046_people_and_time'));
    const standing = await sql(`select id from bookings where state = 'confirmed'`);
    expect(standing.rows).toHaveLength(2);
    await expect(sql(copy, [id])).rejects.toMatchObject({ code: '23P01' });
    // What stands beside another can still be called off.
    await sql(`update bookings set state = 'cancelled' where id = $1`, [early.id]);
    await sql('alter table bookings drop constraint bookings_overlap');
    await sql(await lastStatementOf('0046_people_and_time'));
  });
});

async function lastStatementOf(migration: string): Promise<string> {
  const url = new URL(`../../../packages/db/migrations/${migration}.sql`, import.meta.url);
  return (await readFile(url, 'utf8')).split('--> statement-breakpoint').at(-1) ?? '';
}

describe('a consultation in person', () => {
  beforeEach(async () => {
    await sql(
      `update network_entries set in_person = true, municipality = 3509502, address = 'Rua das Acácias, 12'`,
    );
    await open();
  });
  const PLACE = 'Rua das Acácias, 12 · Campinas, SP';

  it('has an address in the mail, its file and the row, and neither a room nor a record', async () => {
    expect(await offer()).toMatchObject({ modes: ['online', 'inPerson'], place: PLACE });
    const asked = await request(ana, at('2026-11-27', 10), { mode: 'inPerson' });
    expect(asked.body).toMatchObject({ mode: 'inPerson', place: PLACE });
    const done = await ask(carla, 'POST', `/${asked.body.id}/confirm`, { viability: null });
    expect(done.body).toMatchObject({ state: 'confirmed', viability: null, meetingId: null });
    const invitation = await vi.waitFor(async () => {
      const mails = await world.mailbox(ana.email, 0);
      const found = mails.find(({ text }) => text.includes(`presencial, em ${PLACE}`));
      expect(found).toBeTruthy();
      return found;
    }, 15_000);
    expect(invitation?.text).not.toContain('/sala');
    expect(invitation?.calendar?.replaceAll(/\r\n /g, '')).toContain(
      'LOCATION:Rua das Acácias\\, 12 · Campinas\\, SP',
    );
    const { meetings } = (await (await world.fetchAs(ana, '/api/meetings')).json()) as Body;
    expect(meetings).toEqual([expect.objectContaining({ inPerson: true, place: PLACE })]);
    const path = `/api/meetings/${meetings[0].id}/key`;
    expect((await world.fetchAs(ana, path, { method: 'POST' })).status).toBe(404);
    expect((await sql('select 1 from meeting_keys')).rows).toEqual([]);
  });

  it('is refused where nobody is met so, and one by video needs its record', async () => {
    const { id } = (await request(ana, at('2026-11-27', 10))).body;
    const bare = await ask(carla, 'POST', `/${id}/confirm`, { viability: null });
    expect(bare.body.code).toBe('viability_needed');
    await sql(`update network_entries set address = ''`);
    const refused = await request(ana, at('2026-11-27', 11), { mode: 'inPerson' });
    expect(refused.body.code).toBe('mode_not_offered');
  });
});

it('who has not agreed to today’s contract takes no bookings until they do', async () => {
  await open();
  await sql(`update booking_contracts set version = '2020-01'`);
  expect(await offer()).toBeNull();
  const refused = await request(ana, at('2026-11-27', 10));
  expect(refused.body.code).toBe('not_bookable');
  await open();
  expect((await offer()).starts.length).toBeGreaterThan(0);
});
