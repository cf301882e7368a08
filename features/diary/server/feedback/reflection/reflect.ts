import type { CategoryKey, ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { fold } from '#packages/kernel/words.ts';
import type { EntryLanguage, Sentence } from '../extraction/tokens.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** How a language says somebody's own clause back to them. */
export interface Grammar {
  /** Where a sentence may be parted into clauses that stand alone; what matches is left out. */
  parting: RegExp;
  /** What parts a sentence where the day turned. */
  turning: RegExp;
  /** How a clause that stands alone may begin, folded. */
  opening: RegExp;
  /** A folded clause that has none of these has no verb of something that happened. */
  happened: RegExp;
  /** Words that no clause is said back with: judgements, insults, swearing, what was not managed. */
  unspoken: RegExp;
  /** The clause as said to its writer, word for word; null where it cannot be told without a mistake. */
  toYou(words: readonly string[]): string[] | null;
  /** Words that a clause may not end with. */
  hanging: RegExp;
}

const GRAMMARS: Readonly<Record<EntryLanguage, Grammar>> = {
  pt: portuguese,
  en: english,
  es: spanish,
  fr: french,
};

/** A clause of the entry as it is said back: "Sua chefe gritou com você na frente de todo mundo". */
export interface Reflected {
  said: string;
  sentence: number;
  /** It stands after "mas": the day turned here. */
  turned: boolean;
}

const MIN_WORDS = 3;
const MAX_WORDS = 22;
const CLAUSE = /^[\p{L}\p{M}\p{N} ,'’/:%-]+$/u;
/** Nobody needs to hear their hardest words about themselves, or a bitter one, again. */
const HELD_BACK: readonly CategoryKey[] = ['selfcriticism'];

/** The clauses of an entry that can be said back whole, in order. */
export function reflect(
  text: string,
  sentences: readonly Sentence[],
  language: EntryLanguage,
  { mentions, crisisLevel }: Pick<ReadingView, 'mentions' | 'crisisLevel'>,
): Reflected[] {
  if (crisisLevel > 0) return [];
  const grammar = GRAMMARS[language];
  const shouted = text === text.toUpperCase();
  return sentences.flatMap((sentence, index) => {
    if (sentence.indirect || shouted) return [];
    const held = mentions.some(
      ({ category, status, start, end }) =>
        start < sentence.end &&
        end > sentence.start &&
        (HELD_BACK.includes(category) || status === 'sarcasm' || status === 'crisis'),
    );
    if (held) return [];
    const body = ` ${text.slice(sentence.start, sentence.end).normalize('NFC')}`;
    return clausesOf(body, grammar).flatMap(({ clause, turned }) => {
      const said = sayBack(clause, grammar);
      return said ? [{ said, sentence: index, turned }] : [];
    });
  });
}

function clausesOf(body: string, { parting, turning }: Grammar) {
  const marks = [...body.matchAll(new RegExp(parting.source, 'giu'))];
  const starts = [0, ...marks.map(({ 0: mark, index }) => index + mark.length)];
  return starts.map((start, at) => ({
    clause: body.slice(start, marks[at]?.index ?? body.length),
    turned: at > 0 && turning.test(fold(marks[at - 1]?.[0] ?? '')),
  }));
}

function sayBack(clause: string, grammar: Grammar): string | null {
  const whole = clause.trim().replace(/[,:]+$/u, '');
  if (!CLAUSE.test(whole)) return null;
  const words = whole.split(/\s+/u);
  if (words.length < MIN_WORDS || words.length > MAX_WORDS) return null;
  const folded = ` ${fold(whole).replaceAll('’', "'").replace(/[,:]/gu, '')} `;
  if (!grammar.opening.test(folded) || !grammar.happened.test(folded)) return null;
  if (grammar.unspoken.test(folded) || grammar.hanging.test(folded)) return null;
  const said = grammar.toYou(words)?.join(' ');
  return said ? said.charAt(0).toLocaleUpperCase() + said.slice(1) : null;
}
