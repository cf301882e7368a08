import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { sweep } from './diary.sweep.ts';

const ENTRIES = '/api/diary/entries';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

/** Brings a copy of entries into an account, where they keep their ids. */
async function bringInto(person: Person, entries: readonly Entry[]): Promise<void> {
  const records = entries.map((entry) => ({
    ...entry,
    ...{ day: '2026-11-18', language: 'pt-BR', country: 'BR' },
  }));
  const { body } = await person.call('POST', '/api/privacy/import', {
    kind: 'diary-entries',
    records,
    preview: false,
  });
  expect(body).toEqual({ added: entries.length, kept: 0, left: 0, broken: 0 });
}

const textsOf = async (person: Person) => {
  const { status, body } = await person.call<{ entries: Entry[] }>('GET', ENTRIES);
  expect(status).toBe(200);
  return body.entries.map(({ text }) => text);
};

test('takes the deleted entry of one account and leaves the same entry of another', async () => {
  const hers = await ana.write('O de Ana fica.');
  const his = await ana.write('O de Bruno fica.');
  await world.settled();
  await bringInto(bruno, [await ana.entry(hers.id), await ana.entry(his.id)]);
  for (const [person, { id }] of [
    [ana, hers],
    [bruno, his],
  ] as const) {
    await person.call('PATCH', `${ENTRIES}/${id}`, {
      text: `${(await person.entry(id)).text} Sim.`,
    });
  }
  await ana.call('DELETE', `${ENTRIES}/${his.id}`);
  await bruno.call('DELETE', `${ENTRIES}/${hers.id}`);

  world.clock.forward(60);
  await sweep(world.context);

  await Promise.all([ana.comeBack(), bruno.comeBack()]);
  expect(await textsOf(ana)).toEqual(['O de Ana fica. Sim.']);
  expect(await textsOf(bruno)).toEqual(['O de Bruno fica. Sim.']);
  for (const [person, id, former] of [
    [ana, hers.id, 'O de Ana fica.'],
    [bruno, his.id, 'O de Bruno fica.'],
  ] as const) {
    const { body } = await person.call('GET', `${ENTRIES}/${id}/versions`);
    expect(body.versions).toEqual([expect.objectContaining({ text: former })]);
  }
  const { rows } = await world.context.connection.pool.query(
    'select user_id, id from diary_entries where sealed is null order by user_id',
  );
  const erased = [
    { user_id: ana.id, id: his.id },
    { user_id: bruno.id, id: hers.id },
  ].toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1));
  expect(rows).toEqual(erased);
});
