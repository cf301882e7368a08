import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BurnoutOverview, Correction } from '#features/burnout/contract/burnout.contract.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { uuidV7 } from '#packages/db/index.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { rescoreAll } from './corrections.service.ts';

const CORRECTIONS = '/api/burnout/corrections';
const BACK = 'Voltei com dor nas costas depois do plantão de hoje.';
const TIRED = 'Hoje acordei sem forças, com dor de cabeça, e trabalhei o dia inteiro.';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

const correct = (person: Person, entry: Entry, at = 0) =>
  person.call<Correction>('POST', CORRECTIONS, {
    entryId: entry.id,
    expression: entry.reading?.mentions[at]?.expression,
  });

describe('corrections', () => {
  test('an expression that does not fit counts nothing: here at once, elsewhere soon, later on too', async () => {
    const first = await ana.write(BACK);
    const second = await ana.write(BACK);
    await world.settled();
    const { status, body } = await correct(ana, second);
    expect(status).toBe(201);
    expect(body).toMatchObject({ category: 'physical', sample: 'dor nas costas' });
    const at = await ana.entry(second.id);
    expect(at.reading).toMatchObject({ score: 0, counts: { physical: 0 } });
    expect(at.reading?.mentions[0]).toMatchObject({ status: 'dismissed', weight: 0 });
    await world.settled();
    expect((await ana.entry(first.id)).reading?.score).toBe(0);
    expect((await ana.write(BACK)).reading?.score).toBe(0);
    const overview = await ana.call<BurnoutOverview>('GET', '/api/burnout/overview?period=12w');
    expect(overview.body.expressions).toEqual([]);
    expect((await ana.call('GET', CORRECTIONS)).body).toEqual({ corrections: [body] });
  });

  test('said twice it is one correction; undone, everything counts again', async () => {
    const entry = await ana.write(BACK);
    const again = await correct(ana, entry);
    const list = (await ana.call<{ corrections: Correction[] }>('GET', CORRECTIONS)).body
      .corrections;
    expect(list).toEqual([again.body]);
    expect((await ana.call('DELETE', `${CORRECTIONS}/${again.body.id}`)).status).toBe(204);
    await world.settled();
    expect((await ana.entry(entry.id)).reading?.score).toBe(2);
    expect((await ana.call('GET', CORRECTIONS)).body).toEqual({ corrections: [] });
    expect((await ana.call('DELETE', `${CORRECTIONS}/${again.body.id}`)).status).toBe(404);
  });

  test('ten at the same moment make one', async () => {
    const entry = await ana.write(BACK);
    const answers = await Promise.all(Array.from({ length: 10 }, () => correct(ana, entry)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await ana.call('DELETE', `${CORRECTIONS}/${answers[0]?.body.id}`);
    await world.settled();
  });

  test('an expression that the entry does not hold is refused', async () => {
    const entry = await ana.write(BACK);
    const payload = { entryId: entry.id, expression: 'pt:exhaustion:inventada' };
    expect((await ana.call('POST', CORRECTIONS, payload)).status).toBe(400);
    expect((await ana.call('POST', CORRECTIONS, { ...payload, expression: '' })).status).toBe(400);
    const unread = await ana.write(BACK, { analyse: false });
    const { expression } = entry.reading?.mentions[0] ?? {};
    expect((await ana.call('POST', CORRECTIONS, { entryId: unread.id, expression })).status).toBe(
      404,
    );
  });

  test('Bruno can correct nothing of Ana’s, and sees nothing of it', async () => {
    const entry = await ana.write(BACK);
    const mine = await correct(ana, entry);
    const his = await correct(bruno, entry);
    expect(his.status).toBe(404);
    const nobodys = await bruno.call('POST', CORRECTIONS, {
      entryId: uuidV7(world.clock.now),
      expression: 'x',
    });
    expect({ ...his.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
    expect((await bruno.call('DELETE', `${CORRECTIONS}/${mine.body.id}`)).status).toBe(404);
    expect((await bruno.call('GET', CORRECTIONS)).body).toEqual({ corrections: [] });
    expect((await bruno.write(BACK)).reading?.score).toBe(2);
    expect(
      (await ana.call<{ corrections: unknown[] }>('GET', CORRECTIONS)).body.corrections,
    ).toHaveLength(1);
  });

  test('without signing in there is nothing', async () => {
    for (const [method, url] of [
      ['GET', '/api/burnout/overview'],
      ['GET', CORRECTIONS],
      ['POST', CORRECTIONS],
      ['DELETE', `${CORRECTIONS}/${uuidV7(world.clock.now)}`],
    ] as const) {
      expect((await world.app.inject({ method, url })).statusCode).toBe(401);
    }
  });
});

test('one entry that cannot be opened keeps a correction from none of the others', async () => {
  const tina = await world.person('tina');
  const broken = await tina.write(BACK);
  const said = await tina.write(BACK);
  const other = await tina.write(BACK);
  await world.settled();
  await world.context.connection.pool.query(
    `update diary_entries set sealed = '\\x0102' where id = $1`,
    [broken.id],
  );
  await correct(tina, said);
  await rescoreAll(world.context, tina.id);
  expect((await tina.entry(other.id)).reading?.mentions[0]?.status).toBe('dismissed');
});

test('a correction that cannot be opened keeps nobody from writing, and is put right by a copy', async () => {
  const vera = await world.person('vera');
  const said = await vera.write(TIRED);
  await world.settled();
  const { body: broken } = await correct(vera, said, 0);
  const { body: whole } = await correct(vera, said, 1);
  await world.settled();
  await world.context.connection.pool.query(
    `update burnout_corrections set sealed = '\\x0102' where id = $1`,
    [broken.id],
  );
  const next = await vera.write(TIRED);
  const statuses = next.reading?.mentions.map(({ status }) => status).toSorted();
  expect(statuses).toEqual(['counted', 'dismissed']);
  await world.settled();
  expect((await vera.entry(next.id)).status).toBe('analysed');
  const edit = { text: `${TIRED} E amanhã de novo.` };
  expect((await vera.call('PATCH', `/api/diary/entries/${next.id}`, edit)).status).toBe(200);
  const { body } = await vera.call<{ corrections: Correction[] }>('GET', CORRECTIONS);
  expect(body.corrections).toEqual([whole]);
  const records = [{ ...broken, entryId: said.id }];
  const copy = { kind: 'corrections', records, preview: false };
  expect((await vera.call('POST', '/api/privacy/import', copy)).body).toMatchObject({ added: 1 });
  const again = await vera.call<{ corrections: Correction[] }>('GET', CORRECTIONS);
  expect(again.body.corrections).toEqual([whole, broken]);
});
