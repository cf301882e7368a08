import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Fixture } from '#apps/server/permissions/callers.ts';
import { type Cast, makeCast, makeFixture } from '#apps/server/permissions/fixture.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import {
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { inForm } from './support/options.ts';
import { problemWith } from './support/oracle.ts';
import { rightCall } from './support/other-peoples-calls.ts';
import { send } from './support/send.ts';
import { type Target, targetsOf } from './support/targets.ts';

const PEOPLE = inForm(6, 60);
/** How many writes are on their way when the deletion comes: another share of them for each person. */
const BESIDE = 8;

let world: TestApp;
let cast: Cast;
let fixture: Fixture;
beforeAll(async () => {
  world = await startTestApp();
  cast = await makeCast(world);
  fixture = await makeFixture(world, cast);
});
afterAll(() => world?.stop());

/** Tables, of the product and of its queue, with a row that has these words anywhere in it. */
async function tablesWith(words: string): Promise<string[]> {
  const { $client } = world.context.db;
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
    const call = rightCall(target, fixture);
    if (!call) return null;
    const answer = await send(world.url, { ...call, headers: { ...call.headers, ...headers } });
    const problem = problemWith(target, call, answer, []);
    return problem && `${target.name}: ${problem}`;
  };
  const first = Array.from({ length: BESIDE }, (_, at) => {
    return writes[(turn * BESIDE + at) % writes.length] as Target;
  });
  const before = first.map(write);
  const deletion = world.fetchAs(person, '/api/account/deletion', {
    method: 'POST',
    json: { password: person.password },
  });
  const after = writes.map(write);
  expect((await deletion).status).toBe(204);
  return (await Promise.all([...before, ...after])).filter((problem) => problem !== null);
}

it('leaves nothing of a person who deletes their account while they write everywhere', async () => {
  const writes = targetsOf(world.app).filter(
    ({ name, method, path, operation }) =>
      method !== 'GET' && operation && path !== '/api/account/deletion' && !/sessions/.test(name),
  );
  expect(writes.length).toBeGreaterThan(30);
  const people: TestPerson[] = [];
  for (let turn = 0; turn < PEOPLE; turn++) {
    const person = await signInNewPerson(world.url, world.context, `Fora-${randomUUID()}`);
    people.push(person);
    expect(await deleteAmong(writes, person, turn)).toEqual([]);
  }
  // Jobs that were under way end by themselves; what they leave must be nothing either.
  for (const { userId } of people) {
    await vi.waitFor(
      async () => expect(await tablesWith(userId)).toEqual(['public.audit_events']),
      { timeout: 20_000, interval: 250 },
    );
  }
});
