import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';

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

const ask = async (method: string, path: string, json?: object) => {
  const { ana } = world.people;
  const response = await world.fetchAs(ana, path, json ? { method, json } : { method });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
};
const say = (counted: boolean) => ask('PUT', COUNTING, { counted, language: 'pt-BR' });
const newest = async () =>
  (await ask('GET', '/api/privacy/consents')).body.consents.find(
    ({ purpose }: { purpose: string }) => purpose === 'company_report',
  )?.agreed;

it('ends when Ana leaves, and is asked anew when she comes back', async () => {
  expect((await say(true)).body.counted).toBe(true);
  expect(await newest()).toBe(true);
  expect((await ask('POST', '/api/companies/own/leaving')).status).toBe(204);
  expect(await newest()).toBe(false);
  await rejoin();
  expect((await ask('GET', COUNTING)).body.counted).toBe(false);
});

it('is taken back without a company, too, and agreed to in none', async () => {
  await say(true);
  // Somebody who was taken out before leaving took it back.
  await world.context.db.$client.query('delete from company_members where user_id = $1', [
    world.people.ana.userId,
  ]);
  expect((await say(true)).status).toBe(404);
  expect(await say(false)).toMatchObject({ status: 200, body: { counted: false } });
  expect(await newest()).toBe(false);
  await rejoin();
  expect((await ask('GET', COUNTING)).body.counted).toBe(false);
});
