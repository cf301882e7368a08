import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import {
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { CODE_TRIES } from '../contract/joining.contract.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ environment: { ANONYMOUS_SIGN_IN: 'on' } });
});
afterAll(() => server?.stop());

const VALE_CLARO = { name: ' Vale Claro ', cnpj: '12.abc.345/01de-35' };
const found = async (who: TestPerson | null, json: object = VALE_CLARO) => {
  const answer = await server.fetchAs(who, '/api/companies', { method: 'POST', json });
  const text = await answer.text();
  return { status: answer.status, code: text ? (JSON.parse(text) as { code: string }).code : null };
};
const me = async (who: TestPerson) =>
  (await (await server.fetchAs(who, '/api/me')).json()) as Record<string, unknown>;
const newcomer = (name: string) => signInNewPerson(server.url, server.context, name);

describe('a company of somebody who has an account', () => {
  it('has them as its admin and begins its trial', async () => {
    const eva = await newcomer('Eva');
    expect(await found(eva)).toEqual({ status: 204, code: null });
    expect(await me(eva)).toMatchObject({
      ...{ isCompanyAdmin: true, isAdmin: false, plan: 'empresarial' },
      company: { name: 'Vale Claro' },
    });
  });

  it('begins no second trial for who had one', async () => {
    const gil = await newcomer('Gil');
    await server.fetchAs(gil, '/api/payment/trial', { method: 'POST' });
    await found(gil, { name: 'Oficina', cnpj: '11444777000161' });
    expect(await me(gil)).toMatchObject({ isCompanyAdmin: true, plan: 'individual' });
  });

  it('is not registered by visitors, by Ana who belongs to one, nor with a CNPJ that is none', async () => {
    const { ana, carla } = server.people;
    const other = { name: 'Outra', cnpj: '33000167000101' };
    expect((await found(null, other)).status).toBe(401);
    expect(await found(ana, other)).toEqual({ status: 409, code: 'has_company' });
    expect((await found(carla, { ...other, cnpj: '33000167000102' })).status).toBe(400);
    expect((await found(carla, { ...other, name: ' ' })).status).toBe(400);
    expect((await found(carla, { ...other, name: 'Ou\u202etra' })).status).toBe(400);
    expect((await me(ana)).isCompanyAdmin).toBe(false);
  });

  it('is founded by no guest, whatever they say of themselves', async () => {
    const wish = { plan: 'empresarial', company_name: 'Banco do Sul', cnpj: '60746948000112' };
    const { session } = succeed(
      await authClient(server).signInAnonymously({ options: { data: wish } }),
    );
    const headers = { authorization: `Bearer ${present(session).access_token}` };
    const guest = await fetch(`${server.url}/api/me`, { headers });
    expect(await guest.json()).toMatchObject({
      ...{ company: null, isCompanyAdmin: false, plan: 'free', awaitsInvitation: false },
    });
    const rosa = await newcomer('Rosa');
    expect(await found(rosa, { name: 'Banco do Sul', cnpj: wish.cnpj })).toEqual({
      ...{ status: 204, code: null },
    });
  });

  it('that is here is joined by nobody this way, and is not looked for without end', async () => {
    const hugo = await newcomer('Hugo');
    const tries = [];
    for (let nth = 0; nth < CODE_TRIES; nth += 1) tries.push(await found(hugo));
    expect(new Set(tries.map(({ code }) => code))).toEqual(new Set(['cnpj_taken']));
    expect((await found(hugo)).status).toBe(429);
    expect(await me(hugo)).toMatchObject({ company: null, isCompanyAdmin: false, plan: 'free' });
  });
});
