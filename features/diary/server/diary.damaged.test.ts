import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { sweep } from './diary.sweep.ts';
import { tellLostEntries } from './lost-entries.ts';

const ENTRIES = '/api/diary/entries';
const DAMAGE = {
  lost: 'update diary_entries set sealed = null, words = 0 where user_id = $1 and id = $2',
  'not whole': `update diary_entries set sealed = '\\x0102' where user_id = $1 and id = $2`,
};

let world: World;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  bruno = await world.person('bruno');
});
afterAll(() => world.stop());

describe.each(Object.entries(DAMAGE))('an entry that is %s', (name, statement) => {
  let ana: Person;
  let before: Entry;
  let gone: Entry;
  let after: Entry;
  beforeAll(async () => {
    ana = await world.person(`ana-${name.replace(' ', '-')}`);
    before = await ana.write('Um dia antes, sem forças.');
    world.clock.forward(1);
    gone = await ana.write('Perdido, sem forças.');
    world.clock.forward(1);
    after = await ana.write('Um dia depois, sem forças.');
    await world.settled();
    gone = await ana.entry(gone.id);
    await world.context.connection.pool.query(statement, [ana.id, gone.id]);
  });

  test('is named where it stood in the list, beside all the others', async () => {
    const { status, body } = await ana.call<{ entries: Entry[]; damaged?: object[] }>(
      'GET',
      ENTRIES,
    );
    expect(status).toBe(200);
    expect(body.entries.map(({ id }) => id)).toEqual([after.id, before.id]);
    expect(body.damaged).toEqual([{ id: gone.id, day: gone.day, createdAt: gone.createdAt }]);
  });

  test('is in no search, and keeps no search from the others', async () => {
    const { status, body } = await ana.call<{ entries: Entry[] }>('POST', `${ENTRIES}/search`, {
      text: 'sem forças',
    });
    expect(status).toBe(200);
    expect(body.entries.map(({ id }) => id)).toEqual([after.id, before.id]);
  });

  test('answers what it is wherever it is asked for, to its author alone', async () => {
    const one = `${ENTRIES}/${gone.id}`;
    for (const [method, url, body] of [
      ['GET', one],
      ['PATCH', one, { text: 'De novo.' }],
      ['PATCH', one, { helpDismissed: true }],
    ] as const) {
      const answer = await ana.call(method, url, body);
      expect([answer.status, answer.body.code]).toEqual([410, 'damaged']);
      expect((await bruno.call(method, url, body)).status).toBe(404);
    }
    expect((await ana.call('GET', `${one}/versions`)).status).toBe(200);
  });

  test('leaves start page and trend standing', async () => {
    expect((await ana.call('GET', '/api/dashboard')).status).toBe(200);
    const trend = await ana.call('GET', '/api/burnout/overview?period=30d');
    expect(trend.status).toBe(200);
    // Damaged bytes are not looked at for the trend: only what has no text at all is left out.
    expect(trend.body.entries).toBe(name === 'lost' ? 2 : 3);
  });

  test('is not the newest one of the start page, whose level would show', async () => {
    const newest = async () => {
      const { body } = await ana.call<{ latest: { entryId: string; level: string } | null }>(
        'GET',
        '/api/dashboard',
      );
      return body.latest?.entryId;
    };
    world.clock.forward(1);
    const last = await ana.write('O último, sem forças.');
    await world.settled();
    expect(await newest()).toBe(last.id);
    await world.context.connection.pool.query(statement, [ana.id, last.id]);
    expect(await newest()).toBe(after.id);
    expect((await ana.call('DELETE', `${ENTRIES}/${last.id}`)).status).toBe(204);
  });

  test('waits for no feedback for ever', async () => {
    await world.context.connection.pool.query(
      `update diary_entries set status = 'processing' where user_id = $1 and id = $2`,
      [ana.id, gone.id],
    );
    world.clock.forward(3);
    await sweep(world.context);
    expect((await ana.call('GET', ENTRIES)).status).toBe(200);
  });

  test('comes back from a copy that its author kept', async () => {
    const { body } = await ana.call('POST', '/api/privacy/import', {
      kind: 'diary-entries',
      records: [before, gone].map((entry) => ({
        ...entry,
        ...{ day: '2026-11-18', language: 'pt-BR', country: 'BR' },
      })),
      preview: false,
    });
    expect(body).toEqual({ added: 1, kept: 1, left: 0, broken: 0 });
    expect((await ana.entry(gone.id)).text).toBe('Perdido, sem forças.');
    const list = await ana.call<{ entries: Entry[]; damaged?: object[] }>('GET', ENTRIES);
    expect(list.body.entries).toHaveLength(3);
    expect(list.body.damaged).toBeUndefined();
  });

  test('can be deleted like any other', async () => {
    await world.context.connection.pool.query(statement, [ana.id, gone.id]);
    expect((await ana.call('DELETE', `${ENTRIES}/${gone.id}`)).status).toBe(204);
    const { body } = await ana.call('GET', ENTRIES);
    expect(body.damaged).toBeUndefined();
  });
});

test('the operator is told at start how many have lost their text, and nothing of them', async () => {
  const told = () => world.logs.filter((line) => line.includes('have lost their text'));
  await tellLostEntries(world.context);
  expect(told()).toEqual([]);
  const entry = await bruno.write('Ninguém lê isto.');
  await world.settled();
  await world.context.connection.pool.query(DAMAGE.lost, [bruno.id, entry.id]);
  await tellLostEntries(world.context);
  expect(told()).toHaveLength(1);
  expect(JSON.parse(told()[0] ?? '')).toMatchObject({ entries: 1, people: 1 });
  expect(told().join()).not.toContain(bruno.id);
});
