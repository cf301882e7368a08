/** Changes whenever a text for crisis, a line or their order changes (docs/crisis-texts.md). */
export const CRISIS_TEXTS_VERSION = '2026-11e';

/**
 * Who reviewed the texts as they stand, from what the operator says (`CLINICAL_REVIEW`); null while it
 * names nobody, or a version that these are not.
 */
export function reviewOf(said: string | undefined): string | null {
  const by = said?.trim() ?? '';
  return by.includes(CRISIS_TEXTS_VERSION) && by !== CRISIS_TEXTS_VERSION ? by : null;
}
