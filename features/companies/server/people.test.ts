import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRoles, userSubscriptions } from '#features/access/server/access.tables.ts';
import { users } from '#features/accounts/server/accounts.tables.ts';
import {
  givePlan,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { awaitedCompanies, companies, companyMembers } from './companies.tables.ts';

const OWN = '/api/companies/own';
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

interface Answer {
  code?: string;
  people?: { id: string; name: string; isAdmin: boolean; addressHint: string | null }[];
  next?: string | null;
}
async function ask(person: TestPerson | null, method: string, path: string, json?: object) {
  const request = json ? { method, json } : { method };
  const response = await server.fetchAs(person, path, request);
  const text = await response.text();
  return { ...(text ? (JSON.parse(text) as Answer) : {}), status: response.status };
}
const leave = (person: TestPerson) => ask(person, 'POST', `${OWN}/leaving`);
const terms = (person: TestPerson) => ask(person, 'GET', `${OWN}/leaving`);
const remove = (by: TestPerson | null, { userId }: TestPerson) =>
  ask(by, 'DELETE', `${OWN}/people/${userId}`);
const makeAdmin = (by: TestPerson | null, { userId }: TestPerson) =>
  ask(by, 'PUT', `${OWN}/admins/${userId}`);
const giveUp = (person: TestPerson) => ask(person, 'DELETE', `${OWN}/admins/me`);
const find = (by: TestPerson | null, json: object = {}) =>
  ask(by, 'POST', `${OWN}/people/search`, json);
const namesFound = async (by: TestPerson, json: object = {}) =>
  (await find(by, json)).people?.map(({ name }) => name);
const me = async (person: TestPerson) =>
  (await (await server.fetchAs(person, '/api/me')).json()) as Record<string, unknown>;
const kindsOf = async (person: TestPerson, path: string, list: string) => {
  const answer = (await (await server.fetchAs(person, path)).json()) as Record<
    string,
    { kind: string }[]
  >;
  return answer[list]?.map(({ kind }) => kind);
};
const activity = (person: TestPerson) => kindsOf(person, '/api/account/activity', 'events');

/** A company of its own for a test, with admins and employees of these names. */
async function company(name: string, { admins, employees }: Record<string, readonly string[]>) {
  const { db } = server.context;
  const [row] = await db.insert(companies).values({ name }).returning();
  const companyId = row?.id ?? '';
  const join = async (personName: string, isAdmin: boolean) => {
    const person = await signInNewPerson(server.url, server.context, personName);
    const { userId } = person;
    await db.insert(companyMembers).values({ userId, companyId });
    if (isAdmin) await db.insert(userRoles).values({ userId, role: 'company_admin' });
    await givePlan(server.context, person, 'empresarial');
    return person;
  };
  const all = await Promise.all([
    ...(admins ?? []).map((one) => join(one, true)),
    ...(employees ?? []).map((one) => join(one, false)),
  ]);
  return { companyId, people: all as [TestPerson, TestPerson, TestPerson] };
}
const adminsOf = async (companyId: string) => {
  const rows = await server.context.db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(companyMembers, eq(companyMembers.userId, userRoles.userId))
    .where(eq(companyMembers.companyId, companyId));
  return rows.map(({ id }) => id);
};
const isThere = async (id: string) =>
  (await server.context.db.select().from(companies).where(eq(companies.id, id))).length === 1;

describe('leaving a company', () => {
  it('is told before: the plan, and what comes first', async () => {
    const { people } = await company('Oficina', { admins: ['Otto'], employees: ['Olga'] });
    const [otto, olga] = people;
    expect(await terms(olga)).toEqual({
      status: 200,
      obstacle: null,
      planAfterwards: 'free',
      endsCompany: false,
    });
    await givePlan(server.context, olga, 'individual', new Date(Date.now() + 86_400_000));
    expect(await terms(olga)).toMatchObject({ planAfterwards: 'individual' });
    expect(await terms(otto)).toMatchObject({ obstacle: 'only_company_admin' });
    expect((await terms(server.people.carla)).status).toBe(404);
  });

  it('ends the place and the plan at once, and leaves what is the person’s', async () => {
    const { companyId, people } = await company('Vinícola', {
      admins: ['Vera'],
      employees: ['Vitor'],
    });
    const [vera, vitor] = people;
    await server.context.db.insert(awaitedCompanies).values({ userId: vitor.userId });
    const written = await ask(vitor, 'POST', '/api/diary/entries', { text: 'O último dia aqui.' });
    expect(written.status).toBe(201);
    expect(await me(vitor)).toMatchObject({ plan: 'empresarial', company: { id: companyId } });

    expect((await leave(vitor)).status).toBe(204);

    expect(await me(vitor)).toMatchObject({
      ...{ plan: 'free', company: null, isCompanyAdmin: false },
      awaitsInvitation: false,
    });
    const entries = await server.fetchAs(vitor, '/api/diary/entries');
    expect(await entries.text()).toContain('O último dia aqui.');
    expect(await namesFound(vera)).toEqual(['Vera']);
    expect((await activity(vitor))?.[0]).toBe('company_left');
    expect(await kindsOf(vitor, '/api/notifications', 'notifications')).toContain('company_left');
    const [mail] = await server.mailbox(vitor.email);
    expect(mail?.subject).toBe('Você saiu da empresa no Florescer');
    expect((await leave(vitor)).status).toBe(404);
  });

  it('lets a plan of one’s own count again', async () => {
    const { people } = await company('Ateliê', { admins: ['Alba'], employees: ['Aldo'] });
    const [, aldo] = people;
    const { userId } = aldo;
    await server.context.db.insert(userSubscriptions).values({
      ...{ userId, planType: 'individual', status: 'active' },
      createdAt: new Date('2026-01-10T12:00:00Z'),
    });
    expect(await me(aldo)).toMatchObject({ plan: 'empresarial' });
    expect((await leave(aldo)).status).toBe(204);
    expect(await me(aldo)).toMatchObject({ plan: 'individual' });
  });

  it('is refused to the only admin with others in it, and takes along a company of nobody else', async () => {
    const { companyId, people } = await company('Livraria', {
      admins: ['Lena'],
      employees: ['Luca'],
    });
    const [lena, luca] = people;
    expect(await leave(lena)).toMatchObject({ status: 409, code: 'only_company_admin' });
    expect(await me(lena)).toMatchObject({ isCompanyAdmin: true, company: { id: companyId } });
    expect((await leave(luca)).status).toBe(204);
    expect(await terms(lena)).toMatchObject({ obstacle: null, endsCompany: true });
    expect((await leave(lena)).status).toBe(204);
    expect(await isThere(companyId)).toBe(false);
    expect(await me(lena)).toMatchObject({ company: null, isCompanyAdmin: false, plan: 'free' });
  });

  it('does not count colleagues whose accounts are gone', async () => {
    const { companyId, people } = await company('Gráfica', {
      admins: ['Greta', 'Gastao'],
      employees: ['Gloria'],
    });
    const [greta, gastao, gloria] = people;
    const forget = ({ userId }: TestPerson) =>
      server.context.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, userId));
    await forget(gastao);
    expect(await leave(greta)).toMatchObject({ code: 'only_company_admin' });
    await forget(gloria);
    expect((await leave(greta)).status).toBe(204);
    expect(await isThere(companyId)).toBe(false);
  });

  it('leaves an admin behind when two of them leave at the same moment', async () => {
    const { companyId, people } = await company('Marcenaria', {
      admins: ['Magda', 'Milton'],
      employees: ['Mirela'],
    });
    const [magda, milton] = people;
    const answers = await Promise.all([leave(magda), leave(milton)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await adminsOf(companyId)).toHaveLength(1);
  });
});

describe('looking after a company', () => {
  it('shows its people, without their addresses and nobody else’s', async () => {
    const { people } = await company('Padaria', {
      admins: ['Petra Souza'],
      employees: ['Íris Lima', 'Pablo_Dias'],
    });
    const [petra, iris, pablo] = people;
    const found = await find(petra);
    expect(found.people?.map(({ name, isAdmin }) => [name, isAdmin])).toEqual([
      ['Íris Lima', false],
      ['Pablo_Dias', false],
      ['Petra Souza', true],
    ]);
    expect(found.people?.[1]?.addressHint).toBe('pa…@example.com');
    expect(JSON.stringify(found)).not.toContain(pablo.email);
    expect(await namesFound(petra, { text: 'iris' })).toEqual(['Íris Lima']);
    expect(await namesFound(petra, { text: 'LIMA' })).toEqual(['Íris Lima']);
    expect(await namesFound(petra, { text: 'o_d' })).toEqual(['Pablo_Dias']);
    expect(await namesFound(petra, { text: '%' })).toEqual([]);
    const first = await find(petra, { limit: 2 });
    const rest = await find(petra, { limit: 2, after: first.next });
    expect(rest.people?.map(({ name }) => name)).toEqual(['Petra Souza']);
    expect(rest.next).toBeNull();
    expect(await namesFound(petra, { after: server.people.ana.userId })).toEqual([]);

    expect((await find(iris)).status).toBe(403);
    expect((await find(null)).status).toBe(401);
    expect((await find(server.people.carla)).status).toBe(404);
  });

  it('is given to a colleague, who is told, and can then be given up', async () => {
    const { people } = await company('Clínica', {
      admins: ['Cora'],
      employees: ['Ciro', 'Cleo'],
    });
    const [cora, ciro, cleo] = people;
    expect(await giveUp(cora)).toMatchObject({ status: 409, code: 'only_company_admin' });
    const { ana, duda } = server.people;
    expect((await makeAdmin(null, ciro)).status).toBe(401);
    expect((await makeAdmin(ciro, ciro)).status).toBe(403);
    expect((await makeAdmin(duda, ciro)).status).toBe(404);
    expect((await makeAdmin(cora, ana)).status).toBe(404);
    expect((await giveUp(ciro)).status).toBe(403);

    expect((await makeAdmin(cora, ciro)).status).toBe(204);
    expect((await makeAdmin(cora, ciro)).status).toBe(204);
    expect(await me(ciro)).toMatchObject({ isCompanyAdmin: true, isAdmin: false });
    expect((await activity(ciro))?.filter((kind) => kind === 'company_admin_given')).toHaveLength(
      1,
    );
    const [mail] = await server.mailbox(ciro.email);
    expect(mail?.subject).toBe('Agora você administra a sua empresa no Florescer');
    expect(mail?.text).toContain('/admin?tab=people');

    expect((await giveUp(cora)).status).toBe(204);
    expect(await me(cora)).toMatchObject({ isCompanyAdmin: false, plan: 'empresarial' });
    expect((await activity(cora))?.[0]).toBe('company_admin_ended');
    expect((await remove(cora, cleo)).status).toBe(403);
    // Back from leave.
    expect((await makeAdmin(ciro, cora)).status).toBe(204);
    expect(await me(cora)).toMatchObject({ isCompanyAdmin: true });
  });

  it('is given to nobody whose address is not confirmed', async () => {
    const { people } = await company('Escola', { admins: ['Elza'], employees: ['Enzo'] });
    const [elza, enzo] = people;
    const { db } = server.context;
    await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, enzo.userId));
    expect(await makeAdmin(elza, enzo)).toMatchObject({ status: 409, code: 'not_confirmed' });
    expect(await giveUp(elza)).toMatchObject({ status: 409 });
  });

  it('takes people out of it with all that they kept, other admins too', async () => {
    const { companyId, people } = await company('Transporte', {
      admins: ['Tania', 'Telmo'],
      employees: ['Tiago'],
    });
    const [tania, telmo, tiago] = people;
    const { duda, ana } = server.people;
    expect((await remove(null, tiago)).status).toBe(401);
    expect((await remove(tiago, telmo)).status).toBe(403);
    expect((await remove(duda, tiago)).status).toBe(404);
    expect((await remove(tania, ana)).status).toBe(404);
    expect((await remove(tania, tiago)).status).toBe(204);
    expect((await remove(tania, tiago)).status).toBe(404);
    expect(await me(tiago)).toMatchObject({ company: null, plan: 'free' });
    expect((await activity(tiago))?.[0]).toBe('company_removed');
    const [mail] = await server.mailbox(tiago.email);
    expect(mail?.subject).toBe('Sua conta no Florescer não está mais ligada à empresa');
    expect(mail?.text).toContain('/profile');

    expect((await remove(tania, telmo)).status).toBe(204);
    expect(await me(telmo)).toMatchObject({ isCompanyAdmin: false });
    expect(await adminsOf(companyId)).toEqual([tania.userId]);
  });

  it('is kept by one of two who take each other out, or give up, at the same moment', async () => {
    const { companyId, people } = await company('Rádio', {
      admins: ['Rita', 'Rui'],
      employees: ['Raul'],
    });
    const [rita, rui] = people;
    const given = await Promise.all([giveUp(rita), giveUp(rui)]);
    expect(given.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const [left] = await adminsOf(companyId);
    const [stays, gave] = left === rita.userId ? [rita, rui] : [rui, rita];
    expect((await makeAdmin(stays, gave)).status).toBe(204);

    const taken = await Promise.all([remove(rita, rui), remove(rui, rita)]);
    expect(taken.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await adminsOf(companyId)).toHaveLength(1);
  });
});
