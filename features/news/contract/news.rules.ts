import { type Block, textsOf } from '#packages/kernel/written-text.ts';

/**
 * Words that an adult reads in a minute, rather too few: silent reading of non-fiction is at 238
 * (Brysbaert 2019), and people come here tired.
 */
const WORDS_PER_MINUTE = 200;

/** Words of an article. */
export function countWords(blocks: readonly Block[]): number {
  return textsOf(blocks).reduce((sum, text) => sum + text.split(/\s+/u).filter(Boolean).length, 0);
}

/** Minutes that reading so many words takes, at least one. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
