import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationMetadata } from '#features/accounts/contract/plan-wish.rules.ts';
import { companies, companyMembers } from '#features/companies/server/companies.tables.ts';
import { authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import {
  codeIn,
  linkIn,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { userRoles, userSubscriptions } from './access.tables.ts';

const NOW = new Date('2026-11-18T15:20:00Z');
const IN_14_DAYS = '2026-12-02T15:20:00.000Z';
const PASSWORD = 'ipe-amarelo';
const VALE_CLARO = '12ABC34501DE35';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ now: () => NOW });
});
afterAll(() => server?.stop());

const form = {
  fullName: 'Elisa Rocha',
  email: '',
  plan: 'empresarial',
  companyName: 'Vale Claro Logística',
  cnpj: '12.abc.345/01de-35',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  termsAccepted: true,
} as const;
const sent = { language: 'pt-BR', timeZone: 'America/Sao_Paulo', now: NOW };
const business = registrationMetadata(form, sent);
const individual = registrationMetadata({ ...form, plan: 'individual' }, sent);

/** Registers through the auth service with whatever metadata, up to the mailed link. */
async function register(email: string, data: object): Promise<URL> {
  succeed(await authClient(server).signUp({ email, password: PASSWORD, options: { data } }));
  const [mail] = await server.mailbox(email);
  return linkIn(mail);
}

async function confirm(link: URL) {
  const token = present(link.searchParams.get('token_hash'));
  return succeed(await authClient(server).verifyOtp({ token_hash: token, type: 'signup' }));
}

async function arrive(email: string, data: object): Promise<TestPerson> {
  const { session, user } = await confirm(await register(email, data));
  const { access_token, refresh_token } = present(session);
  return {
    ...server.people.ana,
    userId: present(user).id,
    email,
    accessToken: access_token,
    refreshToken: refresh_token,
  };
}

const me = async (person: TestPerson) =>
  (await (await server.fetchAs(person, '/api/me')).json()) as Record<string, unknown>;

const FREE = {
  plan: 'free',
  trialEndsAt: null,
  hasPremiumAccess: false,
  isCompanyAdmin: false,
  company: null,
  awaitsInvitation: false,
};

describe('a plan chosen at registration', () => {
  it('begins as a trial of 14 days once the address is confirmed, and not before', async () => {
    const link = await register('ines@example.com', individual);
    expect(await server.context.db.select().from(userSubscriptions)).toEqual([]);
    const { session, user } = await confirm(link);
    const ines = {
      ...server.people.ana,
      userId: present(user).id,
      accessToken: present(session).access_token,
    };
    expect(await me(ines)).toMatchObject({
      ...FREE,
      plan: 'individual',
      trialEndsAt: IN_14_DAYS,
      hasPremiumAccess: true,
    });
    const [row, ...others] = await server.context.db
      .select()
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, ines.userId));
    expect(others).toEqual([]);
    expect(row).toMatchObject({ planType: 'individual', status: 'active', createdAt: NOW });
  });

  it('is free when none was chosen', async () => {
    const data = registrationMetadata({ ...form, plan: 'free' }, sent);
    expect(await me(await arrive('livia@example.com', data))).toMatchObject(FREE);
  });

  it('begins with the six digits too', async () => {
    const email = 'digitos@example.com';
    await register(email, individual);
    const [mail] = await server.mailbox(email);
    const { session } = succeed(
      await authClient(server).verifyOtp({ email, token: codeIn(mail), type: 'signup' }),
    );
    const person = { ...server.people.ana, accessToken: present(session).access_token };
    expect(await me(person)).toMatchObject({ plan: 'individual', trialEndsAt: IN_14_DAYS });
  });

  it('never begins a second time', async () => {
    const gil = await arrive('gil@example.com', individual);
    await server.context.db
      .update(userSubscriptions)
      .set({ status: 'ended' })
      .where(eq(userSubscriptions.userId, gil.userId));
    succeed(
      await authClient(server).signUp({
        email: 'gil@example.com',
        password: PASSWORD,
        options: { data: business },
      }),
    );
    const client = authClient(server);
    succeed(await client.signInWithPassword({ email: 'gil@example.com', password: PASSWORD }));
    succeed(await client.updateUser({ data: { plan: 'empresarial', cnpj: '33000167000101' } }));
    expect(await me(gil)).toMatchObject(FREE);
  });
});

describe('a business', () => {
  it('is made with its CNPJ, and the person is its company admin', async () => {
    const elisa = await arrive('elisa@example.com', business);
    expect(await me(elisa)).toMatchObject({
      plan: 'empresarial',
      trialEndsAt: IN_14_DAYS,
      isCompanyAdmin: true,
      isAdmin: false,
      company: { name: 'Vale Claro Logística' },
      awaitsInvitation: false,
    });
    const [company] = await server.context.db
      .select()
      .from(companies)
      .where(eq(companies.cnpj, VALE_CLARO));
    expect(company).toMatchObject({ name: 'Vale Claro Logística' });
  });

  it('that is here already takes in nobody: who registers it again is told to ask inside', async () => {
    const again = { ...business, company_name: 'Outra Empresa', cnpj: '12abc34501de35' };
    const fabio = await arrive('fabio@example.com', again);
    expect(await me(fabio)).toMatchObject({ ...FREE, awaitsInvitation: true });
    const rows = await server.context.db
      .select()
      .from(companies)
      .where(eq(companies.cnpj, VALE_CLARO));
    expect(rows.map(({ name }) => name)).toEqual(['Vale Claro Logística']);

    const putAway = () =>
      server.fetchAs(fabio, '/api/companies/awaited-invitation', { method: 'DELETE' });
    const asVisitor = { method: 'DELETE' };
    const refused = await server.fetchAs(null, '/api/companies/awaited-invitation', asVisitor);
    expect(refused.status).toBe(401);
    await server.fetchAs(server.people.ana, '/api/companies/awaited-invitation', asVisitor);
    expect(await me(fabio)).toMatchObject({ awaitsInvitation: true });
    expect([(await putAway()).status, (await putAway()).status]).toEqual([204, 204]);
    expect(await me(fabio)).toMatchObject(FREE);
  });

  it('stops waiting for an invitation when it belongs to the company', async () => {
    const gina = await arrive('gina@example.com', business);
    expect(await me(gina)).toMatchObject({ awaitsInvitation: true });
    const { companyA } = server.people;
    await server.context.db
      .insert(companyMembers)
      .values({ userId: gina.userId, companyId: companyA.id });
    expect(await me(gina)).toMatchObject({
      awaitsInvitation: false,
      company: { name: companyA.name },
    });
  });

  it('goes to one of two who confirm it at the same moment', async () => {
    const data = { ...business, company_name: 'Padaria Boa Massa', cnpj: '11444777000161' };
    const emails = ['hugo@example.com', 'iara@example.com'];
    const links = await Promise.all(emails.map((email) => register(email, data)));
    const confirmed = await Promise.all(links.map(confirm));
    const seen = await Promise.all(
      confirmed.map(({ session }) =>
        me({ ...server.people.ana, accessToken: present(session).access_token }),
      ),
    );
    expect(seen.map(({ isCompanyAdmin }) => isCompanyAdmin).toSorted()).toEqual([false, true]);
    expect(seen.map(({ awaitsInvitation }) => awaitsInvitation).toSorted()).toEqual([false, true]);
    expect(seen.map(({ plan }) => plan).toSorted()).toEqual(['empresarial', 'free']);
  });

  it.each([
    ['a broken CNPJ', { cnpj: '12ABC34501DE36' }],
    ['no CNPJ', { cnpj: undefined }],
    ['a CNPJ of zeros', { cnpj: '00000000000000' }],
    ['a nameless company', { company_name: ' ' }],
    ['terms that nobody accepted', { terms_accepted_at: undefined }],
    ['members of other kinds', { company_name: { a: 1 }, cnpj: ['33000167000101'] }],
  ])('with %s, sent past the form, is a free account', async (what, change) => {
    const before = await server.context.db.select().from(companies);
    const email = `${what.replaceAll(/\W/g, '').toLowerCase()}@example.com`;
    const valid = { ...business, cnpj: '33000167000101' };
    expect(await me(await arrive(email, { ...valid, ...change }))).toMatchObject(FREE);
    expect(await server.context.db.select().from(companies)).toHaveLength(before.length);
  });

  it('gives nobody a role by metadata', async () => {
    const data = { ...business, cnpj: '33000167000101', role: 'admin', company_id: 'x' };
    const joana = await arrive('joana@example.com', data);
    const [row] = await server.context.db
      .select()
      .from(userRoles)
      .where(eq(userRoles.userId, joana.userId));
    expect(row?.role).toBe('company_admin');
    expect(await me(joana)).toMatchObject({ isAdmin: false });
  });
});
