import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInNewPerson, startTestApp, type TestApp } from '#packages/testing/people/index.ts';

const GRANTS = '/api/companies/own/grants';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
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

it('lets Bruno name a committee and an auditor of his company, and takes it back at once', async () => {
  const { ana, bruno, duda } = world.people;
  const hugo = await signInNewPerson(world.url, world.context, 'Hugo Paz');

  expect(
    (await ask(ana, 'POST', GRANTS, { address: hugo.email, kind: 'committee', until: null }))
      .status,
  ).toBe(403);
  const nobody = { address: 'nao@existe.example', kind: 'committee', until: null };
  expect(await ask(bruno, 'POST', GRANTS, nobody)).toMatchObject({
    status: 422,
    body: { code: 'no_such_person' },
  });
  for (const until of [null, inDays(-2), inDays(400)]) {
    expect(
      await ask(bruno, 'POST', GRANTS, { address: hugo.email, kind: 'auditor', until }),
    ).toMatchObject({
      status: 422,
      body: { code: 'bad_end' },
    });
  }
  const given = { address: hugo.email.toUpperCase(), kind: 'auditor', until: inDays(30) };
  expect((await ask(bruno, 'POST', GRANTS, given)).status).toBe(200);
  expect((await ask(bruno, 'POST', GRANTS, { ...given, until: inDays(60) })).status).toBe(200);
  expect(
    (await ask(bruno, 'POST', GRANTS, { address: ana.email, kind: 'committee', until: null }))
      .status,
  ).toBe(200);

  const { holders } = (await ask(bruno, 'GET', GRANTS)).body;
  expect(holders).toMatchObject([
    { kind: 'auditor', userId: hugo.userId, until: inDays(60) },
    { kind: 'committee', userId: ana.userId, until: null },
  ]);
  expect((await ask(duda, 'GET', GRANTS)).body.holders).toEqual([]);
  const { companyA } = world.people;
  expect((await ask(hugo, 'GET', '/api/me')).body.companyGrants).toEqual([
    { kind: 'auditor', companyId: companyA.id },
  ]);

  const taking = `${GRANTS}/auditor/${hugo.userId}`;
  expect((await ask(duda, 'DELETE', taking)).status).toBe(404);
  expect((await ask(bruno, 'DELETE', taking)).status).toBe(204);
  expect((await ask(hugo, 'GET', '/api/me')).body.companyGrants).toEqual([]);
});

it('ends with the membership: Ana leaves and is in the committee no more', async () => {
  const { ana, bruno } = world.people;
  expect((await ask(ana, 'GET', '/api/me')).body.companyGrants).toHaveLength(1);
  expect((await ask(ana, 'POST', '/api/companies/own/leaving')).status).toBe(204);
  expect((await ask(ana, 'GET', '/api/me')).body.companyGrants).toEqual([]);
  expect((await ask(bruno, 'GET', GRANTS)).body.holders).toEqual([]);
});
