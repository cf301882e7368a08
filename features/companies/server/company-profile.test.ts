import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { CompanyUnit } from '../contract/company-profile.contract.ts';
import type { UnitKind } from '../contract/unit-name.rules.ts';
import { companies, companyCnpjs, companyMembers, companyUnits } from './companies.tables.ts';

const OWN = '/api/companies/own';
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

interface Answer {
  code?: string;
  id?: string;
  name?: string;
  people?: unknown;
  cnpjs?: { cnpj: string; relation: string }[];
  units?: CompanyUnit[];
  newSites?: string[];
  newSectors?: string[];
  invitations?: { id: string; site: string | null; sector: string | null }[];
}
async function ask(who: TestPerson | null, method: string, path: string, json?: object) {
  const response = await server.fetchAs(who, `${OWN}${path}`, json ? { method, json } : { method });
  const text = await response.text();
  return { ...(text ? (JSON.parse(text) as Answer) : {}), status: response.status };
}
const profile = (who: TestPerson | null) => ask(who, 'GET', '/profile');
const place = (who: TestPerson | null) => ask(who, 'GET', '/place');
const addCnpj = (who: TestPerson | null, cnpj: string, name = 'Filial') =>
  ask(who, 'POST', '/cnpjs', { cnpj, name });
const addUnit = (who: TestPerson | null, kind: UnitKind, name: string) =>
  ask(who, 'POST', '/units', { kind, name });
const unitId = async (who: TestPerson, name: string) =>
  (await profile(who)).units?.find((one) => one.name === name)?.id ?? '';
const move = (
  by: TestPerson | null,
  { userId }: TestPerson,
  siteId: string | null,
  sectorId: string | null,
) => ask(by, 'PUT', `/people/${userId}/place`, { siteId, sectorId });
const invite = (by: TestPerson, address: string, site: string, sector: string) =>
  ask(by, 'POST', '/invitations', { lines: [{ address, site, sector }] });
const acts = async () =>
  (await (
    await server.fetchAs(server.people.carla, '/api/admin/audit/search', {
      method: 'POST',
      json: {},
    })
  ).text()) as string;

describe('what a company says of itself', () => {
  it('is changed by its admin, seen by its people, and written down without the name', async () => {
    const { ana, bruno, carla, duda, companyA } = server.people;
    expect((await profile(null)).status).toBe(401);
    expect((await profile(ana)).status).toBe(403);
    expect((await profile(carla)).status).toBe(404);
    expect(await profile(bruno)).toMatchObject({ name: companyA.name, people: 2, cnpjs: [] });
    const name = '  Companhia A do Brasil ';
    expect((await ask(ana, 'PATCH', '/profile', { name })).status).toBe(403);
    for (const unfit of [' ', '\u200b', 'Companhia\nA', 'Companhia \u202eA', 'Companhia\u0000A']) {
      expect((await ask(bruno, 'PATCH', '/profile', { name: unfit })).status).toBe(400);
    }
    expect((await ask(bruno, 'PATCH', '/profile', { name })).status).toBe(204);
    expect(await place(ana)).toMatchObject({ company: 'Companhia A do Brasil', site: null });
    expect((await place(carla)).status).toBe(404);
    expect((await profile(duda)).name).toBe('Companhia B');
    expect(await acts()).toContain('company_profile_changed');
  });

  it('has the CNPJs of its group, and none that is here already', async () => {
    const { bruno, duda, companyB } = server.people;
    const { db } = server.context;
    await db.update(companies).set({ cnpj: '11444777000161' }).where(eq(companies.id, companyB.id));
    expect((await addCnpj(bruno, '11.444.777/0001-61')).code).toBe('cnpj_taken');
    expect((await addCnpj(bruno, '11.444.777/0001-62')).status).toBe(400);
    // The first is the one that the company is known by.
    expect((await addCnpj(bruno, '11.222.333/0001-81')).status).toBe(204);
    expect((await addCnpj(bruno, '11222333000262')).status).toBe(204);
    expect((await addCnpj(bruno, '45.997.418/0001-53')).status).toBe(204);
    expect((await addCnpj(bruno, '11222333000181')).code).toBe('cnpj_taken');
    expect((await addCnpj(duda, '45997418000153')).code).toBe('cnpj_taken');
    expect((await profile(bruno)).cnpjs?.map(({ relation }) => relation)).toEqual([
      'head',
      'branch',
      'group',
    ]);
    expect((await ask(duda, 'DELETE', '/cnpjs/45997418000153')).status).toBe(404);
    expect((await ask(bruno, 'DELETE', '/cnpjs/11222333000181')).status).toBe(404);
    expect((await ask(bruno, 'DELETE', '/cnpjs/45997418000153')).status).toBe(204);
    expect((await addCnpj(duda, '45997418000153')).status).toBe(204);
  });

  it('gives a number to one of two companies that add it at once', async () => {
    const { bruno, duda } = server.people;
    await server.context.db.delete(companyCnpjs);
    const cnpj = '45997418000153';
    const answers = await Promise.all([addCnpj(bruno, cnpj), addCnpj(duda, cnpj)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

describe('sites and sectors', () => {
  it('are there once, however they are written, and are those of the own company', async () => {
    const { ana, bruno, duda } = server.people;
    expect((await addUnit(ana, 'site', 'Betim')).status).toBe(403);
    expect((await addUnit(bruno, 'site', ' Betim ')).name).toBe('Betim');
    expect((await addUnit(bruno, 'site', 'BETÍM')).code).toBe('unit_exists');
    expect((await addUnit(bruno, 'sector', 'Betim')).status).toBe(200);
    expect((await addUnit(duda, 'site', 'Betim')).status).toBe(200);
    const id = await unitId(bruno, 'Betim');
    expect((await ask(duda, 'PATCH', `/units/${id}`, { name: 'Recife' })).status).toBe(404);
    expect((await ask(duda, 'POST', `/units/${id}/removal`, { into: null })).status).toBe(404);
  });

  it('hold people, who see where they are; a place of elsewhere or of the other kind is none', async () => {
    const { ana, bruno, duda } = server.people;
    await server.context.db.delete(companyUnits);
    const site = (await addUnit(bruno, 'site', 'Campinas')).id ?? '';
    const sector = (await addUnit(bruno, 'sector', 'Operações')).id ?? '';
    const foreign = (await addUnit(duda, 'site', 'Santos')).id ?? '';
    expect((await move(ana, ana, site, sector)).status).toBe(403);
    expect((await move(duda, ana, null, null)).status).toBe(404);
    expect((await move(bruno, ana, foreign, null)).status).toBe(404);
    expect((await move(bruno, ana, sector, site)).status).toBe(404);
    expect(await place(ana)).toMatchObject({ site: null, sector: null });
    expect((await move(bruno, ana, site, sector)).status).toBe(204);
    expect(await place(ana)).toMatchObject({ site: 'Campinas', sector: 'Operações' });
    const found = await ask(bruno, 'POST', '/people/search', { sector: 'Operações' });
    expect(found.people).toMatchObject([{ name: 'Ana Ribeiro', site: 'Campinas' }]);
    const none = await ask(bruno, 'POST', '/people/search', { sector: '' });
    expect(none.people).toMatchObject([{ name: 'Bruno Tavares', sector: null }]);
    expect(await acts()).toContain('member_moved');
  });

  it('are renamed and joined with the people and the invitations in them', async () => {
    const { ana, bruno } = server.people;
    await server.context.db.delete(companyUnits);
    const [from, to] = [
      await addUnit(bruno, 'sector', 'Expedisão'),
      await addUnit(bruno, 'sector', 'Caixa'),
    ];
    await move(bruno, ana, null, from.id ?? '');
    expect((await invite(bruno, 'lia@example.org', '', 'expedisao')).status).toBe(200);
    const rename = (name: string) => ask(bruno, 'PATCH', `/units/${from.id}`, { name });
    expect((await rename('CAIXA')).code).toBe('unit_exists');
    expect((await rename('Expedição')).status).toBe(204);
    expect(await place(ana)).toMatchObject({ sector: 'Expedição' });
    const open = async () => (await ask(bruno, 'GET', '/invitations')).invitations?.[0]?.sector;
    expect(await open()).toBe('Expedição');
    const remove = (into: string | null) =>
      ask(bruno, 'POST', `/units/${from.id}/removal`, { into });
    expect((await remove(from.id ?? '')).status).toBe(404);
    expect((await remove(to.id ?? '')).status).toBe(204);
    expect(await place(ana)).toMatchObject({ sector: 'Caixa' });
    expect(await open()).toBe('Caixa');
    expect((await profile(bruno)).units).toMatchObject([{ name: 'Caixa', people: 1 }]);
  });

  it('come by an invitation, whose check tells those that are new', async () => {
    const { bruno } = server.people;
    await server.context.db.delete(companyUnits);
    await addUnit(bruno, 'site', 'Betim');
    const lines = [
      { address: 'zoe@example.org', site: 'betim', sector: 'Loja' },
      { address: 'zac@example.org', site: 'Betin', sector: 'LOJA' },
    ];
    const checked = await ask(bruno, 'POST', '/invitations/check', { lines });
    expect(checked).toMatchObject({ newSites: ['Betin'], newSectors: ['Loja'] });
    expect((await profile(bruno)).units).toHaveLength(1);
    await invite(bruno, 'zoe@example.com', 'betim', 'Loja');
    await invite(bruno, 'zac@example.com', '', 'LOJA');
    const zoe = await signInNewPerson(server.url, server.context, 'Zoe');
    const own = await server.fetchAs(zoe, '/api/invitations');
    const [waiting] = ((await own.json()) as { invitations: { id: string }[] }).invitations;
    const path = `/api/invitations/${waiting?.id}/acceptance`;
    expect((await server.fetchAs(zoe, path, { method: 'POST', json: {} })).status).toBe(204);
    expect(await place(zoe)).toMatchObject({ site: 'Betim', sector: 'Loja' });
    expect((await profile(bruno)).units?.map(({ name }) => name)).toEqual(['Betim', 'Loja']);
  });
});

describe('the list of people', () => {
  it('goes by name without accents, follows a new name, and pages without a gap', async () => {
    const { bruno, companyA } = server.people;
    const { db } = server.context;
    const names = ['Érica Sá', 'eva Lima', 'Élton Sá'];
    for (const name of names) {
      const { userId } = await signInNewPerson(server.url, server.context, `${name}`);
      await db.insert(companyMembers).values({ userId, companyId: companyA.id });
    }
    const search = async (json: object) =>
      (await ask(bruno, 'POST', '/people/search', json)) as unknown as {
        people: { id: string; name: string }[];
        next: string | null;
      };
    const all = (await search({})).people.map(({ name }) => name);
    const wanted = ['Ana Ribeiro', 'Bruno Tavares', 'Élton Sá', 'Érica Sá', 'eva Lima'];
    expect(all.filter((name) => wanted.includes(name))).toEqual(wanted);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const { people, next } = await search({ limit: 2, ...(after ? { after } : {}) });
      paged.push(...people.map(({ name }) => name));
      after = next ?? undefined;
    } while (after);
    expect(paged).toEqual(all);
    const [erica] = (await search({ text: 'erica s' })).people;
    const { serviceKey } = server.context.settings;
    const renamed = await fetch(`${server.url}/auth/v1/admin/users/${erica?.id}`, {
      method: 'PUT',
      headers: {
        ...{ apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
        'content-type': 'application/json',
      },
      body: JSON.stringify({ user_metadata: { full_name: 'Abel Sá' } }),
    });
    expect(await renamed.json()).toMatchObject({ user_metadata: { full_name: 'Abel Sá' } });
    expect((await search({})).people[0]?.name).toBe('Abel Sá');
  });
});
