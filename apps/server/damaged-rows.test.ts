import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import {
  signIn,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { seedDemonstration } from './app.ts';

/** Of every table that keeps something sealed: one row that cannot be opened spoils no list. */

const clock = new Date('2026-11-18T15:00:00Z');
let world: TestApp;
let ana: TestPerson;
let lists: string[];
beforeAll(async () => {
  world = await startTestApp({ now: () => clock });
  await seedDemonstration(world.context);
  const { id: userId, email, fullName: name } = DEMONSTRATION_PEOPLE.ana;
  const password = 'florescer-demo';
  ana = { userId, email, name, password, ...(await signIn(world.url, email, password)) };
  lists = world.app.mounted
    .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.events)
    .map(({ endpoint }) => endpoint.path.replace(':day', '2026-11-18'))
    .filter((path) => !path.includes(':'))
    .map((path) => `${path}?from=2026-10-20&to=2026-11-18&notes=with`);
});
afterAll(() => world.stop());

const answers = async (): Promise<[string, number][]> => {
  const found: [string, number][] = [];
  for (const path of lists) found.push([path, (await world.fetchAs(ana, path)).status]);
  const search = { method: 'POST', json: { text: 'a' } };
  const searched = await world.fetchAs(ana, '/api/diary/entries/search', search);
  const copy = await world.fetchAs(ana, '/api/privacy/export', { method: 'POST', json: {} });
  await copy.arrayBuffer();
  return [...found, ['search', searched.status], ['copy', copy.status]];
};

const query = (text: string, values: unknown[] = []) =>
  world.context.connection.pool.query(text, values);

it('one row that cannot be opened, in every table with something sealed', async () => {
  const whole = await answers();
  expect(whole.filter(([, status]) => status === 200).length).toBeGreaterThan(15);
  const { rows } = await query(`
    select c.table_name as name from information_schema.columns c
      join information_schema.columns u on u.table_name = c.table_name and u.column_name = 'user_id'
     where c.table_schema = 'public' and c.column_name = 'sealed' and c.data_type = 'bytea'
     order by 1`);
  const damaged: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const { rowCount } = await query(
      `update ${name} set sealed = '\\x0102' where ctid in (
         select ctid from ${name} where user_id = $1 and sealed is not null order by ctid desc limit 1)`,
      [ana.userId],
    );
    if (rowCount) damaged.push(name);
  }
  expect(damaged).toEqual(
    expect.arrayContaining([
      ...['burnout_analyses', 'burnout_notes', 'calendar_events', 'consultation_links'],
      ...['diary_entries', 'emotion_days', 'emotion_moments', 'health_records', 'safety_plans'],
    ]),
  );
  const now = await answers();
  // There is one plan, and no list of them: its own page says so.
  const plan = now.findIndex(([path]) => path.startsWith('/api/safety-plan'));
  expect(now[plan]?.[1]).toBe(410);
  expect(now.toSpliced(plan, 1)).toEqual(whole.toSpliced(plan, 1));
});
