/** Answers that are ready in four languages, in the order of their showing. */
export const CANNED = [
  'received',
  'screenshot',
  'device',
  'mail',
  'reload',
  'receipt',
  'notOurs',
  'care',
] as const;
