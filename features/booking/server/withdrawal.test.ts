import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp, TestPerson } from '#packages/testing/people/index.ts';
import type { Booking } from '../contract/booking.contract.ts';
import { BEFORE, type Body, bookingWorld, HOUR_MS, NOW } from './testing/booking-world.ts';

const booking = bookingWorld();
const { ask, sql, open, at, request, confirmed, told, entry, mailsAreSent } = booking;
let world: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
beforeAll(() => {
  world = booking.world();
  ({ ana, bruno, carla } = world.people);
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
