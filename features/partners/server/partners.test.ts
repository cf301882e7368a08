import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SheetReport } from '#features/content/contract/sheet.ts';
import { readFile } from '#features/files/server/index.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { MAX_PARTNERS, type ManagedPartner, type Partner } from '../contract/partners.contract.ts';
import { partners } from './partners.tables.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world?.stop());
beforeEach(() => world.context.db.delete(partners));

type Answer<T> = { status: number; body: T & { code?: string } };
async function call<T>(
  who: TestPerson | null,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer<T>> {
  const response = await world.fetchAs(
    who,
    path,
    json === undefined ? { method } : { method, json },
  );
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}
const ADMIN = '/api/admin/partners';
const partner = (more: object = {}) => ({
  name: 'Casa do Sono',
  category: 'health',
  link: 'https://casadosono.example.org',
  description: 'Ensina a dormir melhor.',
  logo: null,
  ...more,
});
const add = (draft: object, id: string = randomUUID(), who = world.people.carla) =>
  call<ManagedPartner>(who, 'POST', ADMIN, { id, draft });
const publish = (id: string, published = true, revision = 1) =>
  call<ManagedPartner>(world.people.carla, 'PUT', `${ADMIN}/${id}/published`, {
    published,
    revision,
  });
const listed = async (who: TestPerson | null = null) =>
  (await call<{ partners: Partner[] }>(who, 'GET', '/api/partners')).body.partners;

/** A picture as small as they come. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
async function upload(): Promise<string> {
  const path = `partners/${randomUUID()}`;
  const answer = await world.fetchAs(world.people.carla, `/storage/v1/object/covers/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: PIXEL,
  });
  expect(answer.status).toBe(200);
  return path;
}
const isThere = async (path: string) =>
  (await readFile(world.context, { bucket: 'covers', path })) !== null;

describe('a partner', () => {
  it('is written, published for everybody, changed, withdrawn and deleted', async () => {
    const { carla } = world.people;
    const id = randomUUID();
    expect((await add(partner(), id)).body).toMatchObject({ state: 'draft', revision: 1 });
    expect(await listed()).toEqual([]);
    expect((await publish(id)).body.state).toBe('published');
    expect(await listed()).toEqual([{ id, ...partner() }]);
    const change = { revision: 1, draft: partner({ name: 'Casa do Bom Sono' }) };
    expect((await call(carla, 'PATCH', `${ADMIN}/${id}`, change)).status).toBe(200);
    expect((await call(carla, 'PATCH', `${ADMIN}/${id}`, change)).body.code).toBe('conflict');
    expect((await call(carla, 'DELETE', `${ADMIN}/${id}`)).body.code).toBe('still_published');
    expect((await publish(id, false, 2)).body.state).toBe('withdrawn');
    expect((await call(carla, 'DELETE', `${ADMIN}/${id}`)).status).toBe(204);
    expect((await call(carla, 'DELETE', `${ADMIN}/${id}`)).status).toBe(404);
  });

  it('keeps its former logo as long as a version shows it', async () => {
    const { carla } = world.people;
    const [first, second] = [await upload(), await upload()];
    const id = randomUUID();
    await add(partner({ logo: { path: first, alt: 'Uma lua' } }), id);
    const draft = partner({ logo: { path: second, alt: 'Uma lua' } });
    await call(carla, 'PATCH', `${ADMIN}/${id}`, { revision: 1, draft });
    await call(carla, 'DELETE', `${ADMIN}/${id}`);
    expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
    const versions = `/api/admin/content/partner/items/${id}/versions`;
    const { body } = await call<{ draft: object }>(carla, 'GET', `${versions}/1`);
    expect((await add(body.draft, id)).body).toMatchObject({ logo: { path: first } });
  });

  it('is written by the general administration alone', async () => {
    const { ana, bruno } = world.people;
    for (const who of [ana, bruno]) {
      expect((await add(partner(), randomUUID(), who)).status).toBe(403);
    }
    expect((await call(null, 'POST', ADMIN, {})).status).toBe(401);
  });

  it.each([
    ['a link without https', { link: 'http://a.example.org' }],
    ['a link that is a program', { link: 'javascript:alert(1)' }],
    ['no name', { name: ' ' }],
    ['a category that is none', { category: 'bank' }],
    ['a logo of somebody else', { logo: { path: 'news/1.png', alt: 'x' } }],
    ['a logo without words', { logo: { path: 'partners/1', alt: '' } }],
  ])('is refused with %s', async (_, more) => {
    expect((await add(partner(more))).body.code).toBe('invalid');
  });

  it('is one too many beyond the limit', async () => {
    const rows = Array.from({ length: MAX_PARTNERS }, (_, nth) => ({
      ...{ id: randomUUID(), name: `Parceiro ${nth}`, category: 'health' as const },
      ...{ link: 'https://a.example.org', description: 'x', updatedAt: new Date() },
    }));
    await world.context.db.insert(partners).values(rows);
    expect((await add(partner())).body.code).toBe('too_many_partners');
  });
});

describe('the table of partners', () => {
  const bring = (text: string, dryRun = false, who = world.people.carla) =>
    call<SheetReport>(who, 'POST', `${ADMIN}/sheet`, { text, dryRun });
  const table = async () => (await world.fetchAs(world.people.carla, `${ADMIN}/sheet.csv`)).text();
  const managed = async () =>
    (await call<{ partners: ManagedPartner[] }>(world.people.carla, 'GET', ADMIN)).body.partners;

  it('goes out and comes in again; a logo stays where its line changes', async () => {
    const logo = { path: await upload(), alt: 'Uma lua' };
    await add(partner({ logo }));
    await add(partner({ name: '=Soma', category: 'community' }));
    const text = await table();
    expect(text.split('\r\n')).toHaveLength(4);
    expect((await bring(text)).body).toEqual({ added: 0, changed: 0, same: 2, refused: [] });
    const changed = 'nome;link;descricao\ncasa do sono;https://novo.example.org;Outra';
    expect((await bring(`${changed}\nPasso;https://p.example.org;Aulas`)).body.refused).toEqual([
      { line: 3, name: 'Passo', problems: ['category'] },
    ]);
    expect((await bring(changed, true)).body.changed).toBe(1);
    expect((await managed()).map(({ link }) => link)).not.toContain('https://novo.example.org');
    await bring(changed);
    const [, second] = await managed();
    expect(second).toMatchObject({
      ...{ name: 'casa do sono', link: 'https://novo.example.org', description: 'Outra' },
      ...{ category: 'health', logo, revision: 2, state: 'draft' },
    });
    const versions = `/api/admin/content/partner/items/${second?.id}/versions`;
    const kept = await call<{ versions: object[] }>(world.people.carla, 'GET', versions);
    expect(kept.body.versions).toHaveLength(2);
  });

  it.each([
    [
      'a name that comes twice',
      'Lua;saúde;https://a.example.org;x\nlua;saúde;https://a.example.org;x',
      'name_twice',
    ],
    ['a link that is a program', 'Lua;saúde;javascript:alert(1);x', 'link'],
    ['a category that is none', 'Lua;banco;https://a.example.org;x', 'category'],
    ['no description', 'Lua;saúde;https://a.example.org;', 'description'],
  ])('with %s stores nothing', async (_, rows, problem) => {
    const { body } = await bring(`nome;categoria;link;descricao\n${rows}`);
    expect(body.refused.flatMap(({ problems }) => problems)).toEqual([problem]);
    expect(await managed()).toEqual([]);
  });

  it('is none where its columns are missing, and is the administration’s alone', async () => {
    expect((await bring('a;b\n1;2')).body.code).toBe('no_sheet');
    for (const who of [world.people.ana, world.people.bruno]) {
      expect((await bring('nome;link', true, who)).status).toBe(403);
      expect((await world.fetchAs(who, `${ADMIN}/sheet.csv`)).status).toBe(403);
    }
  });
});
