import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemonstration } from '#apps/server/app.ts';
import type { DeletionReceipt } from '#features/accounts/contract/account.contract.ts';
import { identities, users } from '#features/accounts/server/accounts.tables.ts';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { companies, companyMembers } from '#features/companies/server/companies.tables.ts';
import { OwnerGone, SEALED_TEXT } from '#packages/crypto/index.ts';
import { ask, authClient, succeed } from '#packages/testing/people/auth-clients.ts';
import {
  addSecondFactor,
  codeIn,
  linkIn,
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';

const PATH = '/api/account/deletion';
let server: TestApp;
/** Ana of the demonstration: months of everything, in a company whose admin is Bruno. */
let ana: TestPerson;
beforeAll(async () => {
  server = await startTestApp();
  await seedDemonstration(server.context);
  const { id: userId, email, fullName: name } = DEMONSTRATION_PEOPLE.ana;
  const password = 'florescer-demo';
  const session = await signIn(server.url, email, password);
  ana = { userId, email, name, password, ...session };
});
afterAll(() => server?.stop());

async function erase(person: TestPerson | null, json: object) {
  const response = await server.fetchAs(person, PATH, { method: 'POST', json });
  const text = await response.text();
  return { status: response.status, code: text ? (JSON.parse(text) as { code: string }).code : '' };
}
const RECEIPT = /^[0-9A-Z]{9}-[0-9A-Z]{8}-[0-9A-Z]{16}$/;
const terms = async (person: TestPerson) => (await server.fetchAs(person, PATH)).json();
const isThere = async (person: TestPerson | null) =>
  (await server.fetchAs(person, '/api/me')).status === 200;

/** Tables, of the product and of its queue, with a row that has these words anywhere in it. */
async function tablesWith(words: string): Promise<string[]> {
  const { $client } = server.context.db;
  const { rows: tables } = await $client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await $client.query(
      `select 1 from ${name} as t where t::text ilike '%' || $1 || '%' limit 1`,
      [words],
    );
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

describe('who deletes their account', () => {
  it('is nobody without the right password, and nobody else', async () => {
    expect(await terms(ana)).toEqual({ proof: 'password', obstacle: null });
    expect(await erase(null, { password: ana.password })).toEqual({
      status: 401,
      code: 'unauthenticated',
    });
    expect(await erase(ana, {})).toEqual({ status: 403, code: 'password_needed' });
    expect(await erase(ana, { password: 'uma outra' })).toEqual({
      status: 422,
      code: 'password_wrong',
    });
    // Somebody else's password is not hers, and a code does not stand in for one.
    expect((await erase(ana, { password: server.people.bruno.password })).status).toBe(422);
    expect((await erase(ana, { code: '000000' })).code).toBe('password_needed');
    expect(await isThere(ana)).toBe(true);
  });

  it('is gone at once, from every table, and is told by mail', async () => {
    const before = await tablesWith(ana.userId);
    expect(before.length).toBeGreaterThan(15);
    const { context } = server;
    const place = { table: 'diary_entries', row: 'one' };
    const sealed = (await context.vault.keyOf(ana.userId)).seal(place, 'um dia difícil');
    const elsewhere = await signIn(server.url, ana.email, ana.password);

    expect(await erase(ana, { password: ana.password })).toEqual({
      status: 200,
      code: expect.stringMatching(RECEIPT),
    });

    for (const { accessToken } of [ana, elsewhere]) {
      expect(await isThere({ ...ana, accessToken })).toBe(false);
    }
    const body = { refresh_token: elsewhere.refreshToken };
    expect((await ask(server, '/token?grant_type=refresh_token', { body })).status).toBe(400);
    await expect(signIn(server.url, ana.email, ana.password)).rejects.toThrow('400');

    const [mail] = await server.mailbox(ana.email);
    expect(mail?.subject).toBe('Sua conta no Florescer foi apagada');
    expect(mail?.text).toMatch(/O que foi apagado: .+: \d+/);
    const receipt = linkIn(mail);
    const page = await fetch(receipt);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('O comprovante é verdadeiro'),
    ]);
    const code = receipt.searchParams.get('code') ?? '';
    for (const wrong of [`${code.slice(0, -1)}X`, code.replace(/^0/, '1'), '', 'x']) {
      receipt.searchParams.set('code', wrong);
      expect([wrong, (await fetch(receipt)).status]).toEqual([wrong, 400]);
    }
    // The note of it is all that there is, and nothing leads from it to her.
    expect(await tablesWith(ana.userId)).toEqual(['public.audit_events']);
    expect(await tablesWith(ana.email)).toEqual(['public.development_mail']);
    // No request that was still under way makes a key for her anew.
    await expect(context.vault.keyOf(ana.userId)).rejects.toThrow(OwnerGone);
    const ofNobody = await context.vault.keyOfThing(ana.userId);
    expect(() => ofNobody.open(place, sealed, SEALED_TEXT)).toThrow();
    await context.vault.destroy({ kind: 'person', id: ana.userId });
  });

  it('takes nothing of anybody else’s along', async () => {
    const { bruno } = server.people;
    expect(await isThere(bruno)).toBe(true);
    const demonstrationBruno = DEMONSTRATION_PEOPLE.bruno.id;
    expect((await tablesWith(demonstrationBruno)).length).toBeGreaterThan(3);
    const rows = await server.context.db
      .select({ company: companies.id })
      .from(companies)
      .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
      .where(eq(companyMembers.userId, demonstrationBruno));
    expect(rows).toHaveLength(1);
  });

  it('proves themselves by a mailed code without a password', async () => {
    const elis = await signInNewPerson(server.url, server.context, 'Elis');
    const { db } = server.context;
    const client = authClient(server);
    succeed(await client.signInWithPassword({ email: elis.email, password: elis.password }));
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, elis.userId));
    await db.delete(identities).where(eq(identities.userId, elis.userId));
    expect(await terms(elis)).toEqual({ proof: 'code', obstacle: null });
    expect((await erase(elis, { password: elis.password })).code).toBe('code_needed');
    succeed(await client.reauthenticate());
    const [mail] = await server.mailbox(elis.email);
    const code = codeIn(mail);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await erase(elis, { code: wrong })).toEqual({ status: 422, code: 'code_wrong' });
    expect((await erase(elis, { code })).status).toBe(200);
    expect(await tablesWith(elis.userId)).toEqual(['public.audit_events']);
  });

  it('shows the receipt to who has no address that it could be sent to', async () => {
    const gil = await signInNewPerson(server.url, server.context, 'Gil');
    await server.context.db
      .update(users)
      .set({ emailConfirmedAt: null })
      .where(eq(users.id, gil.userId));
    await server.fetchAs(gil, '/api/diary/entries', {
      method: 'POST',
      json: { text: 'um dia difícil' },
    });
    const response = await server.fetchAs(gil, PATH, {
      method: 'POST',
      json: { password: gil.password },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const receipt = (await response.json()) as DeletionReceipt;
    expect(receipt.code).toMatch(RECEIPT);
    expect(receipt.erased).toContain('Registros do diário, com a leitura e a devolutiva: 1');
    const told = JSON.stringify(receipt);
    for (const own of [gil.userId, gil.email, gil.name, 'difícil']) expect(told).not.toContain(own);
    const page = await fetch(receipt.checkAt);
    expect(await page.text()).toContain('O comprovante é verdadeiro');
    expect(await tablesWith(gil.email)).toEqual([]);
  });

  it('needs the second factor where there is one', async () => {
    const fabio = await signInNewPerson(server.url, server.context, 'Fabio');
    const proved = await addSecondFactor(server.url, fabio);
    const byPassword = { ...fabio, ...(await signIn(server.url, fabio.email)) };
    const { password } = fabio;
    expect((await erase(byPassword, { password })).code).toBe('second_factor_needed');
    expect((await erase(proved, { password })).status).toBe(200);
  });
});

describe('the only admin of a company', () => {
  it('hands it over first, and can leave once somebody else looks after it', async () => {
    const { bruno } = server.people;
    const { password } = bruno;
    expect(await terms(bruno)).toEqual({ proof: 'password', obstacle: 'only_company_admin' });
    expect(await erase(bruno, { password })).toEqual({ status: 409, code: 'only_company_admin' });
    expect(await isThere(bruno)).toBe(true);
    const { $client } = server.context.db;
    const next = server.people.ana.userId;
    await $client.query(`insert into user_roles values ($1, 'company_admin')`, [next]);
    expect((await erase(bruno, { password })).status).toBe(200);
    expect(await tablesWith(server.people.companyA.id)).toContain('public.companies');
  });

  it('takes a company along that nobody else is in', async () => {
    const { duda, companyB } = server.people;
    expect((await erase(duda, { password: duda.password })).status).toBe(200);
    expect(await tablesWith(companyB.id)).toEqual([]);
  });
});
