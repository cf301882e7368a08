import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { seedDemonstration } from './app.ts';
import { demonstrationAccountsIn } from './demonstration-accounts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

it('are found in a database that was seeded, and in no other', async () => {
  const { context } = server;
  expect(await demonstrationAccountsIn(context.db)).toEqual([]);
  await seedDemonstration(context);
  expect(await demonstrationAccountsIn(context.db)).toContain('ana@demo.florescer.app');
});
