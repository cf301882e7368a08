import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SheetReport } from '#features/content/contract/sheet.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import type { Card, Draft, Entry, Managed } from '../contract/network.contract.ts';
import { listInvented } from './network.seed.ts';
import { networkEntries } from './network.tables.ts';

let world: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
/** Wednesday, 18 November 2026, noon in São Paulo. */
const now = new Date('2026-11-18T15:00:00Z');
beforeAll(async () => {
  world = await startTestApp({ now: () => now });
  ({ ana, bruno, carla } = world.people);
});
afterAll(() => world?.stop());
beforeEach(async () => {
  await world.context.db.delete(networkEntries);
});

type Answer<T> = { status: number; body: T & { code?: string } };
async function call<T>(
  person: TestPerson | null,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer<T>> {
  const sent = json === undefined ? { method } : { method, json };
  const response = await world.fetchAs(person, path, sent);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

let number = 0;
const helena = (more: object = {}): object => {
  number += 1;
  return {
    kind: 'professional',
    name: 'Helena Prado',
    specialties: ['psychology'],
    topics: ['ansiedade', 'sono'],
    registry: `CRP 06/${1000 + number}`,
    ...{ online: true, inPerson: false, municipality: null, languages: ['pt'] },
    plans: ['Vida Serena'],
    contact: { email: 'helena@example.com' },
    check: { on: '2026-11-03', by: 'Carla', again: '2027-02-03' },
    ...more,
  };
};
const ADMIN = '/api/admin/network';
const add = (draft: object, id: string = randomUUID(), who = carla) =>
  call<Managed>(who, 'POST', ADMIN, { id, draft });
const publish = (id: string, published = true, revision = 1) =>
  call<Managed>(carla, 'PUT', `${ADMIN}/${id}/published`, { published, revision });
async function out(more: Partial<Draft> = {}): Promise<string> {
  const id = randomUUID();
  expect((await add(helena(more), id)).status).toBe(201);
  expect((await publish(id)).status).toBe(200);
  return id;
}
interface Found {
  items: Card[];
  professionals: number;
  clinics: number;
  next: string | null;
}
const search = async (wanted: object = {}, who = ana) =>
  (await call<Found>(who, 'POST', '/api/network/search', wanted)).body;
const names = async (wanted: object = {}, who = ana) =>
  (await search(wanted, who)).items.map(({ name }) => name);
const read = (id: string, who: TestPerson | null = ana) =>
  call<Entry>(who, 'GET', `/api/network/${id}`);

describe('an entry', () => {
  it('is written, published, read, changed, withdrawn and deleted', async () => {
    const id = randomUUID();
    const added = await add(helena({ registry: 'crp 6-77' }), id);
    expect(added.body).toMatchObject({ state: 'draft', revision: 1, registry: 'CRP 06/77' });
    expect((await read(id)).status).toBe(404);
    expect((await publish(id)).body.state).toBe('published');
    expect((await read(id)).body).toMatchObject({
      name: 'Helena Prado',
      check: { on: '2026-11-03', by: 'Carla', again: '2027-02-03' },
      contact: { email: 'helena@example.com', phone: '', site: '' },
      favourite: false,
    });
    const draft = helena({ name: 'Helena P. Prado', inPerson: true, municipality: 3550308 });
    const changed = await call<Managed>(carla, 'PATCH', `${ADMIN}/${id}`, { revision: 1, draft });
    expect(changed.body).toMatchObject({ revision: 2, state: 'published' });
    expect((await read(id)).body.place).toEqual({ code: 3550308, name: 'São Paulo', state: 'SP' });
    const late = await call(carla, 'PATCH', `${ADMIN}/${id}`, { revision: 1, draft });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect((await call(carla, 'DELETE', `${ADMIN}/${id}`)).body.code).toBe('still_published');
    expect((await publish(id, false, 2)).body.state).toBe('withdrawn');
    expect((await read(id)).status).toBe(404);
    expect((await call(carla, 'DELETE', `${ADMIN}/${id}`)).status).toBe(204);
    expect((await call(carla, 'GET', `${ADMIN}/${id}`)).status).toBe(404);
  });

  it('is not shown before its registry is looked up, nor once that is too long ago', async () => {
    const id = randomUUID();
    await add(helena({ check: null }), id);
    expect((await publish(id)).body.code).toBe('not_checked');
    const shown = await out({ name: 'Davi' });
    expect(await names()).toEqual(['Davi']);
    await world.context.db
      .update(networkEntries)
      .set({ checkAgain: '2026-11-18' })
      .where(eq(networkEntries.id, shown));
    expect(await names()).toEqual([]);
    expect((await read(shown)).status).toBe(404);
    const due = await call<{ items: Managed[]; due: number }>(carla, 'GET', `${ADMIN}?due=true`);
    expect([due.body.due, due.body.items.map(({ name }) => name)]).toEqual([1, ['Davi']]);
  });

  it('is written by the general administration alone', async () => {
    for (const who of [ana, bruno]) {
      expect((await add(helena(), randomUUID(), who)).status).toBe(403);
      expect((await call(who, 'GET', `${ADMIN}/sheet.csv`)).status).toBe(403);
    }
    expect((await call(null, 'POST', '/api/network/search', {})).status).toBe(401);
  });

  it.each([
    ['a registry that is none', { registry: 'CRP 99/1' }, 'registry'],
    ['a registry of another council', { specialties: ['psychiatry'] }, 'specialties'],
    ['neither online nor in person', { online: false }, 'online'],
    ['in person nowhere', { inPerson: true }, 'municipality'],
    ['no way to reach them', { contact: {} }, 'contact'],
    ['a site without https', { contact: { site: 'http://a.example' } }, 'contact.site'],
    ['a price in the text', { about: 'Sessão por R$ 90' }, 'about'],
    ['a bargain among the topics', { topics: ['desconto'] }, 'topics.0'],
    [
      'a check that is due before it was',
      { check: { on: '2026-11-03', by: 'C', again: '2026-11-03' } },
      'check.again',
    ],
  ])('is refused with %s', async (_, more, path) => {
    const { status, body } = await add(helena(more));
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(JSON.stringify(body)).toContain(`draft.${path}"`);
  });

  it('has a registry of its own and a municipality that exists', async () => {
    await add(helena({ registry: 'CRP 06/1' }));
    const [one, other] = await Promise.all([
      add(helena({ registry: 'CRP 06/2' })),
      add(helena({ registry: 'CRP 6/2' })),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([201, 409]);
    expect((await add(helena({ registry: 'CRP 06/01' }))).status).toBe(201);
    expect((await add(helena({ registry: 'CRP 06/1' }))).body.code).toBe('registry_taken');
    expect((await add(helena({ municipality: 1_100_001 }))).body.code).toBe('unknown_municipality');
  });
});

describe('who looks for somebody', () => {
  it('finds them by the beginning of each word, without accents, and by filters', async () => {
    await out({ name: 'Helena Prado', inPerson: true, municipality: 3550308 });
    await out({ name: 'Davi Rezende', topics: ['luto'], languages: ['pt', 'libras'], plans: [] });
    await out({
      ...{ kind: 'clinic', name: 'Clínica Aurora', specialties: ['psychiatry', 'psychology'] },
      ...{ registry: 'CRP PJ 06/1', online: false, inPerson: true, municipality: 3509502 },
    });
    expect(await names()).toEqual(['Clínica Aurora', 'Davi Rezende', 'Helena Prado']);
    expect(await search({ text: 'SÔN pra' })).toMatchObject({ professionals: 1, clinics: 0 });
    const each: [object, string[]][] = [
      [{ text: 'clinica' }, ['Clínica Aurora']],
      [{ text: "' | :*" }, ['Clínica Aurora', 'Davi Rezende', 'Helena Prado']],
      [{ text: 'rado' }, []],
      [{ text: 'campinas' }, ['Clínica Aurora']],
      [{ specialty: 'psychiatry' }, ['Clínica Aurora']],
      [{ municipality: 3550308 }, ['Helena Prado']],
      [{ mode: 'online' }, ['Davi Rezende', 'Helena Prado']],
      [{ mode: 'inPerson', kind: 'professional' }, ['Helena Prado']],
      [{ language: 'libras' }, ['Davi Rezende']],
      [{ plan: 'Vida Serena', text: 'helena' }, ['Helena Prado']],
      [{ specialty: 'nutrition' }, []],
    ];
    for (const [wanted, found] of each) expect(await names(wanted)).toEqual(found);
    const first = await search({ limit: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['Clínica Aurora', 'Davi Rezende']);
    expect(await names({ limit: 2, after: first.next })).toEqual(['Helena Prado']);
    const choices = await call<object>(ana, 'GET', '/api/network/choices');
    expect(choices.body).toEqual({
      specialties: ['psychiatry', 'psychology'],
      places: [
        { code: 3509502, name: 'Campinas', state: 'SP' },
        { code: 3550308, name: 'São Paulo', state: 'SP' },
      ],
      languages: ['libras', 'pt'],
      plans: ['Vida Serena'],
      favourites: 0,
      isProfessional: false,
    });
  });

  it('keeps favourites that nobody else sees', async () => {
    const id = await out();
    const mark = (favourite: boolean, of = id) =>
      call<{ favourites: number }>(ana, 'PUT', `/api/network/${of}/favourite`, { favourite });
    expect((await mark(true)).body).toEqual({ favourites: 1 });
    expect((await mark(true)).body).toEqual({ favourites: 1 });
    expect(await names({ favourites: true })).toEqual(['Helena Prado']);
    expect((await search()).items[0]?.favourite).toBe(true);
    for (const other of [bruno, carla]) {
      expect(await names({ favourites: true }, other)).toEqual([]);
      expect((await search({}, other)).items[0]?.favourite).toBe(false);
    }
    expect((await mark(true, randomUUID())).status).toBe(404);
    await publish(id, false);
    expect(await names({ favourites: true })).toEqual([]);
    expect((await mark(false)).body).toEqual({ favourites: 0 });
  });

  it('finds municipalities by name, by name with state, and by code', async () => {
    const like = async (text: string) => {
      const path = `/api/network/municipalities?text=${encodeURIComponent(text)}`;
      const { body } = await call<{ places: { name: string; state: string }[] }>(ana, 'GET', path);
      return body.places.map(({ name, state }) => `${name}/${state}`);
    };
    expect(await like('sao joao d')).toContain("São João d'Aliança/GO");
    expect(await like('bom jesus rs')).toEqual(['Bom Jesus/RS']);
    expect(await like('3550308')).toEqual(['São Paulo/SP']);
    expect(await like('xyz')).toEqual([]);
  });
});

describe('a table', () => {
  const bring = (text: string, dryRun = false, who = carla) =>
    call<SheetReport>(who, 'POST', `${ADMIN}/sheet`, { text, dryRun });
  const table = async () => (await world.fetchAs(carla, `${ADMIN}/sheet.csv`)).text();
  const HEADING = 'tipo;nome;especialidades;registro;por_video;email';

  it('goes out and comes in again without a change', async () => {
    await listInvented(world.context);
    const text = await table();
    expect(text.split('\r\n')).toHaveLength(14);
    expect((await bring(text)).body).toEqual({ added: 0, changed: 0, same: 12, refused: [] });
    await world.context.db.delete(networkEntries);
    expect((await bring(text, true)).body).toMatchObject({ added: 12, refused: [] });
    expect((await bring(text)).body.added).toBe(12);
    expect(await table()).toBe(text);
    const { body } = await call<{ items: Managed[] }>(carla, 'GET', ADMIN);
    expect(new Set(body.items.map(({ state }) => state))).toEqual(new Set(['draft']));
  });

  it('stores nothing where a line is refused, nor when one only asks', async () => {
    const rows = [
      HEADING,
      'profissional;Lia;psicologia;CRP 06/5;sim;lia@example.com',
      'profissional;Rui;psicologia;CRP 6/5;sim;rui@example.com',
      'alguém;;medicina;OAB 1;não;',
    ].join('\n');
    const told = {
      refused: [
        { line: 3, name: 'Rui', problems: ['registry_twice'] },
        {
          line: 4,
          name: '',
          problems: ['kind', 'name', 'specialties', 'registry', 'modes', 'contact'],
        },
      ],
    };
    const { body } = await bring(rows);
    expect(body).toMatchObject({ added: 1, refused: [told.refused[0], { line: 4 }] });
    expect(new Set(body.refused[1]?.problems)).toEqual(
      expect.objectContaining(new Set(['kind', 'name', 'specialties', 'registry'])),
    );
    expect((await bring(rows.split('\n').slice(0, 2).join('\n'), true)).body.added).toBe(1);
    const { body: listed } = await call<{ total: number }>(carla, 'GET', ADMIN);
    expect(listed.total).toBe(0);
  });

  it('of an older kind leaves alone what it does not tell', async () => {
    const id = await out({ registry: 'CRP 06/9', about: 'Um texto', plans: ['Plano Ipê'] });
    const old = 'nome,tipo,especialidades,registro\nHelena Nova,profissional,psicologia,CRP 06/9';
    expect((await bring(old)).body).toEqual({ added: 0, changed: 1, same: 0, refused: [] });
    expect((await read(id)).body).toMatchObject({
      ...{ name: 'Helena Nova', about: 'Um texto', plans: ['Plano Ipê'] },
    });
  });

  it.each(['', 'nome;registro\nA;B', '{"a":1}'])('that is none is refused: %j', async (text) => {
    const { status, body } = await bring(text);
    expect([status, body.code]).toEqual([422, 'no_sheet']);
  });
});
