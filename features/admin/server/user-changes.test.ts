import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userSubscriptions } from '#features/access/server/access.tables.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import {
  givePlan,
  signInNewPerson,
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
interface Answer {
  status: number;
  code?: string;
}
async function put(
  who: TestPerson | null,
  { userId }: { userId: string },
  what: 'role' | 'company' | 'plan',
  json: object,
): Promise<Answer> {
  const path = `/api/admin/users/${userId}/${what}`;
  const response = await server.fetchAs(who, path, { method: 'PUT', json });
  const text = await response.text();
  return { ...(text ? (JSON.parse(text) as { code?: string }) : {}), status: response.status };
}
const me = async (who: TestPerson) =>
  (await (await server.fetchAs(who, '/api/me')).json()) as {
    plan: string;
    isAdmin: boolean;
    isCompanyAdmin: boolean;
    company: { id: string } | null;
  };
async function acts() {
  const path = '/api/admin/audit/search';
  const response = await server.fetchAs(server.people.carla, path, { method: 'POST', json: {} });
  return ((await response.json()) as { acts: { act: string }[] }).acts.map(({ act }) => act);
}
/** Of the mails to somebody; those of one moment come in any order. */
const subjects = async ({ email }: TestPerson) =>
  (await server.mailbox(email)).map(({ subject }) => subject).toSorted();
const newcomer = (name: string) => signInNewPerson(server.url, server.context, name);

describe('the role of somebody', () => {
  it('is set by a general admin alone, at once, written down and told', async () => {
    const { ana, bruno, carla } = server.people;
    for (const [who, status] of [
      [null, 401],
      [ana, 403],
      [bruno, 403],
    ] as const) {
      expect((await put(who, ana, 'role', { role: 'admin' })).status).toBe(status);
    }
    expect((await put(carla, ana, 'role', { role: 'company_admin' })).status).toBe(204);
    expect(await me(ana)).toMatchObject({ isAdmin: false, isCompanyAdmin: true });
    expect((await put(carla, ana, 'role', { role: 'admin' })).status).toBe(204);
    expect((await put(carla, ana, 'role', { role: 'admin' })).status).toBe(204);
    expect(await me(ana)).toMatchObject({ isAdmin: true });
    expect((await put(carla, ana, 'role', { role: 'none' })).status).toBe(204);
    expect(await me(ana)).toMatchObject({ isAdmin: false, isCompanyAdmin: false });
    expect(await acts()).toEqual([
      'role_revoked',
      'role_granted',
      'company_admin_taken',
      'company_admin_given',
    ]);
    await expect
      .poll(() => subjects(ana))
      .toEqual(Array.from({ length: 3 }, () => 'Seu papel no Florescer mudou'));
  });

  it('is nobody’s own to change, and one general admin is left of two who take it from each other', async () => {
    const { ana, carla } = server.people;
    expect((await put(carla, carla, 'role', { role: 'none' })).code).toBe('own_role');
    expect((await put(carla, ana, 'role', { role: 'admin' })).status).toBe(204);
    const answers = await Promise.all([
      put(carla, ana, 'role', { role: 'none' }),
      put(ana, carla, 'role', { role: 'none' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403]);
  });

  it('leaves no company with people and nobody to look after it, and needs a company of their own', async () => {
    const { bruno, carla, ana } = server.people;
    expect((await put(carla, bruno, 'role', { role: 'none' })).code).toBe('only_company_admin');
    expect((await put(carla, ana, 'role', { role: 'company_admin' })).status).toBe(204);
    expect((await put(carla, bruno, 'role', { role: 'none' })).status).toBe(204);
    const zeca = await newcomer('Zeca');
    expect((await put(carla, zeca, 'role', { role: 'company_admin' })).code).toBe('no_company');
    expect((await put(carla, { userId: NOBODY }, 'role', { role: 'none' })).status).toBe(404);
  });
});

describe('the general administration', () => {
  const aged = ({ userId }: TestPerson) =>
    server.context.db.$client.query(
      `update sessions set amr = (
         select jsonb_agg(jsonb_set(e, '{timestamp}', to_jsonb((e ->> 'timestamp')::bigint - 1728000)))
           from jsonb_array_elements(amr) e) where user_id = $1`,
      [userId],
    );
  const remove = async (who: TestPerson, path: string) => {
    const response = await server.fetchAs(who, `/api/admin/${path}`, { method: 'DELETE' });
    const text = await response.text();
    return { status: response.status, code: text && (JSON.parse(text) as Answer).code };
  };

  it('is neither given nor taken, and nothing deleted, by a session of weeks ago', async () => {
    const { ana, bruno, carla, companyB } = server.people;
    expect((await put(carla, bruno, 'role', { role: 'admin' })).status).toBe(204);
    await aged(carla);
    for (const [who, role] of [
      [ana, 'admin'],
      [bruno, 'company_admin'],
    ] as const) {
      const { status, code } = await put(carla, who, 'role', { role });
      expect([status, code]).toEqual([403, 'reauthentication_needed']);
    }
    for (const path of [`users/${ana.userId}`, `companies/${companyB.id}`]) {
      expect((await remove(carla, path)).code).toBe('reauthentication_needed');
    }
    expect(await acts()).toEqual(['role_granted', 'company_admin_taken']);
    // What gives nothing that cannot be taken back goes on as before.
    expect((await put(carla, ana, 'role', { role: 'company_admin' })).status).toBe(204);
    const proof = await fetch(`${server.url}/auth/v1/proof`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${carla.accessToken}` },
      body: JSON.stringify({ password: carla.password }),
    });
    expect(proof.status).toBe(200);
    expect((await put(carla, ana, 'role', { role: 'admin' })).status).toBe(204);
    expect((await remove(carla, `companies/${companyB.id}`)).status).toBe(204);
  });

  it('is told to all who have it, whenever it is given or taken', async () => {
    const { ana, bruno, carla } = server.people;
    const given = 'Há um novo Admin Geral no Florescer';
    const taken = 'Alguém deixou de ser Admin Geral do Florescer';
    const role = 'Seu papel no Florescer mudou';
    expect((await put(carla, bruno, 'role', { role: 'admin' })).status).toBe(204);
    expect((await put(carla, ana, 'role', { role: 'admin' })).status).toBe(204);
    expect((await put(carla, ana, 'role', { role: 'none' })).status).toBe(204);
    await expect.poll(() => subjects(carla)).toEqual([taken, given, given]);
    await expect.poll(() => subjects(bruno)).toEqual([taken, given, role]);
    await expect.poll(() => subjects(ana)).toEqual([role, role]);
  });

  it('does not take the only admin of a company along, nor count one who is suspended', async () => {
    const { ana, bruno, carla } = server.people;
    expect((await put(carla, bruno, 'role', { role: 'admin' })).status).toBe(204);
    expect((await put(carla, bruno, 'role', { role: 'none' })).code).toBe('only_company_admin');
    expect((await put(carla, ana, 'role', { role: 'company_admin' })).status).toBe(204);
    const suspension = `/api/admin/users/${ana.userId}/suspension`;
    expect((await server.fetchAs(carla, suspension, { method: 'PUT' })).status).toBe(204);
    expect((await put(carla, bruno, 'role', { role: 'none' })).code).toBe('only_company_admin');
    const leaving = await server.fetchAs(bruno, '/api/companies/own/leaving', { method: 'POST' });
    expect(leaving.status).toBe(409);
    expect((await server.fetchAs(carla, suspension, { method: 'DELETE' })).status).toBe(204);
    expect((await put(carla, bruno, 'role', { role: 'none' })).status).toBe(204);
  });

  it('does not go with the account of the last who has it', async () => {
    const { ana, carla } = server.people;
    const path = '/api/account/deletion';
    const leave = async () => {
      const json = { password: carla.password };
      const response = await server.fetchAs(carla, path, { method: 'POST', json });
      return { status: response.status, ...((await response.json()) as { code?: string }) };
    };
    const terms = await (await server.fetchAs(carla, path)).json();
    expect(terms).toEqual({ proof: 'password', obstacle: 'only_general_admin' });
    expect((await leave()).code).toBe('only_general_admin');
    expect((await put(carla, ana, 'role', { role: 'admin' })).status).toBe(204);
    expect((await leave()).status).toBe(200);
    expect(await me(ana)).toMatchObject({ isAdmin: true });
  });
});

describe('the company of somebody', () => {
  it('is changed by a general admin alone; they are told once and keep what is theirs', async () => {
    const { ana, bruno, carla, companyB } = server.people;
    expect((await put(bruno, ana, 'company', { companyId: null })).status).toBe(403);
    await givePlan(server.context, ana, 'empresarial');
    const json = { text: 'Um dia bom, de muito sol.' };
    await server.fetchAs(ana, '/api/diary/entries', { method: 'POST', json });
    expect((await put(carla, ana, 'company', { companyId: companyB.id })).status).toBe(204);
    expect((await put(carla, ana, 'company', { companyId: companyB.id })).status).toBe(204);
    expect(await me(ana)).toMatchObject({ company: companyB, plan: 'free' });
    const diary = await (await server.fetchAs(ana, '/api/diary/entries')).text();
    expect(diary).toContain(json.text);
    expect((await put(carla, ana, 'company', { companyId: null })).status).toBe(204);
    expect((await me(ana)).company).toBeNull();
    expect(await acts()).toEqual(['member_removed', 'member_added', 'member_removed']);
    await expect
      .poll(() => subjects(ana))
      .toEqual(Array.from({ length: 2 }, () => 'A ligação da sua conta com uma empresa mudou'));
  });

  it('stays where it would be left without an admin, or where the other one is gone', async () => {
    const { ana, bruno, carla, companyA } = server.people;
    const { code } = await put(carla, bruno, 'company', { companyId: null });
    expect(code).toBe('only_company_admin');
    expect((await put(carla, ana, 'company', { companyId: NOBODY })).code).toBe('company_gone');
    expect((await me(ana)).company).toEqual(companyA);
    expect((await put(carla, { userId: NOBODY }, 'company', { companyId: null })).status).toBe(404);
  });

  it('is not given to an account whose address nobody has confirmed', async () => {
    const { carla, companyA } = server.people;
    const json = { email: 'nina@example.org' };
    await server.fetchAs(carla, '/api/admin/users/invitations', { method: 'POST', json });
    const found = await server.fetchAs(carla, '/api/admin/users/search', {
      method: 'POST',
      json: { text: 'nina@' },
    });
    const [nina] = ((await found.json()) as { users: { id: string }[] }).users;
    const asked = { userId: nina?.id ?? '' };
    const { code } = await put(carla, asked, 'company', { companyId: companyA.id });
    expect(code).toBe('not_confirmed');
  });
});

describe('the plan of somebody', () => {
  it('is given until a day, without an end, and taken back; each is told', async () => {
    const { ana, bruno, carla } = server.people;
    const until = (lastDay: string | null) => ({ plan: 'individual', lastDay });
    expect((await put(bruno, ana, 'plan', until(null))).status).toBe(403);
    expect((await put(carla, ana, 'plan', until('2020-01-01'))).code).toBe('bad_last_day');
    expect((await put(carla, ana, 'plan', until('2099-12-31'))).status).toBe(204);
    expect((await me(ana)).plan).toBe('individual');
    expect((await put(carla, ana, 'plan', until(null))).status).toBe(204);
    expect((await me(ana)).plan).toBe('individual');
    expect((await put(carla, ana, 'plan', { plan: 'free' })).status).toBe(204);
    expect((await put(carla, ana, 'plan', { plan: 'free' })).status).toBe(204);
    expect((await me(ana)).plan).toBe('free');
    expect(await acts()).toEqual(Array.from({ length: 3 }, () => 'account_plan_changed'));
    await expect
      .poll(() => subjects(ana))
      .toEqual(Array.from({ length: 3 }, () => 'Seu plano no Florescer mudou'));
    expect((await put(carla, { userId: NOBODY }, 'plan', { plan: 'free' })).status).toBe(404);
  });

  it('stays where a company gives it', async () => {
    const { ana, carla } = server.people;
    await givePlan(server.context, ana, 'empresarial');
    expect((await put(carla, ana, 'plan', { plan: 'free' })).code).toBe('company_plan');
    expect((await me(ana)).plan).toBe('empresarial');
  });

  it('stays where the person pays for it', async () => {
    const { ana, carla } = server.people;
    const paid = { userId: ana.userId, planType: 'individual', status: 'active', paidBy: NOBODY };
    await server.context.db.insert(userSubscriptions).values(paid);
    expect((await put(carla, ana, 'plan', { plan: 'free' })).code).toBe('paid_plan');
    expect((await me(ana)).plan).toBe('individual');
  });

  it('takes the place of what was given alone, not of what a company gives or somebody pays', async () => {
    const { ana, carla } = server.people;
    const { db, now } = server.context;
    const row = { userId: ana.userId, status: 'active', endsAt: new Date(now().getTime() - 1) };
    await db.insert(userSubscriptions).values([
      { ...row, planType: 'empresarial' },
      { ...row, planType: 'individual', paidBy: NOBODY },
      { ...row, planType: 'individual', endsAt: null },
    ]);
    expect((await put(carla, ana, 'plan', { plan: 'free' })).status).toBe(204);
    const { planType, paidBy, userId, status } = userSubscriptions;
    const left = await db
      .select({ planType, paidBy })
      .from(userSubscriptions)
      .where(and(eq(userId, ana.userId), eq(status, 'active')))
      .orderBy(planType);
    expect(left).toEqual([
      { planType: 'empresarial', paidBy: null },
      { planType: 'individual', paidBy: NOBODY },
    ]);
  });
});
