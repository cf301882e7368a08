import { type Gender, personWords } from './people.ts';
import type { EntryLanguage, Token } from './tokens.ts';

/** Somebody of an entry as the feedback names them: "minha chefe" is "sua chefe" to who wrote it. */
export interface Person {
  said: string;
  group: string;
  gender: Gender | null;
}

/** Words that belong to the writer, as they are said to them. */
export const YOURS: Readonly<Record<EntryLanguage, Readonly<Record<string, string>>>> = {
  pt: {
    meu: 'seu',
    minha: 'sua',
    meus: 'seus',
    minhas: 'suas',
    nosso: 'seu',
    nossa: 'sua',
    nossos: 'seus',
    nossas: 'suas',
  },
  en: { my: 'your', our: 'your' },
  es: { mi: 'tu', mis: 'tus', nuestro: 'tu', nuestra: 'tu', nuestros: 'tus', nuestras: 'tus' },
  fr: { mon: 'votre', ma: 'votre', mes: 'vos', notre: 'votre', nos: 'vos' },
};

const BARE: Readonly<Record<EntryLanguage, (gender: Gender | null) => string | null>> = {
  pt: (gender) => (gender === 'f' ? 'sua' : gender === 'm' ? 'seu' : null),
  en: () => 'your',
  es: () => 'tu',
  fr: () => 'votre',
};
const FEMININE = /^(?:minha|nossa|a|uma|sua|outra|la|una|nuestra|ma|une)$/u;
const MASCULINE = /^(?:meu|nosso|o|um|seu|outro|el|un|nuestro|mon|le)$/u;

/** Who the words of a wording name; null where nothing tells how to name them without a mistake. */
export function personOf(
  text: string,
  tokens: readonly Token[],
  language: EntryLanguage,
): Person | null {
  const words = personWords(language);
  const noun = tokens.at(-1);
  const known = noun && words.get(noun.word);
  if (!known) return null;
  const before = tokens.slice(0, -1).map(({ word }) => word);
  const first = before[0];
  const told = first && (FEMININE.test(first) ? 'f' : MASCULINE.test(first) ? 'm' : null);
  // "Mon" stands before a woman too where a vowel follows.
  const gender = known.gender ?? (language === 'fr' ? null : told || null);
  const name = text.slice(noun.start, noun.end).toLowerCase();
  const whose = first ? before.map((word) => YOURS[language][word] ?? word) : [];
  const lead = first ? whose.join(' ') : BARE[language](gender);
  if (!lead) return null;
  return { said: lead === 'l' ? `l’${name}` : `${lead} ${name}`, group: known.group, gender };
}
