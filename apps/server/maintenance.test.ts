import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobRun } from '#packages/jobs/index.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { maintenanceWorkers } from './maintenance.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

it('the queue forgets jobs of people who are gone, and no others', async () => {
  const { pool } = world.context.connection;
  const [ana, gone] = [world.people.ana.userId, randomUUID()];
  for (const userId of [ana, gone]) {
    await pool.query(
      `insert into pgboss.job (name, data, state, start_after)
       values ('burnout.rescore', $1, 'completed', now())`,
      [{ userId }],
    );
  }
  const prune = maintenanceWorkers(world.context).find(({ kind }) => kind.name === 'jobs.prune');
  await prune?.handle({ payload: {}, attempt: 0, lastAttempt: false } as JobRun<never>);
  const { rows } = await pool.query(
    `select data->>'userId' as person from pgboss.job where data->>'userId' in ($1, $2)`,
    [ana, gone],
  );
  expect(rows.map(({ person }) => person)).toEqual([ana]);
});
