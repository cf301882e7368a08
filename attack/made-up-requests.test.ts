import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atOnce } from './support/at-once.ts';
import { Crowd } from './support/crowd.ts';
import { keptOf } from './support/kept-of.ts';
import { type MadeRequest, requestsOf } from './support/made-requests.ts';
import { inForm, SEED } from './support/options.ts';
import { problemWith } from './support/oracle.ts';
import { idsIn } from './support/other-peoples-calls.ts';
import { send } from './support/send.ts';
import { SECRET, type Stage, setStage } from './support/stage.ts';
import type { Target } from './support/targets.ts';

const REQUESTS = inForm(5_000, 100_000);
const AT_ONCE = 6;
/** After so many rounds through all routes everybody who has signed themselves out is replaced. */
const ROUNDS = inForm(4, 60);

/** Making a request smaller is ended then: a hang costs its seconds every time it is tried. */
const LONGEST_SEARCH_MS = 60_000;

let stage: Stage;
let crowd: Crowd;
let sent = 0;
const errors: string[] = [];

beforeAll(async () => {
  const logTo = { write: (line: string) => void errors.push(line) };
  stage = await setStage({ logTo, environment: { LOG_LEVEL: 'error' } });
  crowd = new Crowd(stage.world);
});
afterAll(() => stage?.world.stop());

it('answers every made-up request of everybody, and none of them tells or changes what is Ana’s', async () => {
  const { world, ana, targets } = stage;
  const before = await keptOf(world, ana);
  expect(JSON.stringify(before)).toContain(SECRET);
  const idsOfAna = idsIn(JSON.stringify([before, ana]));
  const each = Math.ceil(REQUESTS / ROUNDS / targets.length);
  const findings: string[] = [];
  for (let round = 0; round < ROUNDS && findings.length === 0; round++) {
    await crowd.gather();
    const ids = [...idsOfAna, ...crowd.ownIds()];
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
  const property = fc.asyncProperty(requestsOf(stage, target, ids), async (made) => {
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
  if (caller === 'operator' && JSON.stringify(request).includes(stage.ana.userId)) return null;
  sent += 1;
  const headers = { ...crowd.headersOf(caller), ...request.headers };
  const answer = await send(stage.world.url, { ...request, headers });
  return problemWith(target, request, answer, [SECRET]);
}

function shown(made: MadeRequest | undefined): string {
  const { method, path, headers, body } = made?.request ?? {};
  return `${method} ${path} ${JSON.stringify(headers)} ${String(body ?? '').slice(0, 2_000)}`;
}
