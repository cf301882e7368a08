import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import { fold } from '#packages/kernel/words.ts';
import * as data from './guard-rails.data.ts';
import type { Material, Parts } from './material.ts';
import { trendOf } from './trend.rules.ts';

/** Each rule that a feedback text can break; sources: product research 4.5. */
export type Violation =
  | 'condition'
  | 'diagnosis'
  | 'medication'
  | 'cause'
  | 'order'
  | 'promise'
  | 'flattery'
  | 'dependence'
  | 'disclosure'
  | 'absolute'
  | 'unsupported_link'
  | 'score'
  | 'machine'
  | 'danger'
  | 'questions'
  | 'length'
  | 'long_step'
  | 'foreign_quote'
  | 'long_quote'
  | 'language'
  | 'emoji'
  | 'tone'
  | 'missing_part';

/** Words of the five parts together. */
export const MIN_WORDS = 70;
export const MAX_WORDS = 120;
/** The person's own words, all quotes together. */
export const MAX_QUOTED_WORDS = 8;
export const MIN_SUPPORT = 3;
const MAX_STEP_MINUTES = 10;

const FORBIDDEN: readonly [Violation, RegExp][] = [
  ['diagnosis', data.DIAGNOSIS],
  ['medication', data.MEDICATION],
  ['cause', data.CAUSE],
  ['order', data.ORDER],
  ['promise', data.PROMISE],
  ['flattery', data.FLATTERY],
  ['dependence', data.DEPENDENCE],
  ['disclosure', data.DISCLOSURE],
  ['absolute', data.ABSOLUTE],
  ['score', data.SCORE],
  ['machine', data.MACHINE],
  ['danger', data.DANGER],
];

/**
 * Everything that a feedback text does wrong, whoever wrote it; an empty list lets it pass.
 * The line before a text of crisis level 1 and the crisis templates are not checked: they are fixed.
 */
export function violationsOf(parts: Parts, material: Material): Violation[] {
  const found = new Set<Violation>();
  const { read, signals, link, question, step } = parts;
  const all = [read, signals, link, question, step].filter((part) => part !== null).join('\n');
  const quotes = quotesIn(all);
  const said = fold(withoutQuotes(all)).replaceAll('’', "'");
  for (const [violation, pattern] of FORBIDDEN) if (pattern.test(said)) found.add(violation);

  const written = fold(material.text);
  for (const [condition] of said.matchAll(data.CONDITIONS)) {
    if (!written.includes(condition)) found.add('condition');
  }
  for (const quote of quotes) {
    if (!material.text.includes(quote)) found.add('foreign_quote');
  }
  if (countWords(quotes.join(' ')) > MAX_QUOTED_WORDS) found.add('long_quote');

  if (link !== null) {
    if (supportOf(material) < MIN_SUPPORT || !data.HEDGE.test(fold(link))) {
      found.add('unsupported_link');
    }
  }
  if (question === null || step === null || !read.trim()) found.add('missing_part');
  if ((all.match(/\?/g) ?? []).length !== 1 || !question?.includes('?')) found.add('questions');
  if (minutesIn(step ?? '') > MAX_STEP_MINUTES) found.add('long_step');
  const words = countWords(all);
  if (words < MIN_WORDS || words > MAX_WORDS) found.add('length');
  if (languageOf(withoutQuotes(all)) !== material.language) found.add('language');
  if (EMOJI.test(all) && !EMOJI.test(material.text)) found.add('emoji');
  if (/[!¡*#_`]|\p{Cc}(?<!\n)/u.test(all)) found.add('tone');
  return [...found];
}

const EMOJI = /\p{Extended_Pictographic}/u;
const QUOTED = /[“"«]\s*([^”"»]*?)\s*[”"»]/g;
/** Quoted words of the templates themselves, which are nobody's. */
const NOT_A_QUOTE = new Set(['eu', 'I', 'yo', 'je']);

function quotesIn(text: string): string[] {
  return [...text.matchAll(QUOTED)]
    .map(([, quote = '']) => quote)
    .filter((quote) => !NOT_A_QUOTE.has(quote));
}

function withoutQuotes(text: string): string {
  return text.replace(QUOTED, ' ');
}

/** Most earlier entries that bear out a link: they share a family of signals, or show the trend. */
function supportOf(material: Material): number {
  return Math.max(sharedOf(material), trendOf(material)?.entries ?? 0);
}

/** Most earlier entries that share one family of signals with this one. */
export function sharedOf({ reading, earlier }: Material): number {
  const shared = Object.entries(reading.counts)
    .filter(([, count]) => count > 0)
    .map(([category]) => category as keyof typeof reading.counts)
    .map((category) => earlier.filter((one) => (one.reading?.counts[category] ?? 0) > 0).length);
  return Math.max(0, ...shared);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

const HALF_HOURS =
  /\b(meia hora|half an hour|media hora|demi-heure|uma hora|an hour|una hora|une heure)\b/;

function minutesIn(step: string): number {
  const folded = fold(step);
  if (HALF_HOURS.test(folded)) return 30;
  const minutes = [...folded.matchAll(/(\d+)\s*(?:min)/g)].map(([, count]) => Number(count));
  const hours = [...folded.matchAll(/(\d+)\s*(?:h\b|hora|hour|heure)/g)].map(
    ([, count]) => Number(count) * 60,
  );
  return Math.max(0, ...minutes, ...hours);
}

const WORDS_OF = Object.entries(data.FUNCTION_WORDS).map(
  ([language, words]) => [language as AppLanguage, new Set(words.split(' '))] as const,
);

/** The language that a text is most likely in, by its short words. */
function languageOf(text: string): AppLanguage | null {
  const tokens = fold(text).match(/[a-z]+/g) ?? [];
  let best: AppLanguage | null = null;
  let most = 0;
  for (const [language, words] of WORDS_OF) {
    const hits = tokens.filter((token) => words.has(token)).length;
    if (hits > most) [best, most] = [language, hits];
  }
  return best;
}
