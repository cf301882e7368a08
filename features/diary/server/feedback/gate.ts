import type { Language } from '#packages/i18n/languages.ts';
import { fold } from '#packages/kernel/words.ts';
import type { Facts } from './extraction/facts.ts';
import * as data from './gate.data.ts';
import type { Material, Parts } from './material.ts';

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
  | 'sentences'
  | 'half_clause'
  | 'agreement'
  | 'program'
  | 'absence'
  | 'bright'
  | 'long_step'
  | 'foreign_quote'
  | 'long_quote'
  | 'language'
  | 'emoji'
  | 'tone'
  | 'empty';

/** Two to four sentences, at most: twenty-five true words beat seventy. */
export const MAX_SENTENCES = 4;
export const MAX_WORDS = 90;
const MAX_QUOTED_WORDS = 8;
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
  ['program', data.PROGRAM],
  ['absence', data.ABSENCE],
  ['agreement', data.DISAGREEMENT],
];

/** What of an entry, or of a week, its words are held against. */
type Judged = Pick<Material, 'language' | 'text' | 'earlier'> & {
  reading: Pick<Material['reading'], 'counts'>;
};
type Told = Pick<Facts, 'situations'>;

/**
 * Everything that a feedback text does wrong, whoever wrote it; an empty list lets it pass.
 * The line before a text of crisis level 1 and the texts about danger are not checked: they are fixed.
 */
export function violationsOf(parts: Parts, material: Judged, facts: Told): Violation[] {
  const found = new Set<Violation>();
  const { read, link, question, step } = parts;
  const present = [read, link, question, step].filter((part) => part !== null);
  const all = present.join('\n');
  const quotes = quotesIn(all);
  const said = folded(withoutQuotes(all));
  const written = folded(material.text);
  for (const [violation, pattern] of FORBIDDEN) if (pattern.test(said)) found.add(violation);
  // A condition, and death, may be named by who wrote of it first.
  for (const [condition] of said.matchAll(data.CONDITIONS)) {
    if (!written.includes(condition)) found.add('condition');
  }
  const hard = facts.situations.some(({ kind }) => kind === 'hard');
  if (data.DANGER.test(said) && !hard) found.add('danger');
  if (data.BRIGHT.test(said) && (hard || material.reading.counts.positive === 0)) {
    if (!facts.situations.some(({ kind }) => kind === 'good') || hard) found.add('bright');
  }
  for (const quote of quotes) if (!isWhole(quote, material.text)) found.add('foreign_quote');
  if (countWords(quotes.join(' ')) > MAX_QUOTED_WORDS) found.add('long_quote');
  if (link !== null && (material.earlier.length === 0 || !data.HEDGE.test(folded(link)))) {
    found.add('unsupported_link');
  }
  if (!read.trim()) found.add('empty');
  const asked = (all.match(/\?/g) ?? []).length;
  if (asked !== (question === null ? 0 : 1) || question?.includes('?') === false) {
    found.add('questions');
  }
  if (minutesIn(step ?? '') > MAX_STEP_MINUTES) found.add('long_step');
  const sentences = present.flatMap((part) => part.split(/(?<=[.?…])\s+/u));
  if (sentences.length > MAX_SENTENCES + 1 || countWords(all) > MAX_WORDS) found.add('sentences');
  if (sentences.some((sentence) => !WHOLE.test(sentence))) found.add('half_clause');
  if (!saysIn(withoutQuotes(all), material.language)) found.add('language');
  if (EMOJI.test(all) && !EMOJI.test(material.text)) found.add('emoji');
  if (/[!¡*#_`<>{}]|\p{Cc}(?<!\n)/u.test(all)) found.add('tone');
  return [...found];
}

/** Begins like a sentence and ends like one, in a word that does not wait for another. */
const WHOLE = /^[¿«“"]?\s?[\p{Lu}\p{N}].*[\p{L}\p{N}\p{M}%”"»]\s?[.?…]$/su;

function folded(text: string): string {
  return fold(text).replaceAll('’', "'");
}

/** A quotation is a whole clause of the entry: it begins and ends where one does. */
function isWhole(quote: string, text: string): boolean {
  const at = text.indexOf(quote);
  if (at < 0) return false;
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + quote.length).trimStart();
  return (before === '' || CLAUSE_END.test(before)) && (after === '' || CLAUSE_START.test(after));
}

const CLAUSE_END = /(?:[.!?…;:,\n]|(?<![\p{L}])(?:e|mas|que|and|but|that|y|pero|que|et|mais))$/iu;
const CLAUSE_START =
  /^(?:[.!?…;:,\n]|(?:e|mas|porque|and|but|because|y|pero|porque|et|mais|parce)(?![\p{L}]))/iu;

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
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
);

/** Whether the short words of a text are those of a language, or it has too few to tell. */
function saysIn(text: string, wanted: Language): boolean {
  const tokens = fold(text).match(/[a-z]+/g) ?? [];
  const hits = new Map(
    WORDS_OF.map(([language, words]) => [
      language,
      tokens.filter((token) => words.has(token)).length,
    ]),
  );
  const own = hits.get(wanted) ?? 0;
  const most = Math.max(...hits.values());
  return own === most || (tokens.length < SHORT_TEXT && own > 0);
}

/** Words below which two languages may look alike. */
const SHORT_TEXT = 12;
