import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';

const COUNTING = '/api/privacy/company-report/counting';

let world: TestApp;
let rejoin: () => Promise<unknown>;
beforeAll(async () => {
  world = await startTestApp();
  const { ana, companyA } = world.people;
  rejoin = () =>
    world.context.db.$client.query(
      'insert into company_members (user_id, company_id) values ($1, $2)',
      [ana.userId, companyA.id],
    );
});
afterAll(() => world.stop());

const ask = async (who: TestPerson | null, method: string, path: string, json?: object) => {
  const response = await world.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
};
const say = (who: TestPerson | null, counted: boolean) =>
  ask(who, 'PUT', COUNTING, { counted, language: 'pt-BR' });
const isCounted = async (who: TestPerson) => (await ask(who, 'GET', COUNTING)).body.counted;
const newest = async (who: TestPerson) =>
  (await ask(who, 'GET', '/api/privacy/consents')).body.consents.find(
    ({ purpose }: { purpose: string }) => purpose === 'company_report',
  )?.agreed;

it('ends when Ana leaves, and is asked anew when she comes back; Bruno’s goes on', async () => {
  const { ana, bruno } = world.people;
  expect((await say(null, true)).status).toBe(401);
  for (const one of [ana, bruno]) expect((await say(one, true)).body.counted).toBe(true);
  expect(await newest(ana)).toBe(true);
  expect((await ask(ana, 'POST', '/api/companies/own/leaving')).status).toBe(204);
  expect(await newest(ana)).toBe(false);
  await rejoin();
  expect(await isCounted(ana)).toBe(false);
  expect([await isCounted(bruno), await newest(bruno)]).toEqual([true, true]);
});

it('is taken back without a company, too, and agreed to in none', async () => {
  const { ana, bruno } = world.people;
  await say(ana, true);
  // Somebody who was taken out before leaving took it back.
  await world.context.db.$client.query('delete from company_members where user_id = $1', [
    ana.userId,
  ]);
  expect((await say(ana, true)).status).toBe(404);
  expect(await say(ana, false)).toMatchObject({ status: 200, body: { counted: false } });
  expect(await newest(ana)).toBe(false);
  await rejoin();
  expect(await isCounted(ana)).toBe(false);
  expect(await isCounted(bruno)).toBe(true);
});
