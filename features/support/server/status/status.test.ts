import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import type { ComponentStatus } from '../../contract/status.contract.ts';
import { serviceDays } from '../status.tables.ts';
import { lookAtAll } from './status.service.ts';

let clock = '2026-11-23T13:00:00.000Z';
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(clock) });
  await server.context.db.delete(serviceDays);
});
afterAll(() => server?.stop());

/** Her session ends within the hour: each look is by a new one. */
const status = async () => {
  const { ana } = server.people;
  const session = await signIn(server.url, ana.email);
  const response = await server.fetchAs({ ...ana, ...session }, '/api/support/status');
  return (await response.json()) as { checkedAt: string | null; components: ComponentStatus[] };
};
const today = async () => {
  const { components } = await status();
  return Object.fromEntries(
    components.map(({ component, state, days }) => [component, [state, days.at(-1)?.up]]),
  );
};

it('says nothing of a service that was not looked at, then what each look found', async () => {
  expect(await status()).toMatchObject({ checkedAt: null });
  await lookAtAll(server.context);
  expect((await status()).checkedAt).toBe(clock);
  const well = ['up', 100];
  expect(await today()).toEqual({ database: well, jobs: well, mail: well, storage: well });
  // Nothing of the trial is left where files lie.
  const { rows } = await server.context.connection.pool.query('select 1 from storage_loose_blobs');
  expect(rows).toEqual([]);
});

it('counts a part that fails, and the looks that never came as jobs that did not run', async () => {
  clock = '2026-11-23T13:20:00.000Z';
  const down = vi.spyOn(server.context.mailer, 'verify').mockRejectedValue(new Error('refused'));
  await lookAtAll(server.context);
  // A second process that looks at the same time adds nothing.
  await lookAtAll(server.context);
  down.mockRestore();
  expect(await today()).toEqual({
    ...{ database: ['up', 100], jobs: ['up', 40], mail: ['down', 50], storage: ['up', 100] },
  });
});

it('does not go on saying that all is well once nobody looks', async () => {
  clock = '2026-11-23T14:00:00.000Z';
  expect(await today()).toMatchObject({ jobs: ['down', 40], mail: ['unknown', 50] });
});

it('keeps 90 days', async () => {
  clock = '2027-02-22T13:00:00.000Z';
  await lookAtAll(server.context);
  const days = await server.context.db.select({ day: serviceDays.day }).from(serviceDays);
  expect(new Set(days.map(({ day }) => day))).toEqual(new Set(['2027-02-22']));
});
