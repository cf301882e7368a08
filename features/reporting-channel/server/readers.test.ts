import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';

const PATH = '/api/reporting-channel/managed';
/** A month that is closed; what was read in it was read before its end. */
const MONTH = '2026-05';
const DURING = '2026-05-20T12:00:00Z';
const AFTER = '2026-06-02T12:00:00Z';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const sql = (text: string, values: unknown[] = []) => world.context.db.$client.query(text, values);
const told = async () => {
  const response = await world.fetchAs(world.people.bruno, PATH);
  return ((await response.json()) as { acknowledged: string | null }).acknowledged;
};

it('moves for Bruno neither by a click of today nor by taking people out one at a time', async () => {
  const { bruno, companyA } = world.people;
  await world.fetchAs(bruno, `${PATH}/rules`, { method: 'POST', json: { text: 'Respeito' } });
  const people = Array.from({ length: 20 }, () => randomUUID());
  const read = (userId: string | undefined, at: string) =>
    sql('insert into conduct_acknowledgements values ($1, $2, 1, $3)', [userId, companyA.id, at]);
  for (const [nth, id] of people.entries()) {
    await sql('insert into users (id, email) values ($1, $2)', [id, `${id}@exemplo.com.br`]);
    await sql('insert into company_members (user_id, company_id) values ($1, $2)', [
      ...[id, companyA.id],
    ]);
    if (nth < 14) await read(id, DURING);
  }
  // Nothing is closed yet.
  expect(await told()).toBeNull();
  await sql(
    `insert into company_period_people (user_id, period, company_id)
     select unnest($1::uuid[]), $2, $3`,
    [people, MONTH, companyA.id],
  );
  await sql(
    `insert into company_periods (company_id, period, closed_at, version, report, counted)
     values ($1, $2, now(), 1, '{}', '[]')`,
    [companyA.id, MONTH],
  );
  expect(await told()).toBe('70');
  await read(people[14], AFTER);
  expect(await told()).toBe('70');
  for (const id of [people[0], people[19]]) {
    await world.fetchAs(bruno, `/api/companies/own/people/${id}`, { method: 'DELETE' });
    expect(await told()).toBe('70');
  }
});
