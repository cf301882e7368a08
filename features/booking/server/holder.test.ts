import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { TestApp, TestPerson } from '#packages/testing/people/index.ts';
import { CONTRACT_VERSION } from '../contract/booking.contract.ts';
import { sweepBookings } from './agenda.service.ts';
import { type Body, bookingWorld, HOURS, NOW } from './testing/booking-world.ts';

const booking = bookingWorld();
const { ask, sql, open, at, request, confirmed, told, entry } = booking;
let world: TestApp;
let ana: TestPerson;
let carla: TestPerson;
let duda: TestPerson;
beforeAll(() => {
  world = booking.world();
  ({ ana, carla, duda } = world.people);
});

/** The administration lets somebody sign in for the entry, or nobody. */
const signIn = (who: TestPerson | null) =>
  world.fetchAs(carla, `/api/admin/network/${entry.id}/sign-in`, {
    ...(who ? { method: 'PUT', json: { email: who.email } } : { method: 'DELETE' }),
  });
const meetingsOf = async (who: TestPerson): Promise<Body[]> =>
  ((await (await world.fetchAs(who, '/api/meetings')).json()) as Body).meetings;
const doorStatus = async (key: string) =>
  (await world.fetchAs(null, '/api/meetings/room/look', { method: 'POST', json: { key } })).status;
const keyOf = async (who: TestPerson, id: string) =>
  ((await (await world.fetchAs(who, `/api/meetings/${id}/key`, { method: 'POST' })).json()) as Body)
    .key as string;
const agenda = async (who: TestPerson) => ask(who, 'GET', `/agenda?from=2026-11-24&days=14`);
const own = async (who: TestPerson, id: string) =>
  (await ask(who, 'GET', '')).body.bookings.find((one: Body) => one.id === id);

it('hands what is ahead to who signs in now, and the one before reads nothing more', async () => {
  await open();
  const asked = (await request(ana, at('2026-11-28', 9), { note: 'Não conte a ninguém' })).body.id;
  const { id, meetingId } = await confirmed(ana, at('2026-11-27', 10));
  await ask(ana, 'PUT', `/${id}/note`, { text: 'Tomo remédio' });
  const key = await keyOf(carla, meetingId ?? '');
  expect(await doorStatus(key)).toBe(200);
  await signIn(duda);
  expect(await doorStatus(key)).toBe(404);
  expect(await doorStatus(await keyOf(duda, meetingId ?? ''))).toBe(200);

  for (const [method, path, json] of [
    ['PUT', `/${id}/note`, { text: 'Oi' }],
    ['POST', `/${id}/cancel`, { reason: null }],
    ['POST', `/${asked}/confirm`, { viability: null }],
    ['GET', `/${id}/contract.pdf`, undefined],
  ] as const) {
    expect((await ask(carla, method, path, json)).status).toBe(404);
  }
  expect(await meetingsOf(carla)).toEqual([]);
  const seen = (await agenda(duda)).body;
  expect(seen.bookings.map((one: Body) => one.id)).toEqual([id, asked]);
  expect(seen.waiting).toMatchObject([{ id: asked, note: 'Não conte a ninguém' }]);
  expect(await told(duda)).toContain('professional handed');
  expect(await meetingsOf(duda)).toMatchObject([{ id: meetingId }]);
  expect((await own(ana, id)).meetingId).toBe(meetingId);
  expect((await ask(duda, 'POST', `/${id}/cancel`, { reason: null })).body.state).toBe('cancelled');
});

it('tells the client where nobody signs in, who cancels without being late and chooses anew', async () => {
  await open();
  // Within the hours in which a cancellation is late.
  const { id } = await confirmed(ana, at('2026-11-25', 9));
  await signIn(null);
  expect(await told(ana)).toContain('client unattended');
  expect(await own(ana, id)).toMatchObject({
    ...{ unattended: true, state: 'confirmed', meetingId: null },
  });
  expect(await meetingsOf(carla)).toEqual([]);
  await sweepBookings(world.context);
  expect(await own(ana, id)).toMatchObject({ unattended: true, state: 'confirmed' });
  const cancelled = (await ask(ana, 'POST', `/${id}/cancel`, { reason: null })).body;
  expect(cancelled).toMatchObject({ state: 'cancelled', late: false, unattended: false });
});

it('has a meeting again once somebody signs in for it', async () => {
  await open();
  const { id } = await confirmed(ana, at('2026-11-27', 10));
  await signIn(null);
  await signIn(duda);
  const again = await own(ana, id);
  expect(again).toMatchObject({ unattended: false, state: 'confirmed' });
  expect(await meetingsOf(duda)).toMatchObject([{ id: again.meetingId }]);
  expect(await meetingsOf(ana)).toMatchObject([{ id: again.meetingId }]);
});

/** Duda, who signs in next, has a meeting of her own while Ana's is on. */
const dudaIsBusy = () =>
  world.fetchAs(duda, '/api/meetings', {
    method: 'POST',
    json: {
      ...{ id: randomUUID(), title: 'Outra', description: null, email: 'x@example.org' },
      ...{ start: '2026-11-27T10:20', minutes: 30, timeZone: 'America/Sao_Paulo' },
    },
  });

it.each([
  ['at once', false],
  ['after nobody did for a while', true],
])(
  'waits where who signs in %s has something else then, and follows once they are free',
  async (_, isLeft) => {
    await open();
    const { id } = await confirmed(ana, at('2026-11-27', 10));
    await dudaIsBusy();
    if (isLeft) await signIn(null);
    await signIn(duda);
    await sweepBookings(world.context);
    expect(await own(ana, id)).toMatchObject({ unattended: true, meetingId: null });
    expect((await told(ana)).filter((one) => one === 'client unattended')).toHaveLength(1);
    expect(await meetingsOf(duda)).toMatchObject([{ title: 'Outra' }]);
    expect(await meetingsOf(carla)).toEqual([]);

    await sql('delete from meetings');
    await sweepBookings(world.context);
    const again = await own(ana, id);
    expect(again).toMatchObject({ unattended: false, state: 'confirmed' });
    expect(await meetingsOf(duda)).toMatchObject([{ id: again.meetingId }]);
    expect(await told(duda)).toContain('professional handed');
  },
);

it('is unattended where its own client signs in, and no sweep tells them again', async () => {
  await open();
  const { id } = await confirmed(ana, at('2026-11-27', 10));
  await signIn(ana);
  for (let times = 0; times < 2; times += 1) await sweepBookings(world.context);
  expect(await own(ana, id)).toMatchObject({ unattended: true, meetingId: null });
  expect((await told(ana)).filter((one) => one === 'client unattended')).toHaveLength(1);
  expect(await meetingsOf(carla)).toEqual([]);
});

it('is unattended no more once its time has come', async () => {
  await open();
  const { id } = await confirmed(ana, at('2026-11-27', 10));
  await signIn(null);
  await sql('update bookings set starts_at = $1 where id = $2', [NOW, id]);
  expect(await own(ana, id)).toMatchObject({ unattended: false, state: 'confirmed' });
});

it('follows where the sign-in had gone before this was looked at', async () => {
  await open();
  const { id } = await confirmed(ana, at('2026-11-27', 10));
  await sql('update professional_grants set user_id = $1', [duda.userId]);
  expect((await ask(carla, 'PUT', `/${id}/note`, { text: 'Oi' })).status).toBe(404);
  await sweepBookings(world.context);
  await ask(duda, 'PUT', '/agenda/hours', { hours: HOURS, contract: CONTRACT_VERSION });
  expect((await agenda(duda)).body.bookings).toMatchObject([{ id }]);
});

it('leaves what a professional wrote to them, and not what their clients wrote', async () => {
  await open();
  const { id } = await confirmed(ana, at('2026-11-27', 10));
  await ask(ana, 'PUT', `/${id}/note`, { text: 'Tomo remédio' });
  await sql(
    "update bookings set starts_at = starts_at - interval '7 days', ends_at = ends_at - interval '7 days'",
  );
  await signIn(duda);
  expect((await agenda(duda)).body.bookings).toEqual([]);
  expect((await ask(duda, 'GET', `/${id}/contract.pdf`)).status).toBe(404);
  const { bookingPersonalData } = await import('./booking.personal.ts');
  const [kind] = bookingPersonalData.kinds;
  const kept: Body[] = [];
  for await (const one of kind?.read?.(world.context, carla.userId) ?? []) kept.push(one);
  expect(kept).toMatchObject([{ id, note: null, viability: { reason: 'Lugar reservado' } }]);
});
