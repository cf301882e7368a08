import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  givePlan,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server?.stop());

const NOBODY = '01936f3c-0000-7000-8000-00000000dead';
const COMPANIES = '/api/admin/companies';
/** An alphanumeric one as the revenue service prints it as its example, and a numeric one. */
const [LETTERS, DIGITS] = ['12.abc.345/01de-35', '11.222.333/0001-81'];

interface Answer {
  status: number;
  code?: string;
  id?: string;
  companies?: { id: string; name: string; cnpj: string | null; people: number }[];
}
async function ask(
  who: TestPerson | null,
  method: string,
  path: string,
  json?: object,
): Promise<Answer> {
  const response = await server.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  return { ...(text ? (JSON.parse(text) as object) : {}), status: response.status };
}
const named = async (text: string) =>
  (await ask(server.people.carla, 'POST', `${COMPANIES}/search`, { text })).companies ?? [];
const acts = async () => {
  const answer = await ask(server.people.carla, 'POST', '/api/admin/audit/search', {});
  return (answer as unknown as { acts: { act: string }[] }).acts.map(({ act }) => act);
};

describe('a company', () => {
  it('is made by a general admin alone, with a CNPJ of either kind that nobody has', async () => {
    const { ana, bruno, carla } = server.people;
    const make = (who: TestPerson | null, cnpj: string) =>
      ask(who, 'POST', COMPANIES, { name: ' Vale Claro ', cnpj });
    for (const [who, status] of [
      [null, 401],
      [ana, 403],
      [bruno, 403],
    ] as const) {
      expect((await make(who, LETTERS)).status).toBe(status);
    }
    expect((await make(carla, '12.abc.345/01de-36')).status).toBe(400);
    const unfit = { name: 'Vale\u202eClaro', cnpj: LETTERS };
    expect((await ask(carla, 'POST', COMPANIES, unfit)).status).toBe(400);
    const answers = await Promise.all([make(carla, LETTERS), make(carla, LETTERS)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('cnpj_taken');
    expect(await named('vale claro')).toMatchObject([
      { name: 'Vale Claro', cnpj: '12ABC34501DE35', people: 0 },
    ]);
    expect(await acts()).toEqual(['company_created']);
  });

  it('gets another name and number, but none of another company', async () => {
    const { bruno, carla, companyA, companyB } = server.people;
    const change = (who: TestPerson, id: string, json: object) =>
      ask(who, 'PATCH', `${COMPANIES}/${id}`, json);
    const [name, cnpj] = ['Companhia Nova', DIGITS];
    expect((await change(bruno, companyA.id, { name })).status).toBe(403);
    expect((await change(carla, companyA.id, { name, cnpj })).status).toBe(204);
    expect((await change(carla, companyA.id, { name, cnpj })).status).toBe(204);
    expect((await change(carla, companyB.id, { name: 'B', cnpj })).code).toBe('cnpj_taken');
    expect((await change(carla, NOBODY, { name })).status).toBe(404);
    expect(await named('nova')).toMatchObject([{ id: companyA.id, cnpj: '11222333000181' }]);
    expect(await named('companhia b')).toHaveLength(1);
    expect(await acts()).toEqual(['company_profile_changed']);
  });

  it('is deleted with what is its own; its people keep their accounts and are told', async () => {
    const { ana, bruno, carla, companyA, companyB } = server.people;
    await givePlan(server.context, ana, 'empresarial');
    const invite = { lines: [{ address: 'lia@example.org' }] };
    await ask(bruno, 'POST', '/api/companies/own/invitations', invite);
    const path = `${COMPANIES}/${companyA.id}`;
    expect((await ask(ana, 'DELETE', path)).status).toBe(403);
    expect((await ask(bruno, 'DELETE', path)).status).toBe(403);
    const answers = await Promise.all([ask(carla, 'DELETE', path), ask(carla, 'DELETE', path)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await named('companhia')).toMatchObject([{ id: companyB.id, people: 1 }]);
    for (const who of [ana, bruno]) {
      expect(await ask(who, 'GET', '/api/me')).toMatchObject({
        ...{ status: 200, company: null, plan: 'free', isCompanyAdmin: false },
      });
      await expect
        .poll(async () => (await server.mailbox(who.email)).map(({ subject }) => subject))
        .toContain('A ligação da sua conta com uma empresa mudou');
    }
    const { rows } = await server.context.db.$client.query(
      'select from data_keys where owner_id = $1',
      [companyA.id],
    );
    expect(rows).toEqual([]);
    expect(await acts()).toContain('company_deleted');
  });
});
