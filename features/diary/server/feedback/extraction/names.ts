import { personWords } from './people.ts';
import { type EntryLanguage, tokensOf } from './tokens.ts';

export interface Named {
  name: string;
  /** The word for what they are to the writer, folded. */
  role: string;
}

/** A name stands beside the word for a person. */
const NAME = String.raw`(\p{Lu}[\p{Ll}\p{M}]{2,14})`;
// From the beginning of a word of at most so many letters: a long run without spaces is looked at once.
const AFTER_ROLE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,30})(?:, (?:a|o) |, | )${NAME}(?![\p{L}\p{M}])`,
  'gu',
);
const BEFORE_ROLE = new RegExp(
  String.raw`${NAME}, (?:minha|meu|my|mi|mon|ma) ([\p{L}\p{M}]{2,30})`,
  'gu',
);

/** Names of people that an entry gives together with what they are; capital letters alone make no name. */
export function namesIn(text: string, language: EntryLanguage): Named[] {
  const roles = personWords(language);
  const found = new Map<string, Named>();
  const add = (name = '', word = '') => {
    const role = tokensOf(word, language)[0]?.word ?? '';
    if (roles.has(role)) found.set(name, { name, role });
  };
  for (const [, role, name] of text.matchAll(AFTER_ROLE)) add(name, role);
  for (const [, name, role] of text.matchAll(BEFORE_ROLE)) add(name, role);
  return [...found.values()];
}
