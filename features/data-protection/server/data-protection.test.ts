import { randomUUID } from 'node:crypto';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindText } from '#features/privacy/server/index.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { eraseOld } from './data-protection.service.ts';

const PATH = '/api/admin/data-protection';
let now = new Date('2026-11-24T12:00:00Z');
let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ now: () => now });
});
afterAll(() => world?.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers of many routes, looked at field by field.
type Body = any;
async function ask(who: TestPerson | null, method: string, path: string, json?: object) {
  const response = await world.fetchAs(who, `${PATH}${path}`, json ? { method, json } : { method });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return { status: response.status, body: (isJson && text ? JSON.parse(text) : text) as Body };
}
const save = (who: TestPerson, kind: string, id: string, base: number, content: object) =>
  ask(who, 'PUT', `/${kind}/${id}`, { base, content });
const request = {
  ...{ right: 'erasure', receivedOn: '2026-11-10', who: 'Zilda, zilda@example.com' },
  ...{ asked: 'Apaguem a minha conta antiga.', answer: '', answeredOn: null },
};
const incident = {
  ...{ noticedOn: '2026-11-23', happened: 'Um notebook foi furtado.', touched: ['account'] },
  ...{ people: 12, relevant: true, measures: '', authorityToldOn: null, peopleToldOn: null },
  closedOn: null,
};

describe('a case', () => {
  it('is written by Carla in versions, sealed, and handed over whole', async () => {
    const { carla } = world.people;
    const id = randomUUID();
    expect(await save(carla, 'request', id, 0, request)).toMatchObject({
      status: 200,
      body: { version: 1, by: 'Carla Menezes', content: request },
    });
    const answered = { ...request, answer: 'Apagada.', answeredOn: '2026-11-20' };
    await save(carla, 'request', id, 1, answered);
    // Somebody who had it open still.
    expect((await save(carla, 'request', id, 1, request)).body.code).toBe('changed_meanwhile');
    const { versions } = (await ask(carla, 'GET', `/request/${id}`)).body;
    expect(versions.map(({ content }: Body) => content.answeredOn)).toEqual(['2026-11-20', null]);
    const other = randomUUID();
    await save(carla, 'incident', other, 0, incident);
    const { cases } = (await ask(carla, 'GET', '')).body;
    expect(cases.map(({ kind }: Body) => kind).toSorted()).toEqual(['incident', 'request']);
    const lines = (await ask(carla, 'GET', '/export')).body.trim().split('\n');
    expect(lines).toHaveLength(3);
    const { rows } = await world.context.db.$client.query('select sealed from data_cases');
    expect(rows.map(({ sealed }) => String(sealed)).join()).not.toContain('Zilda');
    const acts = await world.context.db.$client.query<{ act: string; title: string }>(
      `select * from admin_acts where act like 'data_%'`,
    );
    expect(acts.rows).toHaveLength(3);
    expect(JSON.stringify(acts.rows)).not.toContain('Zilda');
  });

  it.each<[string, string, object]>([
    [
      'an answer before the question',
      'request',
      { ...request, answer: 'x', answeredOn: '2026-11-01' },
    ],
    ['a day of the answer without one', 'request', { ...request, answeredOn: '2026-11-20' }],
    ['an incident that touched nothing', 'incident', { ...incident, touched: [] }],
    ['a right that there is not', 'request', { ...request, right: 'nothing' }],
  ])('is refused with %s', async (_, kind, content) => {
    const refused = await save(world.people.carla, kind, randomUUID(), 0, content);
    expect([refused.status, refused.body.code]).toEqual([422, 'bad_content']);
  });

  it('is nobody’s but a general admin’s', async () => {
    const { ana, bruno } = world.people;
    for (const who of [ana, bruno]) {
      expect((await ask(who, 'GET', '')).status).toBe(403);
      expect((await save(who, 'request', randomUUID(), 0, request)).status).toBe(403);
    }
    expect((await ask(null, 'GET', '/export')).status).toBe(401);
    expect((await ask(world.people.carla, 'GET', `/request/${randomUUID()}`)).status).toBe(404);
  });

  it('is erased five years after it ended and was written, and no open one ever', async () => {
    const { carla } = world.people;
    const [ended, open, late] = [randomUUID(), randomUUID(), randomUUID()];
    const longAgo = { noticedOn: '2020-01-10', closedOn: '2020-02-10' };
    await save(carla, 'incident', late, 0, { ...incident, ...longAgo });
    await save(carla, 'incident', ended, 0, { ...incident, closedOn: '2026-11-24' });
    await save(carla, 'incident', open, 0, incident);
    const idsAt = async (moment: string) => {
      const before = now;
      now = new Date(moment);
      await eraseOld(world.context);
      now = before;
      const { cases } = (await ask(carla, 'GET', '')).body;
      return cases.map(({ id }: Body) => id);
    };
    expect(await idsAt('2031-11-24T12:00:00Z')).toEqual(expect.arrayContaining([ended, late]));
    const left = await idsAt('2031-11-26T12:00:00Z');
    expect(left).not.toContain(ended);
    expect(left).not.toContain(late);
    expect(left).toContain(open);
  });
});

describe('the papers', () => {
  it('name every kind of record that is kept, and what only the operator knows', async () => {
    const { carla, ana } = world.people;
    const record = (await ask(carla, 'GET', '/papers/record')).body as string;
    const kinds = world.context.assembly.personalData.flatMap((one) => one.kinds);
    const untold = kinds
      .map(({ name }) => kindText(name, 'pt-BR') ?? name)
      .filter((text) => !record.includes(text));
    expect(untold).toEqual([]);
    const withheld = world.context.assembly.personalData.flatMap((one) => one.withheld ?? []);
    const tables = [...kinds.flatMap((kind) => kind.tables), ...withheld.map(([table]) => table)]
      .map((table) => `\`${getTableConfig(table).name}\``)
      .filter((name) => !record.includes(name));
    expect(tables).toEqual([]);
    expect(record).toContain('Encarregado: **a preencher**');
    expect(record).not.toContain('{{');
    const impact = (await ask(carla, 'GET', '/papers/impact')).body as string;
    expect(impact).toContain('rascunho');
    expect((await ask(ana, 'GET', '/papers/impact')).status).toBe(403);
  });
});
