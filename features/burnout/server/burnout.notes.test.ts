import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTES_FULL } from '#features/burnout/contract/burnout.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

describe('notes at the trend', () => {
  const NOTES = '/api/burnout/notes';
  const days = { from: '2026-11-02', to: '2026-11-08' };
  const notesOf = async (person: Person) =>
    (await person.call<{ notes: object[] }>('GET', NOTES)).body.notes;

  test('Ana pins one, changes it, takes it away and back; Bruno sees none of it', async () => {
    const id = crypto.randomUUID();
    await ana.call('PUT', `${NOTES}/${id}`, { ...days, text: ' fechamento da caqui ' });
    expect(await notesOf(ana)).toEqual([{ id, ...days, text: 'fechamento da caqui' }]);
    const { rows } = await world.context.connection.pool.query<{ row: string }>(
      `select encode(sealed, 'escape') || n::text as row from burnout_notes n`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('caqui');

    // An id of Ana's is a note of Bruno's own where he writes, and none where he deletes.
    expect((await bruno.call('DELETE', `${NOTES}/${id}`)).status).toBe(404);
    await bruno.call('PUT', `${NOTES}/${id}`, { ...days, text: 'obra' });
    expect(await notesOf(bruno)).toMatchObject([{ text: 'obra' }]);
    expect(await notesOf(ana)).toMatchObject([{ text: 'fechamento da caqui' }]);

    const changed = { from: '2026-11-09', to: '2026-11-09', text: 'entrega' };
    await ana.call('PUT', `${NOTES}/${id}`, changed);
    expect((await ana.call('DELETE', `${NOTES}/${id}`)).status).toBe(204);
    expect(await notesOf(ana)).toEqual([]);
    await ana.call('PUT', `${NOTES}/${id}`, changed);
    expect(await notesOf(ana)).toEqual([{ id, ...changed }]);
  });

  test.each([
    ['of nothing', { ...days, text: '   ' }],
    ['of an essay', { ...days, text: 'a'.repeat(81) }],
    ['that ends before it begins', { from: days.to, to: days.from, text: 'obra' }],
    ['of half a year', { from: '2026-01-01', to: '2026-06-30', text: 'obra' }],
  ])('one %s is refused', async (_, note) => {
    const { status, body } = await ana.call('PUT', `${NOTES}/${crypto.randomUUID()}`, note);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
  });

  test('are two hundred at most, of which each can still be changed', async () => {
    const rita = await world.person('rita');
    const { rows } = await world.context.connection.pool.query<{ id: string }>(
      `insert into burnout_notes (user_id, id, from_day, to_day, sealed)
       select $1, uuidv7(), $2, $3, '\\x01' from generate_series(1, 200) returning id`,
      [rita.id, days.from, days.to],
    );
    const put = (person: Person, id: string) =>
      person.call('PUT', `${NOTES}/${id}`, { ...days, text: 'obra' });
    expect(await put(rita, crypto.randomUUID())).toMatchObject({
      status: 422,
      body: { code: NOTES_FULL },
    });
    const id = rows[0]?.id ?? '';
    expect((await put(rita, id)).status).toBe(200);
    expect(await notesOf(rita)).toContainEqual({ id, ...days, text: 'obra' });
    expect((await put(ana, crypto.randomUUID())).status).toBe(200);
  });
});
