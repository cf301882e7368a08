import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Language } from './languages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every text that a screen shows in a language. */
function screenTexts(language: Language): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else for (const inner of Object.values(value as object)) collect(inner);
  };
  for (const root of ['features', 'packages/ui', 'apps/web']) {
    for (const file of readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith(join('locales', `${language}.json`)) || file.includes('server')) continue;
      collect(JSON.parse(readFileSync(join(ROOT, root, file), 'utf8')));
    }
  }
  return texts;
}

const wrong = (language: Language, isWrong: (text: string) => boolean) =>
  screenTexts(language).filter(isWrong);
const count = (text: string, mark: string) => text.split(mark).length - 1;

it('es-ES: a question and a call have a mark at both ends', () => {
  expect(
    wrong('es-ES', (text) => {
      // The mark of a query in an address asks nothing.
      const said = text.replaceAll(/https?:\S+/g, '');
      return count(said, '¿') !== count(said, '?') || count(said, '¡') !== count(said, '!');
    }),
  ).toEqual([]);
});

it.each(['es-ES', 'fr-FR'] as const)('%s: words are quoted with « »', (language) => {
  expect(wrong(language, (text) => /[“”"]/.test(text))).toEqual([]);
});

it('fr-FR: the apostrophe is the curly one', () => {
  expect(wrong('fr-FR', (text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});
