import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { signInNewPerson, type TestPerson } from '#packages/testing/people/index.ts';
import { inForm } from './support/options.ts';
import { problemWith } from './support/oracle.ts';
import { send } from './support/send.ts';
import { type Stage, setStage } from './support/stage.ts';
import type { Target } from './support/targets.ts';

const PEOPLE = inForm(6, 60);
/** How many writes are on their way when the deletion comes: another share of them for each person. */
const BESIDE = 8;

const PASSPORT = '/api/privacy/export';
const HUNG_UP = -1;
/**
 * Known gap: a write under way may publish its event, of ids alone, behind the deletion; the log forgets
 * everything within the hour. Asking for the person there let deletions and writes wait for each other.
 */
const KEPT_AN_HOUR = 'public.event_log';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.world.stop());

/** Tables, of the product and of its queue, with a row that has these words anywhere in it. */
async function tablesWith(words: string): Promise<string[]> {
  const { $client } = stage.world.context.db;
  const { rows: tables } = await $client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await $client.query(
      `select 1 from ${name} as t where t::text ilike '%' || $1 || '%' limit 1`,
      [words],
    );
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

/** Everything at once: some writes, the deletion, the other writes. Gives what was answered badly. */
async function deleteAmong(writes: readonly Target[], person: TestPerson, turn: number) {
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${person.accessToken}` };
  const write = async (target: Target) => {
    const call = stage.rightCall(target);
    const answer = await send(stage.world.url, {
      ...call,
      headers: { ...call.headers, ...headers },
    });
    const problem = problemWith(target, call, answer, []);
    // Half a passport is not given for a whole one.
    if (answer.status === HUNG_UP && target.path === PASSPORT) return null;
    return problem && `${target.name}: ${problem}`;
  };
  const first = Array.from({ length: BESIDE }, (_, at) => {
    return writes[(turn * BESIDE + at) % writes.length] as Target;
  });
  const before = first.map(write);
  const deletion = stage.world.fetchAs(person, '/api/account/deletion', {
    method: 'POST',
    json: { password: person.password },
  });
  const after = writes.map(write);
  expect((await deletion).status).toBe(200);
  return (await Promise.all([...before, ...after])).filter((problem) => problem !== null);
}

it('leaves nothing of a person who deletes their account while they write everywhere', async () => {
  const writes = stage.targets.filter(
    ({ name, method, path, operation }) =>
      method !== 'GET' && operation && path !== '/api/account/deletion' && !/sessions/.test(name),
  );
  expect(writes.length).toBeGreaterThan(30);
  const people: TestPerson[] = [];
  for (let turn = 0; turn < PEOPLE; turn++) {
    const person = await signInNewPerson(
      stage.world.url,
      stage.world.context,
      `Fora-${randomUUID()}`,
    );
    people.push(person);
    expect(await deleteAmong(writes, person, turn)).toEqual([]);
  }
  // Jobs that were under way end by themselves; what they leave must be nothing either.
  for (const { userId } of people) {
    await vi.waitFor(
      async () => {
        expect((await tablesWith(userId)).filter((table) => table !== KEPT_AN_HOUR)).toEqual([
          'public.audit_events',
        ]);
      },
      { timeout: 60_000, interval: 250 },
    );
  }
});
