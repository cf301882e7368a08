import { fold } from '#packages/kernel/words.ts';
import { type EntryLanguage, tokensOf } from './tokens.ts';

/** Patterns of the groups of people that a wording may name, by group: `@boss`, `@family`, `@who`. */
export type PeoplePatterns = Readonly<Record<string, string>>;

/**
 * What one wording of a frame looks for, over the line of a sentence:
 * `word*` any ending, `..` up to four words, `[a|b c]` one of them, `(a)` or not, `@group` a person.
 */
export function compileWording(
  wording: string,
  language: EntryLanguage,
  people: PeoplePatterns,
): RegExp {
  const items = wording.trim().match(/\[[^\]]*\]|\([^)]*\)|\S+/gu) ?? [];
  let named = false;
  const parts = items.map((item) => {
    if (item === '..') return '(?: \\S+){0,4}?';
    if (item.startsWith('[')) return ` (?:${alternatives(item, language)})`;
    if (item.startsWith('(')) return `(?: (?:${alternatives(item, language)}))?`;
    if (!item.startsWith('@')) return ` ${words(item, language)}`;
    const group = people[item.slice(1)];
    if (!group) throw new Error(`There is no group of people ${item} in ${language}`);
    const found = named ? ` ${group}` : ` (?<who>${group})`;
    named = true;
    return found;
  });
  return new RegExp(`${parts.join('')}(?= )`, 'u');
}

function alternatives(item: string, language: EntryLanguage): string {
  return item
    .slice(1, -1)
    .split('|')
    .map((one) => words(one, language))
    .join('|');
}

/** The words of a wording as they stand in a line: written as people should write, found as they do. */
function words(text: string, language: EntryLanguage): string {
  const marked = fold(text).replaceAll('*', 'starstar');
  return tokensOf(marked, language)
    .map(({ word }) => word.replaceAll('starstar', '\\S*'))
    .join(' ');
}
