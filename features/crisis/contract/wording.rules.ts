/** How many ways there are to say each part of the help card (see the locale files). */
export const THANKS_WORDINGS = 4;
export const GENTLE_WORDINGS = 3;
export const ASK_WORDINGS = 3;

/** How the help card speaks: 1 uncertain, 2 passive thoughts, 3 immediate danger. */
export type HelpLevel = 1 | 2 | 3;

/** Which wording of each part to use. */
export interface Wording {
  readonly thanks: number;
  readonly gentle: number;
  readonly ask: number;
}

/**
 * The wording for the n-th help card that a person sees (0 for the first). Cycles of different
 * length, so that the same card in the same words does not come back before the thirteenth.
 */
export function wordingOf(occurrence: number): Wording {
  const nth = Math.max(0, Math.trunc(occurrence));
  return {
    thanks: nth % THANKS_WORDINGS,
    gentle: nth % GENTLE_WORDINGS,
    ask: nth % ASK_WORDINGS,
  };
}
