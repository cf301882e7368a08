import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  givePlan,
  signInNewPerson,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { CONTRACT_VERSION } from '../contract/booking.contract.ts';
import { sweepBookings } from './agenda.service.ts';
import { BEFORE, bookingWorld, FIT, HOUR_MS, HOURS, NOW } from './testing/booking-world.ts';

const booking = bookingWorld();
const { ask, sql, open, offer, at, request, confirmed, told, mailsAreSent } = booking;
let world: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
let duda: TestPerson;
beforeAll(() => {
  world = booking.world();
  ({ ana, bruno, carla, duda } = world.people);
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
    expect(ofAna[0]?.text).toContain('foi desmarcada por quem ia atender');
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
    expect(after[0]?.text).toContain('foi desmarcada por quem ia atender');
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
