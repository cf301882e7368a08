import { CATEGORIES } from '../../contract.ts';
import { CRISIS_CONCEPTS } from '../../lexicon/crisis-concepts.ts';
import { CRISIS_FAMILIES, type LanguageSource, TRAITS, TRIGGERS } from '../../lexicon/source.ts';
import { FIRST_WORD_BYTE, FOREIGN, kindOf } from '../../text/characters.ts';
import { IRONIC, type PatternListener, PREDICATE, readPatterns } from '../build/notation.ts';
import { ALIAS_END, NAME_END, SECTION_END } from './sections.ts';

/**
 * A lexicon as one text for `sourceOf`, in the same notation and order: without comments, needless
 * spaces and the accents that matching drops anyway. The crisis wordings are apart, since a browser
 * may have them alone.
 *
 * @throws Error when a text holds a sign that parts the sections
 */
export function compactTexts(source: LanguageSource): { crisis: string; rest: string } {
  const { mentions, triggers, traits, concepts } = source;
  return {
    crisis: joined(CRISIS_FAMILIES.map((family) => patterns(source.crisis[family]))),
    rest: joined([
      ...CATEGORIES.map((category) => patterns(mentions[category])),
      patterns(source.otherSenses),
      ...TRIGGERS.map((trigger) => patterns(triggers[trigger])),
      ...TRAITS.map((trait) => words(traits[trait])),
      ...CRISIS_CONCEPTS.map((concept) => patterns(concepts[concept])),
      source.verbs.trim().replace(/\s+/g, ' '),
      words(source.notVerbs),
      aliases(source.aliases),
      words(source.notTypos),
      ...Object.entries(source.classes).map(([name, list]) => `${name}${NAME_END}${words(list)}`),
    ]),
  };
}

function joined(sections: readonly string[]): string {
  if (sections.some((section) => section.includes(SECTION_END))) {
    throw new Error('A lexicon holds the sign that parts its sections');
  }
  return sections.map((section) => section + SECTION_END).join('');
}

/** Expressions in their shortest writing. */
function patterns(text: string): string {
  const expressions: string[] = [];
  let parts: string[] = [];
  /** Places in `parts` of the groups that are open. */
  const open: number[] = [];
  const part = (written: string): void => {
    const last = parts.at(-1);
    if (last !== undefined && !SIGNS.has(last)) parts.push(' ');
    parts.push(written);
  };
  const listener: PatternListener = {
    word: (from, to) => part(folded(text.slice(from, to))),
    adjective: (from, to) => part(text.slice(from, to)),
    verb: (from, to) => part(`<${text.slice(from, to)}>`),
    namedClass: (from, to) => part(`$${text.slice(from, to)}`),
    gap: () => part('..'),
    open: () => open.push(parts.push('(') - 1),
    alternative: () => parts.push('|'),
    close: (optional) => {
      const place = open.pop() as number;
      if (optional) parts[place] = '[';
      parts.push(optional ? ']' : ')');
    },
    end: (_from, _to, flags) => {
      const marks = ((flags & PREDICATE) === 0 ? '' : '^') + ((flags & IRONIC) === 0 ? '' : '%');
      expressions.push(marks + parts.join(''));
      parts = [];
    },
  };
  readPatterns(text, listener);
  return expressions.join(',');
}

const SIGNS = new Set(['(', ')', '[', ']', '|']);

/** A list of single words. */
function words(text: string): string {
  const list = text.replace(/#.*$/gm, '').split(/[\s,]+/);
  return list
    .filter(Boolean)
    .map((word) => (/[</]/.test(word) ? word : folded(word)))
    .join(' ');
}

/** Chat spellings, those of each line with what they stand for. */
function aliases(text: string): string {
  const lines = text.split('\n').filter((line) => line.includes('='));
  return lines.map((line) => line.split('=').map(words).join('=')).join(ALIAS_END);
}

/** A word as matching knows it; "é" alone is told from "e". */
function folded(word: string): string {
  if (word.length === 1) return word;
  return Array.from(word, (character) => {
    const kind = kindOf(character.charCodeAt(0));
    return kind >= FIRST_WORD_BYTE && kind !== FOREIGN ? String.fromCharCode(kind) : character;
  }).join('');
}
