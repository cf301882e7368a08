import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';

const ROOT = join(import.meta.dirname, '../..');
const [, words = '', avoided = ''] =
  /## Words of each language([\s\S]*)Left alone([\s\S]*)$/.exec(
    readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'),
  ) ?? [];

/** The cells of a table's rows, without its head. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );

/** Every text of a language as one, without its keys. */
function textsOf(language: Language, area?: string): string {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else for (const inner of Object.values(value as object)) collect(inner);
  };
  for (const root of area ? [`features/${area}/web`] : ['features', 'packages', 'apps/web']) {
    for (const file of readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith(join('locales', `${language}.json`)) || file.includes('node_modules'))
        continue;
      collect(JSON.parse(readFileSync(join(ROOT, root, file), 'utf8')));
    }
  }
  return texts.join('\n').toLocaleLowerCase(language);
}

describe('the words of each language', () => {
  it.each(rowsOf(words))('%s, in %s', (_thing, feature = '', ...said) => {
    expect(said).toHaveLength(LANGUAGES.length);
    for (const [index, language] of (['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const).entries()) {
      expect(textsOf(language, feature)).toContain(said[index]?.toLocaleLowerCase(language));
    }
  });

  it.each(rowsOf(avoided))('%s leaves alone: %s', (language, list = '') => {
    const texts = textsOf(language as Language);
    const found = list
      .split(', ')
      .filter((word) => texts.includes(word.toLocaleLowerCase(language)));
    expect(found).toEqual([]);
  });
});
