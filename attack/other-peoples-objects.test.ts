import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { CALLERS, type CallerName } from '#packages/kernel/permission-rows.ts';
import { atOnce } from './support/at-once.ts';
import { keptOf } from './support/kept-of.ts';
import { inForm } from './support/options.ts';
import { problemWith } from './support/oracle.ts';
import { callsWith, idsIn, isTheirOffice } from './support/other-peoples-calls.ts';
import { type RawRequest, send } from './support/send.ts';
import { SECRET, type Stage, setStage } from './support/stage.ts';

/** Ids that each route is tried with, besides the one that it is for. */
const OTHER_IDS = inForm(2, 40);
const AT_ONCE = 6;
const OTHERS = CALLERS.filter((caller) => caller !== 'owner');
/** What would end her own session, or take away what the others shall try. */
const NOT_BEFOREHAND = /^DELETE |\/(?:deletion|leaving)$/;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.world.stop());

const headersOf = (caller: CallerName) => {
  const token = stage.callers.people[caller]?.accessToken;
  return { apikey: PUBLISHABLE_KEY, ...(token ? { authorization: `Bearer ${token}` } : {}) };
};
const sendAs = (caller: CallerName, request: RawRequest) =>
  send(stage.world.url, { ...request, headers: { ...request.headers, ...headersOf(caller) } });

/** One of each: what the matrix calls rightly, she has called. */
async function writeOneOfEach(): Promise<void> {
  for (const target of stage.targets) {
    if (target.operation && !NOT_BEFOREHAND.test(target.name)) {
      await sendAs('owner', stage.rightCall(target));
    }
  }
}

/** Everything that she gets to see, whoever else has called in between. */
async function seenByAna(): Promise<string> {
  const reads = stage.targets.filter(
    ({ method, path, operation }) => method === 'GET' && operation && !/events$|\.pdf$/.test(path),
  );
  const texts = await atOnce(
    reads,
    AT_ONCE,
    async (target) => (await sendAs('owner', stage.rightCall(target))).text,
  );
  const user = await sendAs('owner', { method: 'GET', path: '/auth/v1/user', headers: {} });
  return [...texts, user.text, JSON.stringify(stage.targets.map(stage.right))].join('\n');
}

/** How she gets in, which everybody would like to change. */
async function waysInOfAna(): Promise<unknown> {
  const { text } = await sendAs('owner', { method: 'GET', path: '/auth/v1/user', headers: {} });
  const { updated_at: _, last_sign_in_at: _at, factors, ...user } = JSON.parse(text);
  // One that was never proved lets nobody in, and whoever has her password may drop it.
  const proved = factors.filter(({ status }: { status: string }) => status === 'verified');
  return { ...user, factors: proved };
}

it('shows nobody what is Ana’s, and lets nobody change it, by whatever id of hers', async () => {
  await writeOneOfEach();
  const { world, ana, targets } = stage;
  const [kept, waysIn] = [await keptOf(world, ana), await waysInOfAna()];
  const ids = idsIn(await seenByAna());
  expect(ids.length).toBeGreaterThan(20);

  const tries = targets.flatMap((target, at) => {
    const some = Array.from({ length: Math.min(OTHER_IDS, ids.length) }, (_, index) => {
      return ids[(at * 7 + index) % ids.length] as string;
    });
    const calls = some.flatMap((id) => callsWith(stage, target, id));
    if (target.params.length > 0) calls.push(stage.rightCall(target));
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
