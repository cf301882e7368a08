/** The languages of the product, each in its own words, for the switch. The one list of them. */
export const LANGUAGE_NAMES = {
  'pt-BR': 'Português (Brasil)',
  'en-US': 'English (US)',
  'es-ES': 'Español',
  'fr-FR': 'Français',
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as unknown as readonly [
  Language,
  ...Language[],
];
/** Specification section 9. */
export const FALLBACK_LANGUAGE: Language = 'pt-BR';

/** Where a choice is kept and asked for (specification section 1). */
export const LANGUAGE_QUERY = 'lng';
export const LANGUAGE_COOKIE = 'i18next';
export const LANGUAGE_STORAGE = 'i18nextLng';

/** The language of ours that a BCP 47 tag means (`pt-PT` is pt-BR, `en-GB` is en-US); null for others. */
export function languageOfTag(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
  return LANGUAGES.find((language) => language.split('-', 1)[0] === primary) ?? null;
}

/** The wanted language of ours in an Accept-Language header, by its weights; null when it has none. */
export function languageOfHeader(header: string): Language | null {
  const wishes = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { language: languageOfTag(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.find(({ language }) => language !== null)?.language ?? null;
}

/** What a request says about its language; anything that is no text is passed over. */
export interface LanguageWishes {
  readonly query?: unknown;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

/** The language to answer a request in: address, cookie, Accept-Language, then the fallback. */
export function pickLanguage({ query, cookie, acceptLanguage }: LanguageWishes): Language {
  return (
    (typeof query === 'string' && languageOfTag(query)) ||
    (cookie && languageOfTag(cookie)) ||
    (acceptLanguage && languageOfHeader(acceptLanguage)) ||
    FALLBACK_LANGUAGE
  );
}
