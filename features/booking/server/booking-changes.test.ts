import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp, TestPerson } from '#packages/testing/people/index.ts';
import { sweepBookings } from './agenda.service.ts';
import { BEFORE, type Body, bookingWorld, FIT, HOUR_MS, NOW } from './testing/booking-world.ts';

const booking = bookingWorld();
const { ask, sql, open, offer, at, request, confirmed, told } = booking;
let world: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
beforeAll(() => {
  world = booking.world();
  ({ ana, bruno, carla } = world.people);
});

describe('a consultation', () => {
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
