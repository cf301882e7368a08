import { setImmediate } from 'node:timers/promises';
import type { SkipReason } from '#features/calendar/contract/import.contract.ts';
import {
  MAX_SERIES,
  MAX_TIMES,
  REPEATS_TOO_OFTEN,
  TOO_MANY_SERIES,
} from '#features/calendar/contract/repeat.contract.ts';
import { fromFirstTime, ruleProblem } from '../recurrence.rules.ts';
import type { Candidate } from './candidates.rules.ts';

/** Rules of one file that are looked at: all that have room, and half as many that turn out to be none. */
const MAX_RULES = MAX_SERIES * 1.5;

/**
 * Looks at the rules of a file’s series: each begins with its first time, or cannot come in. A file
 * brings thousands of them, so only so many are looked at, and others have their turn before each.
 */
export async function ruled(candidates: readonly Candidate[], now: Date): Promise<Candidate[]> {
  const seen: Candidate[] = [];
  let looks = 0;
  for (const candidate of candidates) {
    const { draft, problem, except } = candidate;
    const repeat = problem ? undefined : draft?.repeat;
    if (!draft || !repeat) {
      seen.push(candidate);
      continue;
    }
    looks += 1;
    const refused = (reason: SkipReason) => seen.push({ ...candidate, problem: reason });
    if (looks > MAX_RULES) {
      refused(TOO_MANY_SERIES);
      continue;
    }
    await setImmediate();
    const wrong = ruleProblem({ ...draft, repeat, except: [] }, now);
    if (wrong) refused(wrong);
    else if (except.length > MAX_TIMES) refused(REPEATS_TOO_OFTEN);
    else seen.push({ ...candidate, draft: fromFirstTime({ ...draft, repeat }) });
  }
  return seen;
}
