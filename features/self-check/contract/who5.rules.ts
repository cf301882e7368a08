/** The WHO-5 Well-Being Index (1998): five items, each answered from 0 to 5. */
export const ITEMS = 5;
export const ANSWERS = 6;
/** Raw sum times this is the percentage score, 0 to 100 (the instrument's own scoring). */
const FACTOR = 4;
/** At or below, well-being is low and talking to somebody is worth it (research/burnout-science, 1). */
const LOW_UP_TO = 50;
/** Smallest difference of two scores that means something (Topp et al. 2015). */
const MEANINGFUL = 10;

/** The percentage score of five answers. */
export function scoreOf(answers: readonly number[]): number {
  return answers.reduce((sum, answer) => sum + answer, 0) * FACTOR;
}

/** Whether a score is one at which talking to a professional is worth it. No diagnosis. */
export function suggestsTalking(score: number): boolean {
  return score <= LOW_UP_TO;
}

/** How a score stands to the one before; small differences are none. */
export function changeSince(before: number, now: number): 'better' | 'worse' | 'same' {
  if (Math.abs(now - before) < MEANINGFUL) return 'same';
  return now > before ? 'better' : 'worse';
}
