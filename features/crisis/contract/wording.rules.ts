/** How many ways there are to say each part of the help card (see the locale files). */
export const THANKS_WORDINGS = 4;
export const GENTLE_WORDINGS = 3;
export const ASK_WORDINGS = 3;
/** Of a kind that is not the writer's own danger: seven times two make fourteen cards. */
export const OPENING_WORDINGS = 7;
export const LEAD_WORDINGS = 2;

/** Which wording of each part to use. */
export interface Wording {
  readonly thanks: number;
  readonly gentle: number;
  readonly ask: number;
  readonly opening: number;
  readonly lead: number;
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
    opening: nth % OPENING_WORDINGS,
    lead: nth % LEAD_WORDINGS,
  };
}
