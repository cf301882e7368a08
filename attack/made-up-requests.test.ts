import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fixture } from '#apps/server/permissions/callers.ts';
import { type Cast, makeCast, makeFixture, SECRET } from '#apps/server/permissions/fixture.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { atOnce } from './support/at-once.ts';
import { Crowd } from './support/crowd.ts';
import { keptOf } from './support/kept-of.ts';
import { type MadeRequest, requestsOf } from './support/made-requests.ts';
import { inForm, SEED } from './support/options.ts';
import { problemWith } from './support/oracle.ts';
import { send } from './support/send.ts';
import { type Target, targetsOf } from './support/targets.ts';

const REQUESTS = inForm(5_000, 100_000);
const AT_ONCE = 6;
/** After so many rounds through all routes everybody who has signed themselves out is replaced. */
const ROUNDS = inForm(4, 60);

/** Making a request smaller is ended then: a hang costs its seconds every time it is tried. */
const LONGEST_SEARCH_MS = 60_000;

let world: TestApp;
let cast: Cast;
let fixture: Fixture;
let crowd: Crowd;
let sent = 0;
const errors: string[] = [];

beforeAll(async () => {
  const logTo = { write: (line: string) => void errors.push(line) };
  world = await startTestApp({ logTo, environment: { LOG_LEVEL: 'error' } });
  cast = await makeCast(world);
  fixture = await makeFixture(world, cast);
  crowd = new Crowd(world);
});
afterAll(() => world?.stop());

it('answers every made-up request of everybody, and none of them tells or changes what is Ana’s', async () => {
  const ana = cast.people.owner as TestPerson;
  const before = await keptOf(world, ana);
  expect(JSON.stringify(before)).toContain(SECRET);
  const targets = targetsOf(world.app);
  const each = Math.ceil(REQUESTS / ROUNDS / targets.length);
  const findings: string[] = [];
  for (let round = 0; round < ROUNDS && findings.length === 0; round++) {
    await crowd.gather();
    const ids = [...idsOf(fixture), ...crowd.ownIds()];
    const found = await atOnce(targets, AT_ONCE, (target) =>
      findProblem(target, ids, each, SEED + round),
    );
    findings.push(...found.filter((finding) => finding !== null));
  }
  expect(findings.join('\n\n')).toBe('');
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  expect(await keptOf(world, ana)).toEqual(before);
  expect(errors.filter((line) => line.includes(SECRET))).toEqual([]);
});

/** The smallest request of a route that is answered badly, told so that it can be sent again; or null. */
async function findProblem(
  target: Target,
  ids: readonly string[],
  numRuns: number,
  seed: number,
): Promise<string | null> {
  let last = '';
  const property = fc.asyncProperty(requestsOf(target, { fixture, ids }), async (made) => {
    const problem = await tryOut(target, made);
    if (problem) {
      last = problem;
      throw new Error(problem);
    }
  });
  const details = await fc.check(property, {
    seed,
    numRuns,
    interruptAfterTimeLimit: LONGEST_SEARCH_MS,
  });
  if (!details.failed) return null;
  const [made] = details.counterexample ?? [];
  return [
    `${target.name}: ${last} (ATTACK_SEED=${SEED})`,
    `as ${made?.caller}: ${shown(made)}`,
    ...errors.slice(-1),
  ].join('\n');
}

async function tryOut(target: Target, { caller, request }: MadeRequest): Promise<string | null> {
  // With the operator's key everybody may be deleted.
  if (caller === 'operator' && JSON.stringify(request).includes(fixture.ownerId)) return null;
  sent += 1;
  const headers = { ...crowd.headersOf(caller), ...request.headers };
  const answer = await send(world.url, { ...request, headers });
  return problemWith(target, request, answer, [SECRET]);
}

/** Every id of the fixture, however deep. */
function idsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 20 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsOf) : [];
}

function shown(made: MadeRequest | undefined): string {
  const { method, path, headers, body } = made?.request ?? {};
  return `${method} ${path} ${JSON.stringify(headers)} ${String(body ?? '').slice(0, 2_000)}`;
}
