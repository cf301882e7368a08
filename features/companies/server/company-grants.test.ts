import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInNewPerson, startTestApp, type TestApp } from '#packages/testing/people/index.ts';

const GRANTS = '/api/companies/own/grants';
const INVITATIONS = '/api/companies/own/invitations';

let world: TestApp;
let hugo: Person;
beforeAll(async () => {
  world = await startTestApp();
  hugo = await signInNewPerson(world.url, world.context, 'Hugo Paz');
});
afterAll(() => world.stop());

type Person = TestApp['people']['ana'];
const ask = async (person: Person, method: string, path: string, json?: unknown) => {
  const response = await world.fetchAs(person, path, { method, ...(json ? { json } : {}) });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
};
const inDays = (days: number) =>
  new Date(world.context.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const committee = (address: string) => ({ address, kind: 'committee', until: null });
const grantsOf = async (person: Person) => (await ask(person, 'GET', '/api/me')).body.companyGrants;
const invited = async (person: Person) =>
  (await ask(person, 'GET', '/api/invitations')).body.invitations;

it('gives Ana of the company the committee, tells her, and she may give it back', async () => {
  const { ana, bruno, duda } = world.people;
  expect((await ask(ana, 'POST', GRANTS, committee(ana.email))).status).toBe(403);
  const given = await ask(bruno, 'POST', GRANTS, committee(ana.email.toUpperCase()));
  expect(given).toEqual({ status: 200, body: { outcome: 'given' } });
  const { notifications } = (await ask(ana, 'GET', '/api/notifications')).body;
  expect(notifications).toContainEqual(expect.objectContaining({ kind: 'company_grant_given' }));
  const { holders } = (await ask(bruno, 'GET', GRANTS)).body;
  expect(holders).toMatchObject([
    { kind: 'committee', userId: ana.userId, name: 'Ana Ribeiro', until: null },
  ]);
  expect(JSON.stringify(holders)).not.toContain(ana.email);
  expect((await ask(duda, 'GET', GRANTS)).body.holders).toEqual([]);
  const { companyA } = world.people;
  expect((await ask(ana, 'GET', '/api/companies/grants')).body.grants).toMatchObject([
    { company: 'Companhia A', companyId: companyA.id, kind: 'committee' },
  ]);
  const back = `/api/companies/grants/${companyA.id}/committee`;
  expect((await ask(duda, 'DELETE', back)).status).toBe(404);
  expect((await ask(ana, 'DELETE', back)).status).toBe(204);
  expect(await grantsOf(ana)).toEqual([]);
});

it('tells nobody whether an address outside has an account, and asks its holder', async () => {
  const { bruno, duda, companyA } = world.people;
  const until = inDays(30);
  for (const end of [null, inDays(-2), inDays(400)]) {
    expect(
      await ask(bruno, 'POST', GRANTS, { address: hugo.email, kind: 'auditor', until: end }),
    ).toMatchObject({ status: 422, body: { code: 'bad_end' } });
  }
  const audit = (address: string) => ({ address, kind: 'auditor', until });
  const known = await ask(bruno, 'POST', GRANTS, audit(hugo.email));
  const unknown = await ask(bruno, 'POST', GRANTS, audit('nao@existe.example'));
  expect(known).toEqual({ status: 200, body: { outcome: 'invited' } });
  expect(unknown).toEqual(known);
  expect((await ask(bruno, 'POST', GRANTS, audit(hugo.email))).body.code).toBe('already_invited');
  expect((await ask(bruno, 'GET', GRANTS)).body.holders).toEqual([]);
  const { invitations } = (await ask(bruno, 'GET', INVITATIONS)).body;
  expect(invitations).toMatchObject([{ grant: 'auditor' }, { grant: 'auditor' }]);
  expect(JSON.stringify(invitations)).not.toMatch(/Hugo Paz/);
  const [mail] = await world.mailbox(hugo.email);
  expect(mail?.subject).toBe('Companhia A pede a sua ajuda no Florescer');

  expect(await grantsOf(hugo)).toEqual([]);
  const [waiting] = await invited(hugo);
  expect(waiting).toMatchObject({ company: 'Companhia A', grant: { kind: 'auditor', until } });
  const accepting = `/api/invitations/${waiting.id}/acceptance`;
  expect((await ask(duda, 'POST', accepting, {})).status).toBe(404);
  expect((await ask(hugo, 'POST', accepting, {})).status).toBe(204);
  expect((await ask(hugo, 'POST', accepting, {})).status).toBe(204);
  expect((await ask(hugo, 'GET', '/api/me')).body).toMatchObject({
    company: null,
    companyGrants: [{ kind: 'auditor', companyId: companyA.id }],
  });
  expect((await ask(bruno, 'GET', GRANTS)).body.holders).toMatchObject([
    { userId: hugo.userId, name: 'Hugo Paz', until },
  ]);
  // He holds it: how long it lasts is changed at once.
  const longer = { ...audit(hugo.email), until: inDays(60) };
  expect((await ask(bruno, 'POST', GRANTS, longer)).body).toEqual({ outcome: 'given' });
  const taking = `${GRANTS}/auditor/${hugo.userId}`;
  expect((await ask(duda, 'DELETE', taking)).status).toBe(404);
  expect((await ask(bruno, 'DELETE', taking)).status).toBe(204);
  expect(await grantsOf(hugo)).toEqual([]);
});

it('is turned down by Hugo, and to Bruno nothing changes', async () => {
  const { bruno } = world.people;
  await ask(bruno, 'POST', GRANTS, committee(hugo.email));
  const before = (await ask(bruno, 'GET', INVITATIONS)).body;
  const [waiting] = await invited(hugo);
  expect((await ask(hugo, 'DELETE', `/api/invitations/${waiting.id}`)).status).toBe(204);
  const after = (await ask(bruno, 'GET', INVITATIONS)).body;
  expect(after.counts).toEqual(before.counts);
  expect(await invited(hugo)).toEqual([]);
});

it('ends with the membership: Ana leaves and is in the committee no more', async () => {
  const { ana, bruno } = world.people;
  await ask(bruno, 'POST', GRANTS, committee(ana.email));
  expect(await grantsOf(ana)).toHaveLength(1);
  expect((await ask(ana, 'POST', '/api/companies/own/leaving')).status).toBe(204);
  expect(await grantsOf(ana)).toEqual([]);
  expect((await ask(bruno, 'GET', GRANTS)).body.holders).toEqual([]);
});
