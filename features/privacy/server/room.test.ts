import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_BYTES } from '#features/privacy/contract/privacy.contract.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const query = (text: string, values: unknown[] = []) =>
  world.context.connection.pool.query(text, values);
const roomOf = async (person: TestApp['people']['ana']) =>
  (await (await world.fetchAs(person, '/api/privacy/room')).json()) as { bytes: number };
const write = (person: TestApp['people']['ana'], text: string) =>
  world.fetchAs(person, '/api/diary/entries', {
    method: 'POST',
    json: { text, analyse: false },
  });
const fill = (userId: string, bytes: number) =>
  query('update stored_bytes set bytes = $2 where user_id = $1', [userId, bytes]);

/** What the count must be, counted row by row. */
async function counted(userId: string): Promise<number> {
  const { rows } = await query(
    `select sum(bytes)::int as bytes from (
       select octet_length(sealed) as bytes from diary_entries where user_id = $1
       union all select octet_length(sealed) from diary_entry_versions where user_id = $1
       union all select octet_length(sealed) from calendar_events where user_id = $1) all_rows`,
    [userId],
  );
  return rows[0].bytes;
}

test('what a person writes, changes and erases is counted to the byte, each for themselves', async () => {
  const { ana, bruno } = world.people;
  const { id } = (await (await write(ana, 'Um dia.')).json()) as { id: string };
  await write(bruno, 'Outro dia.');
  const one = `/api/diary/entries/${id}`;
  await world.fetchAs(ana, one, { method: 'PATCH', json: { text: 'Um dia bem mais longo.' } });
  await world.fetchAs(ana, '/api/calendar/events', { method: 'POST', json: {} });
  for (const { userId, ...person } of [ana, bruno]) {
    const own = await counted(userId);
    expect(own).toBeGreaterThan(0);
    expect((await roomOf({ userId, ...person })).bytes).toBe(own);
  }
  await query('delete from diary_entries where user_id = $1', [ana.userId]);
  expect((await roomOf(ana)).bytes).toBe(0);
});

test('who has filled their room is refused, keeps all, and goes on after deleting', async () => {
  const { ana, bruno } = world.people;
  const { id } = (await (await write(ana, 'Cabe ainda.')).json()) as { id: string };
  await fill(ana.userId, MOST_BYTES);
  const refused = await write(ana, 'Não cabe mais.');
  expect([refused.status, (await refused.json()) as object]).toEqual([
    422,
    expect.objectContaining({ code: 'storage_full' }),
  ]);
  expect((await roomOf(ana)).bytes).toBe(MOST_BYTES);
  expect((await write(bruno, 'O meu cabe.')).status).toBe(201);
  // What is saved can be finished, read and deleted.
  const one = `/api/diary/entries/${id}`;
  expect((await world.fetchAs(ana, one)).status).toBe(200);
  expect((await world.fetchAs(ana, one, { method: 'DELETE' })).status).toBe(204);
  await query('delete from diary_entries where user_id = $1 and id = $2', [ana.userId, id]);
  expect((await write(ana, 'Sim.')).status).toBe(201);
});

test('several at once do not pass the limit together', async () => {
  const { duda } = world.people;
  await write(duda, 'Primeiro.');
  const { bytes } = await roomOf(duda);
  await fill(duda.userId, MOST_BYTES - 2 * bytes - 5);
  const answers = await Promise.all(Array.from({ length: 8 }, () => write(duda, 'Primeiro.')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
});

test('an account with much in its room is deleted whole', async () => {
  const { ana } = world.people;
  await query('delete from users where id = $1', [ana.userId]);
  const { rows } = await query('select from stored_bytes where user_id = $1', [ana.userId]);
  expect(rows).toEqual([]);
});
