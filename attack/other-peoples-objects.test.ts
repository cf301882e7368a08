import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLERS, type CallerName, type Fixture } from '#apps/server/permissions/callers.ts';
import { type Cast, makeCast, makeFixture, SECRET } from '#apps/server/permissions/fixture.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { atOnce } from './support/at-once.ts';
import { keptOf } from './support/kept-of.ts';
import { inForm } from './support/options.ts';
import { problemWith } from './support/oracle.ts';
import { callsWith, idsIn, isTheirOffice, rightCall } from './support/other-peoples-calls.ts';
import { type RawRequest, send } from './support/send.ts';
import { type Target, targetsOf } from './support/targets.ts';

/** Ids that each route is tried with, besides the one that it is for. */
const OTHER_IDS = inForm(2, 40);
const AT_ONCE = 6;
const OTHERS = CALLERS.filter((caller) => caller !== 'owner');
/** What would end her own session, or take away what the others shall try. */
const NOT_BEFOREHAND = /^DELETE |\/(?:deletion|leaving)$/;

let world: TestApp;
let cast: Cast;
let fixture: Fixture;
let targets: Target[];

beforeAll(async () => {
  world = await startTestApp();
  cast = await makeCast(world);
  fixture = await makeFixture(world, cast);
  targets = targetsOf(world.app);
});
afterAll(() => world?.stop());

const headersOf = (caller: CallerName) => {
  const token = cast.people[caller]?.accessToken;
  return { apikey: PUBLISHABLE_KEY, ...(token ? { authorization: `Bearer ${token}` } : {}) };
};
const sendAs = (caller: CallerName, request: RawRequest) =>
  send(world.url, { ...request, headers: { ...request.headers, ...headersOf(caller) } });

/** One of each: what the matrix calls rightly, she has called. */
async function writeOneOfEach(): Promise<void> {
  for (const target of targets) {
    const call = NOT_BEFOREHAND.test(target.name) ? null : rightCall(target, fixture);
    if (call) await sendAs('owner', call);
  }
}

/** Everything that she gets to see, whoever else has called in between. */
async function seenByAna(): Promise<string> {
  const reads = targets.filter(
    ({ method, path, operation }) => method === 'GET' && operation && !/events$|\.pdf$/.test(path),
  );
  const texts = await atOnce(reads, AT_ONCE, async (target) => {
    const call = rightCall(target, fixture);
    return call ? (await sendAs('owner', call)).text : '';
  });
  const user = await sendAs('owner', { method: 'GET', path: '/auth/v1/user', headers: {} });
  return [...texts, user.text, JSON.stringify(fixture)].join('\n');
}

/** How she gets in, which everybody would like to change. */
async function waysInOfAna(): Promise<unknown> {
  const { text } = await sendAs('owner', { method: 'GET', path: '/auth/v1/user', headers: {} });
  const { updated_at: _, last_sign_in_at: _at, ...user } = JSON.parse(text);
  return user;
}

it('shows nobody what is Ana’s, and lets nobody change it, by whatever id of hers', async () => {
  await writeOneOfEach();
  const ana = cast.people.owner as TestPerson;
  const [kept, waysIn] = [await keptOf(world, ana), await waysInOfAna()];
  const ids = idsIn(await seenByAna());
  expect(ids.length).toBeGreaterThan(20);

  const tries = targets.flatMap((target, at) => {
    const some = Array.from({ length: Math.min(OTHER_IDS, ids.length) }, (_, index) => {
      return ids[(at * 7 + index) % ids.length] as string;
    });
    const right = rightCall(target, fixture);
    const calls = some.flatMap((id) => callsWith(target, fixture, id));
    if (right && target.params.length > 0) calls.push(right);
    return calls.flatMap((call) =>
      OTHERS.filter((caller) => !isTheirOffice(caller, target)).map((caller) => ({
        target,
        call,
        caller,
      })),
    );
  });
  expect(tries.length).toBeGreaterThan(500);

  const findings = await atOnce(tries, AT_ONCE, async ({ target, call, caller }) => {
    const answer = await sendAs(caller, call);
    const problem = problemWith(target, call, answer, [SECRET]);
    return problem && `${caller}: ${call.method} ${call.path} ${call.body ?? ''}: ${problem}`;
  });
  expect(findings.filter((finding) => finding !== null)).toEqual([]);
  expect(await keptOf(world, ana)).toEqual(kept);
  expect(await waysInOfAna()).toEqual(waysIn);
});
