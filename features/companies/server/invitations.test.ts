import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRoles } from '#features/access/server/access.tables.ts';
import { paidPlans } from '#features/payment/server/payment.tables.ts';
import { developmentMail } from '#packages/mail/index.ts';
import {
  linkIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { companies, companyInvitations, companyMembers } from './companies.tables.ts';
import { sweepInvitations } from './invitations.queries.ts';

const LIST = '/api/companies/own/invitations';
const DAY = 86_400_000;
let now = new Date();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ now: () => now });
});
afterAll(() => server?.stop());

interface Listed {
  id: string;
  address: string | null;
  addressHint: string | null;
  site: string | null;
  isSent: boolean;
  company: string;
}
interface Answer {
  code?: string;
  invited?: number;
  ready?: number;
  refused?: { nth: number; problem: string }[];
  invitations?: Listed[];
  counts?: Record<string, number>;
  unsent?: number;
  next?: string | null;
  state?: string;
  address?: string | null;
  company?: unknown;
  plan?: string;
}
async function ask(who: TestPerson | null, method: string, path: string, json?: object) {
  const response = await server.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  return { ...(text ? (JSON.parse(text) as Answer) : {}), status: response.status };
}
const line = (address: string, site = '', sector = '') => ({ address, site, sector });
const invite = (by: TestPerson | null, ...lines: object[]) => ask(by, 'POST', LIST, { lines });
const list = (by: TestPerson | null, state = 'open') => ask(by, 'GET', `${LIST}?state=${state}`);
const idOf = async (by: TestPerson, address: string) =>
  (await list(by)).invitations?.find((one) => one.address === address)?.id ?? '';
const accept = (who: TestPerson | null, id: string, leave = false) =>
  ask(who, 'POST', `/api/invitations/${id}/acceptance`, { leave });
const read = (token: string) => ask(null, 'POST', '/api/invitations/reading', { token });
const own = async (who: TestPerson) => (await ask(who, 'GET', '/api/invitations')).invitations;
const me = (who: TestPerson) => ask(who, 'GET', '/api/me');
const newcomer = (name: string) => signInNewPerson(server.url, server.context, name);
const tokenIn = async (address: string, mails = 1) =>
  linkIn((await server.mailbox(address, mails)).at(-1)).hash.slice(1);
const rows = () => server.context.db.select().from(companyInvitations);

/** A company of its own for a test, looked after by somebody of this name. */
async function company(name: string, adminName: string) {
  const { db } = server.context;
  const [row] = await db.insert(companies).values({ name }).returning();
  const companyId = row?.id ?? '';
  const admin = await newcomer(adminName);
  await db.insert(companyMembers).values({ userId: admin.userId, companyId });
  await db.insert(userRoles).values({ userId: admin.userId, role: 'company_admin' });
  return { companyId, admin };
}

/** A plan of the company with so many places. */
async function buyPlaces(companyId: string, seats: number): Promise<void> {
  const now = server.context.now();
  await server.context.db.insert(paidPlans).values({
    companyId,
    plan: 'empresarial',
    period: 'monthly',
    seats,
    priceCents: 1400,
    state: 'active',
    startsAt: now,
    endsAt: new Date(now.getTime() + 30 * 86_400_000),
  });
}
const setPlaces = (companyId: string, seats: number) =>
  server.context.db.update(paidPlans).set({ seats }).where(eq(paidPlans.companyId, companyId));

describe('inviting', () => {
  it('is for the company’s admin, and mails a link whose token is kept nowhere', async () => {
    const { ana, bruno, carla } = server.people;
    expect((await invite(null, line('lia@example.org'))).status).toBe(401);
    expect((await invite(ana, line('lia@example.org'))).status).toBe(403);
    expect((await invite(carla, line('lia@example.org'))).status).toBe(404);

    const sent = await invite(bruno, line('Lia@Example.org', 'Betim', 'Operações'));
    expect(sent).toEqual({ status: 200, invited: 1, refused: [] });
    const [mail] = await server.mailbox('lia@example.org');
    expect(mail?.subject).toBe('Companhia A convidou você para o Florescer');
    expect(mail?.text).toContain('18 anos');
    const token = await tokenIn('lia@example.org');
    const kept = JSON.stringify(await rows());
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(Buffer.from('lia@example.org').toString('hex'));
    expect(await read(token)).toMatchObject({
      ...{ status: 200, state: 'open', company: 'Companhia A', address: 'lia@example.org' },
      site: 'Betim',
    });
    expect((await read('x'.repeat(43))).status).toBe(404);
    expect((await list(server.people.duda)).invitations).toEqual([]);
  });

  it('says of each line what is wrong, changes nothing at a check, and invites the others', async () => {
    const { admin } = await company('Oficina', 'Otto');
    await invite(admin, line('vera@example.org'));
    const lines = [
      line('ana@oficina'),
      line('vera@example.org'),
      line('otto@example.com'),
      line('=1+1'),
      line('rui@example.org'),
      line('RUI@example.org'),
    ];
    const problems = ['not_address', 'open', 'member', 'formula', 'repeated'];
    const checked = await ask(admin, 'POST', `${LIST}/check`, { lines });
    expect(checked.ready).toBe(1);
    expect(checked.refused?.map(({ problem }) => problem)).toEqual(problems);
    expect((await list(admin)).counts).toMatchObject({ open: 1 });
    expect((await invite(admin, ...lines)).invited).toBe(1);
    expect((await list(admin)).counts).toMatchObject({ open: 2 });
    expect((await ask(admin, 'POST', LIST, { lines: [] })).status).toBe(400);
  });

  it('takes one of two admins’ spreadsheets at the same moment', async () => {
    const { admin, companyId } = await company('Gráfica', 'Greta');
    await buyPlaces(companyId, 40);
    const some = Array.from({ length: 30 }, (_, nth) => line(`g${nth}@example.org`));
    const answers = await Promise.all([invite(admin, ...some), invite(admin, ...some)]);
    expect(answers.map(({ invited }) => invited).toSorted()).toEqual([0, 30]);
    await server.mailbox('g29@example.org');
    const first = await ask(admin, 'GET', `${LIST}?limit=20`);
    expect(first.invitations).toHaveLength(20);
    const rest = await ask(admin, 'GET', `${LIST}?limit=20&after=${first.next}`);
    expect(rest.invitations).toHaveLength(10);
    expect(rest).toMatchObject({ next: null, unsent: 0 });
  });

  it('sends again with a new link, not within minutes, and the former one ends', async () => {
    const { admin } = await company('Padaria', 'Petra');
    await invite(admin, line('pia@example.org'));
    const id = await idOf(admin, 'pia@example.org');
    const former = await tokenIn('pia@example.org');
    const again = (by: TestPerson) => ask(by, 'POST', `${LIST}/${id}/mail`);
    expect(await again(admin)).toMatchObject({ status: 429, code: 'too_soon' });
    expect((await again(server.people.duda)).status).toBe(404);
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await again(admin)).status).toBe(204);
    const latest = await tokenIn('pia@example.org', 2);
    expect((await read(former)).status).toBe(404);
    expect(await read(latest)).toMatchObject({ state: 'open' });
  });

  it('is withdrawn once, by its company alone, and the address is erased', async () => {
    const { admin } = await company('Clínica', 'Cora');
    await invite(admin, line('cleo@example.org'));
    const id = await idOf(admin, 'cleo@example.org');
    const token = await tokenIn('cleo@example.org');
    const withdraw = (by: TestPerson) => ask(by, 'DELETE', `${LIST}/${id}`);
    expect((await withdraw(server.people.duda)).status).toBe(404);
    expect((await withdraw(admin)).status).toBe(204);
    expect((await withdraw(admin)).status).toBe(204);
    expect((await list(admin, 'withdrawn')).invitations).toMatchObject([
      { address: null, addressHint: 'cl…@example.org' },
    ]);
    const [row] = (await rows()).filter((one) => one.id === id);
    expect(row).toMatchObject({ sealedAddress: null, addressMark: null });
    expect(await read(token)).toMatchObject({ state: 'withdrawn', address: null });
    const cleo = await newcomer('Cleo');
    expect((await accept(cleo, id)).status).toBe(404);
  });
});

describe('accepting', () => {
  it('is for the invited address alone, gives the plan, and works once', async () => {
    const { admin, companyId } = await company('Vinícola', 'Vera');
    await buyPlaces(companyId, 2);
    const vitor = await newcomer('Vitor');
    await invite(admin, line(vitor.email, 'Bento', ''));
    const id = await idOf(admin, vitor.email);
    const { carla } = server.people;
    expect(await own(carla)).toEqual([]);
    expect((await accept(null, id)).status).toBe(401);
    expect((await accept(carla, id)).status).toBe(404);
    expect(await own(vitor)).toMatchObject([{ id, company: 'Vinícola', site: 'Bento' }]);

    const answers = await Promise.all([accept(vitor, id), accept(vitor, id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await me(vitor)).toMatchObject({ plan: 'empresarial', company: { name: 'Vinícola' } });
    expect(await own(vitor)).toEqual([]);
    expect((await list(admin, 'accepted')).invitations).toMatchObject([
      { address: null, addressHint: null },
    ]);
    const found = await ask(admin, 'POST', '/api/companies/own/people/search', { text: 'Vitor' });
    expect(JSON.stringify(found)).not.toContain(vitor.email);
  });

  it('has a place for each, and gives the last one to nobody twice', async () => {
    const { admin, companyId } = await company('Cantina', 'Caio');
    await buyPlaces(companyId, 1);
    const [nora, nilo] = [await newcomer('Nora'), await newcomer('Nilo')];
    const many = await invite(admin, line(nora.email), line(nilo.email));
    expect(many).toMatchObject({ status: 409, code: 'no_places' });
    await setPlaces(companyId, 2);
    await invite(admin, line(nora.email), line(nilo.email));
    const [ofNora, ofNilo] = [await idOf(admin, nora.email), await idOf(admin, nilo.email)];
    await setPlaces(companyId, 1);
    const answers = await Promise.all([accept(nora, ofNora), accept(nilo, ofNilo)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('company_full');
    const plans = await Promise.all([me(nora), me(nilo)]);
    const joined = plans.filter(({ company }) => company !== null);
    expect(joined).toMatchObject([{ plan: 'empresarial', company: { name: 'Cantina' } }]);
  });

  it('moves somebody from another company only once they have said so', async () => {
    const { admin, companyId } = await company('Marcenaria', 'Magda');
    const { admin: other } = await company('Livraria', 'Lena');
    const luca = await newcomer('Luca');
    const { db } = server.context;
    await db.insert(companyMembers).values({ userId: luca.userId, companyId });
    await invite(other, line(luca.email), line(admin.email));
    const id = await idOf(other, luca.email);
    expect(await accept(luca, id)).toMatchObject({ status: 409, code: 'in_another_company' });
    expect(await me(luca)).toMatchObject({ company: { name: 'Marcenaria' } });
    // Who alone looks after others hands that over first.
    const toAdmin = await idOf(other, admin.email);
    expect(await accept(admin, toAdmin, true)).toMatchObject({ code: 'only_company_admin' });
    expect((await accept(luca, id, true)).status).toBe(204);
    expect(await me(luca)).toMatchObject({ company: { name: 'Livraria' }, plan: 'free' });
    const [mail] = await server.mailbox(luca.email, 2).then((mails) => mails.slice(-1));
    expect(mail?.subject).toBe('Você saiu da empresa no Florescer');
    expect((await accept(admin, toAdmin, true)).status).toBe(204);
    expect(await db.select().from(companies).where(eq(companies.id, companyId))).toEqual([]);
  });

  it('joins one of two companies that are accepted at the same moment', async () => {
    const [one, two] = [await company('Rádio', 'Rita'), await company('Jornal', 'Jonas')];
    const raul = await newcomer('Raul');
    await invite(one.admin, line(raul.email));
    await invite(two.admin, line(raul.email));
    const answers = await Promise.all([
      accept(raul, await idOf(one.admin, raul.email)),
      accept(raul, await idOf(two.admin, raul.email)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('ends with its days, with its company, and when it is turned down', async () => {
    const { admin, companyId } = await company('Escola', 'Elza');
    const enzo = await newcomer('Enzo');
    await invite(admin, line(enzo.email), line('eva@example.org'), line('edu@example.org'));
    const id = await idOf(admin, enzo.email);
    const mails = (await server.mailbox(enzo.email)).length;
    expect((await ask(server.people.carla, 'DELETE', `/api/invitations/${id}`)).status).toBe(404);
    expect((await ask(enzo, 'DELETE', `/api/invitations/${id}`)).status).toBe(204);
    expect((await accept(enzo, id)).status).toBe(404);
    // To Elza it looks like the one that nobody answered, and it cannot be sent to Enzo again.
    expect(await own(enzo)).toEqual([]);
    const shown = (await list(admin)).invitations ?? [];
    const of = (address: string) => {
      const {
        id: _,
        address: __,
        addressHint,
        ...rest
      } = shown.find((one) => one.address === address) as Listed & Record<string, unknown>;
      return rest;
    };
    expect(of(enzo.email)).toEqual(of('eva@example.org'));
    expect((await list(admin)).counts).toMatchObject({ open: 3, expired: 0 });
    const again = await invite(admin, line(enzo.email));
    expect(again.refused).toMatchObject([{ problem: 'open' }]);
    const later = now;
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await ask(admin, 'POST', `${LIST}/${id}/mail`)).status).toBe(204);
    expect(
      (await ask(admin, 'POST', `${LIST}/${await idOf(admin, 'eva@example.org')}/mail`)).status,
    ).toBe(204);
    await server.mailbox('eva@example.org', 2);
    expect(await server.mailbox(enzo.email)).toHaveLength(mails);
    expect((await accept(enzo, id)).status).toBe(404);
    now = later;

    const eva = await newcomer('Evaa');
    const { db } = server.context;
    const token = await tokenIn('eva@example.org', 2);
    const before = now;
    now = new Date(now.getTime() + 15 * DAY);
    expect(await read(token)).toMatchObject({ state: 'expired', address: null });
    await sweepInvitations(db, { now, forgetBefore: before });
    const left = (await rows()).filter((one) => one.companyId === companyId);
    expect(left.map(({ state, sealedAddress }) => [state, sealedAddress])).toEqual([
      ['expired', null],
      ['expired', null],
      ['expired', null],
    ]);
    await sweepInvitations(db, { now, forgetBefore: new Date(now.getTime() + 1) });
    expect((await rows()).filter((one) => one.companyId === companyId)).toEqual([]);
    now = before;

    await invite(admin, line(eva.email));
    const toEva = await idOf(admin, eva.email);
    expect((await ask(admin, 'POST', '/api/companies/own/leaving')).status).toBe(204);
    expect((await accept(eva, toEva)).status).toBe(404);
  });

  it('is refused to an address that nobody has confirmed', async () => {
    const { admin } = await company('Ateliê', 'Alba');
    const aldo = await newcomer('Aldo');
    await invite(admin, line(aldo.email));
    const id = await idOf(admin, aldo.email);
    const { connection } = server.context;
    await connection.pool.query('update users set email_confirmed_at = null where id = $1', [
      aldo.userId,
    ]);
    expect(await own(aldo)).toEqual([]);
    expect((await accept(aldo, id)).status).toBe(404);
  });
});

it('has as many places without a plan as in a trial', async () => {
  const { admin } = await company('Banca', 'Bento');
  const some = Array.from({ length: 9 }, (_, nth) => line(`b${nth}@example.org`));
  expect(await invite(admin, ...some, line('b9@example.org'))).toMatchObject({
    ...{ status: 409, code: 'no_places' },
  });
  expect((await invite(admin, ...some)).invited).toBe(9);
  expect((await invite(admin, line('b9@example.org'))).status).toBe(409);
});

it('takes 50,000 people at once, and mails nobody twice', async () => {
  const { admin, companyId } = await company('Grande', 'Gilda');
  await buyPlaces(companyId, 50_001);
  const some = Array.from({ length: 50_000 }, (_, nth) => line(`p${nth}@grande.example`, 'Betim'));
  expect((await invite(admin, ...some)).invited).toBe(50_000);
  expect((await list(admin)).counts).toMatchObject({ open: 50_000 });
  // The mails would go on for long after the test.
  await server.context.db.delete(companyInvitations);
  const twice = await server.context.db.select().from(developmentMail);
  const addresses = twice.map(({ to }) => to).filter((to) => to.endsWith('@grande.example'));
  expect(new Set(addresses).size).toBe(addresses.length);
}, 300_000);
