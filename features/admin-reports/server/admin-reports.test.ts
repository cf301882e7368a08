import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import type { PlatformReport, SystemHealth } from '../contract/admin-reports.contract.ts';
import { told, toldUse } from './admin-reports.rules.ts';
import { closePlatformMonth } from './admin-reports.service.ts';

const REPORTS = '/api/admin/reports';
const SYSTEM = '/api/admin/system';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ now: () => new Date('2026-11-18T15:00:00Z') });
});
afterAll(() => world?.stop());

const sql = (text: string, values: unknown[] = []) =>
  world.context.connection.pool.query(text, values).then(({ rows }) => rows);
const report = async () =>
  (await (await world.fetchAs(world.people.carla, REPORTS)).json()) as PlatformReport;
const system = async () =>
  (await (await world.fetchAs(world.people.carla, SYSTEM)).json()) as SystemHealth;

it.each([
  [0, 30, 'few'],
  [9, 30, null],
  [21, 30, null],
  [15, 30, '50'],
  [30, 30, 'most'],
  [9, 9, null],
] as const)('%i of %i active people are told as %s', (people, active, share) => {
  expect(toldUse(people, active)).toBe(share);
});

it('of a month tells counts of ten people and more, to Carla alone', async () => {
  for (let nth = 0; nth < 12; nth += 1) {
    const id = randomUUID();
    await sql(`insert into users (id, created_at) values ($1, '2026-10-05')`, [id]);
    await sql(
      `insert into emotion_days (user_id, day, level, recorded_at, change_id)
       values ($1, '2026-10-06', 3, '2026-10-06', gen_random_uuid())`,
      [id],
    );
  }
  await closePlatformMonth(world.context, '2026-10');
  await sql('delete from emotion_days');
  await closePlatformMonth(world.context, '2026-10');
  const { closed, now, months } = await report();
  expect(months).toEqual(['2026-10']);
  expect(closed).toMatchObject({ created: 12, active: 12, deleted: null, activeBefore: null });
  expect(closed?.uses).toContainEqual({ use: 'checkIn', share: 'most' });
  expect(closed?.uses).toContainEqual({ use: 'diary', share: 'few' });
  expect(now).toMatchObject({ companies: 2, companiesPaying: 0 });
  expect(now.plans.individual).toBeNull();
  const csv = await (await world.fetchAs(world.people.carla, `${REPORTS}/report.csv`)).text();
  expect(csv).toContain('Pessoas ativas;12');
  expect(csv).toContain('Protegido');
  const { ana, bruno } = world.people;
  for (const path of [REPORTS, SYSTEM, `${REPORTS}/report.csv`]) {
    expect((await world.fetchAs(null, path)).status).toBe(401);
    for (const who of [ana, bruno]) expect((await world.fetchAs(who, path)).status).toBe(403);
  }
  expect(told(9)).toBeNull();
});

describe('a job that was given up', () => {
  const fail = async () => {
    const id = randomUUID();
    await sql(
      `insert into pgboss.job (id, name, data, state, retry_limit, retry_count, completed_on)
       values ($1, 'accounts.mail', $2, 'failed', 2, 2, now())`,
      [id, JSON.stringify({ secret: 'palavra-secreta' })],
    );
    return id;
  };
  const act = (who: 'carla' | 'bruno', method: string, path: string) =>
    world.fetchAs(world.people[who], `${SYSTEM}/jobs/accounts.mail/${path}`, { method });

  it('is shown without what it carries, and dropped once', async () => {
    const id = await fail();
    const text = JSON.stringify(await system());
    expect(text).toContain(id);
    expect(text).not.toContain('palavra-secreta');
    expect((await act('bruno', 'DELETE', id)).status).toBe(403);
    expect((await act('carla', 'DELETE', id)).status).toBe(204);
    expect((await act('carla', 'DELETE', id)).status).toBe(404);
    expect((await system()).failed.map((one) => one.id)).not.toContain(id);
  });

  it('is tried once more, which is written down; of another queue there is none', async () => {
    const id = await fail();
    expect((await act('carla', 'POST', `${randomUUID()}/retry`)).status).toBe(404);
    const elsewhere = `${SYSTEM}/jobs/payment.mail/${id}/retry`;
    const { carla } = world.people;
    expect((await world.fetchAs(carla, elsewhere, { method: 'POST' })).status).toBe(404);
    expect((await act('carla', 'POST', `${id}/retry`)).status).toBe(204);
    expect((await act('carla', 'POST', `${id}/retry`)).status).toBe(404);
    const [row] = await sql('select act from admin_acts where subject_id = $1', [id]);
    expect(row).toEqual({ act: 'job_retried' });
  });
});
