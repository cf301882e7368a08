import { type Block, textsOf } from '#packages/kernel/written-text.ts';
import type { Review } from './news.contract.ts';

/**
 * Words that an adult reads in a minute, rather too few: silent reading of non-fiction is at 238
 * (Brysbaert 2019), and people come here tired.
 */
const WORDS_PER_MINUTE = 200;

/** Whether an address may be linked to: https, and no name or password within it. */
export function isSafeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

/** Whether a text has the form of a professional register: letters of a council, then a number. */
export function looksLikeRegister(text: string): boolean {
  return /^[A-Z]{3,8}\b[^\d]*\d[\d/.\- A-Z]{2,}$/i.test(text.trim());
}

/** Whether the day of the next review follows that of the last. */
export function isReviewSpan({ on, again }: { on: string; again: string }): boolean {
  return on < again;
}

/** What stands of a review on a day (`2026-11-22`): nobody reviewed, it holds, or it is over. */
export function reviewState(review: Review | null, today: string): 'none' | 'valid' | 'expired' {
  if (!review) return 'none';
  return review.again <= today ? 'expired' : 'valid';
}

/** Words of an article. */
export function countWords(blocks: readonly Block[]): number {
  return textsOf(blocks).reduce((sum, text) => sum + text.split(/\s+/u).filter(Boolean).length, 0);
}

/** Minutes that reading so many words takes, at least one. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
