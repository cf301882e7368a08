import { CATEGORIES, type Language } from '../../contract.ts';
import { CRISIS_CONCEPTS } from '../../lexicon/crisis-concepts.ts';
import { CRISIS_FAMILIES, type LanguageSource, TRAITS, TRIGGERS } from '../../lexicon/source.ts';
import type { Inflection } from '../inflection/forms.ts';

/** Ends a section of a lexicon's text, the name of a class, a line of chat spellings. */
export const SECTION_END = '\n';
export const NAME_END = '=';
export const ALIAS_END = ',';

/**
 * The source of a language from what `compactTexts` wrote: its crisis wordings, and after them the
 * rest or nothing. Compiled it gives what the readable source gives.
 */
export function sourceOf(language: Language, inflection: Inflection, text: string): LanguageSource {
  const sections = text.split(SECTION_END).slice(0, -1);
  let at = 0;
  const next = (): string => sections[at++] ?? '';
  const named = <K extends string>(names: readonly K[]): Record<K, string> =>
    Object.fromEntries(names.map((name) => [name, next()])) as Record<K, string>;
  return {
    language,
    inflection,
    crisis: named(CRISIS_FAMILIES),
    mentions: named(CATEGORIES),
    otherSenses: next(),
    triggers: named(TRIGGERS),
    traits: named(TRAITS),
    concepts: named(CRISIS_CONCEPTS),
    verbs: next(),
    notVerbs: next(),
    aliases: next().replaceAll(ALIAS_END, '\n'),
    notTypos: next(),
    classes: Object.fromEntries(sections.slice(at).map((section) => section.split(NAME_END))),
  };
}
