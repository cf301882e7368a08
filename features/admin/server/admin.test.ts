import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyMembers } from '#features/companies/server/companies.tables.ts';
import {
  givePlan,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { AdminCompany, AdminUser } from '../contract/admin.contract.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

const USERS = '/api/admin/users';
interface Answer {
  code?: string;
  users?: AdminUser[];
  companies?: AdminCompany[];
  next?: string | null;
}
async function ask(who: TestPerson | null, method: string, path: string, json?: object) {
  const response = await server.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  return { ...(text ? (JSON.parse(text) as Answer) : {}), status: response.status };
}
const users = async (json: object) =>
  (await ask(server.people.carla, 'POST', `${USERS}/search`, json)).users ?? [];
const names = async (json: object) => (await users(json)).map(({ name }) => name);
const companies = async (json: object) =>
  (await ask(server.people.carla, 'POST', '/api/admin/companies/search', json)).companies ?? [];
const newcomer = (name: string) => signInNewPerson(server.url, server.context, name);
const acts = async () => {
  const answer = await ask(server.people.carla, 'POST', '/api/admin/audit/search', {});
  return (answer as unknown as { acts: { act: string; actor: { name: string } }[] }).acts;
};

describe('the list of accounts', () => {
  it('is for general admins alone, and tells role, plan and company', async () => {
    const { ana, bruno, carla, companyA } = server.people;
    for (const [who, status] of [
      [null, 401],
      [ana, 403],
      [bruno, 403],
    ] as const) {
      expect((await ask(who, 'POST', `${USERS}/search`, {})).status).toBe(status);
      expect((await ask(who, 'DELETE', `${USERS}/${carla.userId}`)).status).toBe(status);
    }
    await givePlan(server.context, ana, 'empresarial');
    expect(await names({})).toEqual([
      'Ana Ribeiro',
      'Bruno Tavares',
      'Carla Menezes',
      'Duda Prado',
    ]);
    expect(await users({ text: 'ana r' })).toMatchObject([
      {
        ...{ email: ana.email, role: 'none', plan: 'empresarial', state: 'confirmed' },
        ...{ company: companyA, isSuspended: false, planEndsAt: null },
      },
    ]);
    expect(await names({ role: 'admin' })).toEqual(['Carla Menezes']);
    expect(await names({ companyId: companyA.id, role: 'company_admin' })).toEqual([
      'Bruno Tavares',
    ]);
    expect(await names({ text: '%' })).toEqual([]);
    expect(await names({ text: 'DUDA@' })).toEqual(['Duda Prado']);
  });

  it('tells until when a plan runs, and nothing of one that is over', async () => {
    const { bruno, duda } = server.people;
    const ahead = new Date('2099-12-31T12:00:00Z');
    await givePlan(server.context, duda, 'individual', ahead);
    await givePlan(server.context, bruno, 'individual', new Date('2020-01-31T12:00:00Z'));
    expect(await users({ text: duda.email })).toMatchObject([
      { plan: 'individual', planEndsAt: ahead.toISOString() },
    ]);
    expect(await users({ text: bruno.email })).toMatchObject([{ plan: 'free', planEndsAt: null }]);
  });

  it.each([
    { sort: 'name', descending: false },
    { sort: 'name', descending: true },
    { sort: 'created', descending: false },
    { sort: 'created', descending: true },
  ])('goes by $sort, descending $descending, page by page without a gap', async (order) => {
    const whole = await names(order);
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const json = { ...order, limit: 2, ...(after ? { after } : {}) };
      const answer: Answer = await ask(server.people.carla, 'POST', `${USERS}/search`, json);
      paged.push(...(answer.users ?? []).map(({ name }) => name));
      after = answer.next ?? null;
    } while (after);
    expect(paged).toEqual(whole);
    expect(whole).toHaveLength(4);
  });
});

describe('an account', () => {
  it('is suspended at once and let in again, each written down once', async () => {
    const { carla, duda } = server.people;
    const path = `${USERS}/${duda.userId}/suspension`;
    expect((await ask(carla, 'PUT', path)).status).toBe(204);
    expect((await ask(carla, 'PUT', path)).status).toBe(204);
    expect((await ask(duda, 'GET', '/api/me')).status).toBe(401);
    expect((await users({ text: 'duda' }))[0]?.isSuspended).toBe(true);
    expect((await ask(carla, 'DELETE', path)).status).toBe(204);
    expect((await ask(duda, 'GET', '/api/me')).status).toBe(200);
    const log = (await acts()).map(({ act }) => act);
    expect(log.filter((act) => act.startsWith('account_'))).toEqual([
      'account_unbanned',
      'account_banned',
    ]);
    expect((await acts())[0]?.actor.name).toBe('Carla Menezes');
  });

  it('of a general admin is neither suspended nor deleted here, nor is one that nobody has', async () => {
    const { carla } = server.people;
    const own = `${USERS}/${carla.userId}`;
    expect((await ask(carla, 'PUT', `${own}/suspension`)).code).toBe('general_admin');
    expect((await ask(carla, 'DELETE', own)).code).toBe('general_admin');
    const nobody = `${USERS}/01936f3c-0000-7000-8000-00000000dead`;
    expect((await ask(carla, 'PUT', `${nobody}/suspension`)).status).toBe(404);
    expect((await ask(carla, 'DELETE', nobody)).status).toBe(404);
  });

  it('is deleted with what it kept, once nobody is left without an admin, and its person is told', async () => {
    const { bruno, carla, companyA } = server.people;
    expect((await ask(carla, 'DELETE', `${USERS}/${bruno.userId}`)).code).toBe(
      'only_company_admin',
    );
    const zeca = await newcomer('Zeca');
    const { userId } = zeca;
    await server.context.db.insert(companyMembers).values({ userId, companyId: companyA.id });
    const [first, second] = await Promise.all([
      ask(carla, 'DELETE', `${USERS}/${userId}`),
      ask(carla, 'DELETE', `${USERS}/${userId}`),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([204, 404]);
    expect((await ask(zeca, 'GET', '/api/me')).status).toBe(401);
    expect(await names({ text: 'zeca' })).toEqual([]);
    const [farewell] = await server.mailbox(zeca.email);
    expect(farewell?.subject).toBeTruthy();
    expect((await acts())[0]).toMatchObject({ act: 'account_deleted', subject: { name: null } });
  });

  it('is invited by its address once, and shown as invited', async () => {
    const { ana, carla } = server.people;
    const invite = (email: string) => ask(carla, 'POST', `${USERS}/invitations`, { email });
    expect((await invite('nina')).code).toBe('not_address');
    expect((await invite(ana.email)).code).toBe('account_exists');
    expect((await invite(' Nina@Example.org ')).status).toBe(204);
    expect(await server.mailbox('nina@example.org')).toHaveLength(1);
    expect(await users({ text: 'nina@' })).toMatchObject([{ state: 'invited', company: null }]);
    expect((await acts())[0]?.act).toBe('account_invited');
  });
});

describe('the list of companies', () => {
  it('counts people and admins, and finds by name and number', async () => {
    const { ana, companyA, companyB } = server.people;
    expect((await ask(ana, 'POST', '/api/admin/companies/search', {})).status).toBe(403);
    expect(await companies({})).toMatchObject([
      { name: companyA.name, people: 2, admins: 1, plan: 'none', seats: null },
      { name: companyB.name, people: 1, admins: 1 },
    ]);
    const [first] = await companies({ sort: 'people', descending: true, limit: 1 });
    expect(first?.name).toBe(companyA.name);
    const rest = await companies({ sort: 'people', descending: true, after: first?.id });
    expect(rest.map(({ name }) => name)).toEqual([companyB.name]);
    expect(await companies({ text: 'COMPANHÍA b' })).toHaveLength(1);
    expect(await companies({ text: '11.222' })).toEqual([]);
  });
});
