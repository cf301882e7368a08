import { createHash } from 'node:crypto';
import { frenchSpaces } from '#packages/i18n/french-spaces.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { Person } from './extraction/address.ts';
import type { Material } from './material.ts';

/** Chooses among sentences: the same seed chooses the same, and none that the last month heard. */
export class Chooser {
  readonly #seed: string;
  readonly #heard: ReadonlySet<string>;
  readonly used: string[] = [];

  constructor({ seed, earlier }: Pick<Material, 'seed' | 'earlier'>) {
    this.#seed = seed;
    this.#heard = new Set(earlier.flatMap(({ used }) => used));
  }

  /** One that is new; null where all were heard. */
  fresh(pool: string, sentences: readonly string[]): string | null {
    const start = this.#number(pool) % Math.max(1, sentences.length);
    for (let at = 0; at < sentences.length; at += 1) {
      const index = (start + at) % sentences.length;
      const id = `${pool}.${index}`;
      if (this.#heard.has(id) || this.used.includes(id)) continue;
      this.used.push(id);
      return sentences[index] ?? null;
    }
    return null;
  }

  /** One of them, heard before if it must be: where saying nothing would be worse. */
  any(pool: string, sentences: readonly string[]): string {
    const chosen = this.fresh(pool, sentences);
    return chosen ?? sentences[this.#number(pool) % sentences.length] ?? '';
  }

  #number(name: string): number {
    return createHash('sha256').update(`${this.#seed} ${name}`).digest().readUInt32BE(0);
  }
}

const CONTRACTIONS: Readonly<Record<Language, readonly [RegExp, string][]>> = {
  'pt-BR': [
    [/(?<![\p{L}])([Dd])e (o|a|os|as) (?=\p{Ll})/gu, '$1$2 '],
    [/(?<![\p{L}])em (o|a|os|as) (?=\p{Ll})/gu, 'n$1 '],
    [/(?<![\p{L}])a (o|os) (?=\p{Ll})/gu, 'a$1 '],
    [/(?<![\p{L}])por (o|a|os|as) (?=\p{Ll})/gu, 'pel$1 '],
  ],
  'es-ES': [
    [/(?<![\p{L}])([Dd])e el (?=\p{Ll})/gu, '$1el '],
    [/(?<![\p{L}])a el (?=\p{Ll})/gu, 'al '],
  ],
  'fr-FR': [
    [/(?<![\p{L}])([Dd])e le (?=\p{Ll})/gu, '$1u '],
    [/(?<![\p{L}])([Dd])e les (?=\p{Ll})/gu, '$1es '],
    [/(?<![\p{L}])à le (?=\p{Ll})/gu, 'au '],
    [/(?<![\p{L}])à les (?=\p{Ll})/gu, 'aux '],
  ],
  'en-US': [],
};

/**
 * A sentence with its slots filled: `{who}`, and `{a|b}` by whether that person is a woman. Null
 * where the sentence needs what is not known.
 */
export function speak(sentence: string, language: Language, who: Person | null): string | null {
  if (/\{/u.test(sentence) && !who) return null;
  if (/\{[^}]*\|/u.test(sentence) && !who?.gender) return null;
  const filled = sentence
    .replace(/\{([^}|]*)\|([^}]*)\}/gu, (_, male: string, female: string) =>
      who?.gender === 'f' ? female : male,
    )
    .replaceAll('{who}', who?.said ?? '');
  return typeset(filled, language);
}

/** Contractions, a capital first, a full stop last, and the spaces of French. */
export function typeset(sentence: string, language: Language): string {
  let said = sentence.trim().replaceAll("'", '’');
  for (const [apart, together] of CONTRACTIONS[language]) said = said.replace(apart, together);
  said = said.charAt(0).toLocaleUpperCase() + said.slice(1);
  if (!/[.?…]$/u.test(said)) said = `${said}.`;
  return language === 'fr-FR' ? frenchSpaces(said) : said;
}
