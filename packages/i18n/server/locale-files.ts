import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../languages.ts';

/**
 * The texts of a server in every language, from a folder of locale files. Their type is that of the pt-BR
 * file; `locales.test.ts` sees to it that the others have the same keys, so that a further language is a
 * further file and no code.
 */
export function localeTexts<T>(folder: URL): Readonly<Record<Language, T>> {
  const read = (language: Language): T =>
    JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));
  const texts = LANGUAGES.map((language) => [language, read(language)] as const);
  return Object.fromEntries(texts) as Record<Language, T>;
}
