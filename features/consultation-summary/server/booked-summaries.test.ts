import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { addShownProfessional } from '#packages/testing/people/shown-professional.ts';
import type { BookedConsultation } from '../contract/booked-summary.contract.ts';
import type { Summary } from '../contract/summary.ts';
import { sweepBooked } from './booked-summaries.service.ts';

const BOOKED = '/api/consultation/booked';
const DAY_MS = 86_400_000;
const SAID = 'Desde agosto durmo mal e choro no ônibus do ipezeiro.';

let world: World;
/** Ana books Helena; Bruno is somebody else. */
let ana: Person;
let helena: Person;
let bruno: Person;
let entryId: string;
beforeAll(async () => {
  world = await startWorld({ workers: false });
  [ana, helena, bruno] = (await Promise.all(
    ['ana', 'helena', 'bruno'].map((name) => world.person(name)),
  )) as [Person, Person, Person];
  entryId = randomUUID();
  await addShownProfessional(world.context.db, entryId);
  await signIn(helena);
});
afterAll(() => world.stop());

const sql = (text: string, values: unknown[] = []) =>
  world.context.connection.pool.query(text, values);

/** Lets somebody sign in for the entry, in the place of whoever did. */
async function signIn(who: Person): Promise<void> {
  await sql('delete from professional_grants where professional_id = $1', [entryId]);
  await sql(
    'insert into professional_grants (user_id, professional_id, granted_at) values ($1, $2, now())',
    [who.id, entryId],
  );
}

let nth = 0;
/** A consultation with Helena, of Ana unless told otherwise, so many days from now. */
async function booked(days: number, state = 'confirmed', who = ana): Promise<string> {
  const id = randomUUID();
  nth += 1;
  const at = new Date(world.context.now().getTime() + days * DAY_MS + nth * 3_600_000);
  await sql(
    `insert into bookings (id, entry_id, client_user_id, professional_user_id, state, starts_at, ends_at,
       answer_by, change_by)
     values ($1, $2, $3, $4, $5, $6, $6::timestamptz + interval '50 minutes', $6, $6)`,
    [id, entryId, who.id, helena.id, state, at],
  );
  return id;
}

const aSummary = (message = SAID): Summary => ({
  ...{ language: 'pt-BR', timeZone: 'America/Sao_Paulo', createdAt: '2026-11-20T12:00:00.000Z' },
  ...{ from: '2026-10-21', to: '2026-11-20', period: '30d', name: 'Ana', message, entries: [] },
  ...{ signals: null, emotions: null, notes: [] },
});
const share = (id: string, who = ana, summary = aSummary()) =>
  who.call<BookedConsultation>('PUT', `${BOOKED}/${id}`, summary);
const read = (id: string, who: Person) =>
  who.call<{ summary: Summary; sharedAt: string }>('GET', `${BOOKED}/${id}`);
const listed = async (who: Person, id: string) =>
  (await who.call<{ consultations: BookedConsultation[] }>('GET', BOOKED)).body.consultations.find(
    ({ bookingId }) => bookingId === id,
  );
const kept = async (id: string) =>
  (await sql('select 1 from booked_summaries where booking_id = $1', [id])).rows.length;

describe('a summary for a consultation that is booked', () => {
  it('is read by its professional as it was shared, and its person sees when', async () => {
    const id = await booked(3);
    expect(await listed(ana, id)).toMatchObject({
      side: 'client',
      with: 'Helena Prado',
      sharedAt: null,
    });
    expect(await listed(helena, id)).toBeUndefined();
    const { status, body } = await share(id);
    expect([status, body.openedAt]).toEqual([200, null]);
    expect(await listed(helena, id)).toMatchObject({ side: 'professional', openedAt: null });
    expect((await read(id, ana)).body.summary.message).toBe(SAID);
    expect((await listed(ana, id))?.openedAt).toBeNull();
    expect((await read(id, helena)).body.summary).toEqual(aSummary());
    expect((await listed(ana, id))?.openedAt).not.toBeNull();
  });

  it('is nobody else’s, and lies sealed', async () => {
    const id = await booked(3);
    await share(id);
    for (const who of [bruno, helena]) expect((await share(id, who)).status).toBe(404);
    expect((await read(id, bruno)).status).toBe(404);
    expect((await bruno.call('DELETE', `${BOOKED}/${id}`)).status).toBe(404);
    expect((await helena.call('DELETE', `${BOOKED}/${id}`)).status).toBe(404);
    expect(await listed(bruno, id)).toBeUndefined();
    const { rows } = await sql('select sealed from booked_summaries where booking_id = $1', [id]);
    expect(rows[0].sealed.includes(Buffer.from('ipezeiro'))).toBe(false);
  });

  it('tells the professional once for each sharing, without a word of it', async () => {
    const id = await booked(3);
    await share(id);
    const { body } = await helena.call<{ notifications: { params: object }[] }>(
      'GET',
      '/api/notifications',
    );
    const news = body.notifications.map(({ params }) => params);
    expect(news).toContainEqual({ booking: id, news: 'shared', side: 'professional' });
    expect(JSON.stringify(body)).not.toContain('ipezeiro');
  });

  it('is replaced by another, which is unread again', async () => {
    const id = await booked(3);
    await share(id);
    await read(id, helena);
    await share(id, ana, aSummary('Melhorei.'));
    expect((await listed(ana, id))?.openedAt).toBeNull();
    expect((await read(id, helena)).body.summary.message).toBe('Melhorei.');
  });

  it('is read by neither the one before nor the one after, when somebody else signs in', async () => {
    const id = await booked(3);
    await share(id);
    await signIn(bruno);
    expect((await read(id, helena)).status).toBe(404);
    await sql('update bookings set professional_user_id = $2 where id = $1', [id, bruno.id]);
    expect((await read(id, bruno)).status).toBe(404);
    // Shared anew it is for whoever she sees now.
    await share(id);
    expect((await read(id, bruno)).status).toBe(200);
    await signIn(helena);
  });

  it('is gone once it is withdrawn; again changes nothing', async () => {
    const id = await booked(3);
    await share(id);
    for (let times = 0; times < 2; times += 1) {
      expect((await ana.call('DELETE', `${BOOKED}/${id}`)).status).toBe(204);
    }
    expect((await read(id, helena)).status).toBe(404);
    expect(await kept(id)).toBe(0);
  });

  it('is refused for what is only asked for, or over', async () => {
    for (const id of [await booked(3, 'requested'), await booked(-2)]) {
      const { status, body } = await share(id);
      expect([status, (body as unknown as { code: string }).code]).toEqual([409, 'not_ahead']);
    }
    expect((await share(randomUUID())).status).toBe(404);
  });

  it('ends with a consultation that is called off, and seven days after one that was', async () => {
    const [off, long, lately] = [await booked(3), await booked(3), await booked(3)];
    for (const id of [off, long, lately]) await share(id);
    const ofBruno = await booked(3, 'confirmed', bruno);
    await share(ofBruno, bruno);
    await sql(`update bookings set state = 'cancelled' where id = $1`, [off]);
    const move = (id: string, days: number) =>
      sql(
        `update bookings set starts_at = starts_at - $2 * interval '1 day', ends_at = ends_at - $2 * interval '1 day'
          where id = $1`,
        [id, days],
      );
    await move(long, 12);
    await move(lately, 7);
    for (const id of [off, long]) expect((await read(id, helena)).status).toBe(404);
    expect((await read(lately, helena)).status).toBe(200);
    await sweepBooked(world.context);
    expect([await kept(off), await kept(long), await kept(lately)]).toEqual([0, 0, 1]);
    expect((await read(ofBruno, helena)).status).toBe(200);
    expect((await read(ofBruno, ana)).status).toBe(404);
  });
});
