import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';
import { LANGUAGES, type Language } from './languages.ts';

const ROOT = join(import.meta.dirname, '../..');
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Lists of sentences that say the same in several ways: as many as a language has. */
const WAYS: Readonly<Record<string, RegExp>> = {
  'features/diary/server/locales': /^((?:feedback|topics)\.\w+)\.\d+$/,
};

type Texts = Map<string, string>;

function folders(): string[] {
  return ['features', 'packages', 'apps/web']
    .flatMap((area) => readdirSync(join(ROOT, area), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name === 'locales')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((folder) => readdirSync(folder).some((file) => file.endsWith('.json')))
    .sort();
}

function flatten(value: unknown, prefix = '', into: Texts = new Map()): Texts {
  if (typeof value === 'string') return into.set(prefix, value);
  for (const [key, inner] of Object.entries(value as Record<string, unknown>)) {
    flatten(inner, prefix ? `${prefix}.${key}` : key, into);
  }
  return into;
}

function read(folder: string, language: Language): Texts {
  return flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')));
}

/** `{{name}}` on screens, `{name}` in what a server writes. */
const variablesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{?\s*-?\s*([\w.]+)/g)].map((match) => match[1]))].sort();
const stemOf = (key: string) => key.replace(PLURAL, '');
const categoriesOf = (language: Language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Keys with plural forms: those that have `_other`. A key such as `too_many` merely ends like one. */
function pluralStems(texts: Texts): Set<string> {
  return new Set([...texts.keys()].filter((key) => key.endsWith('_other')).map(stemOf));
}

describe.each(folders().map((folder) => [relative(ROOT, folder), folder] as const))(
  'texts in %s',
  (name, folder) => {
    const original = read(folder, 'pt-BR');
    const stems = pluralStems(original);
    const isForm = (key: string) => PLURAL.test(key) && stems.has(stemOf(key));
    const ways = WAYS[name];
    const nameOf = (key: string) =>
      isForm(key) ? stemOf(key) : ways ? key.replace(ways, '$1') : key;
    const names = [...new Set([...original.keys()].map(nameOf))].sort();

    it('are there in every language and in no other', () => {
      const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
      expect(files.map((file) => basename(file, '.json')).sort()).toEqual([...LANGUAGES].sort());
    });

    it.each(LANGUAGES)('%s: the same keys as pt-BR', (language) => {
      const keys = [...new Set([...read(folder, language).keys()].map(nameOf))].sort();
      expect(keys).toEqual(names);
    });

    it.each(LANGUAGES)('%s: no empty text', (language) => {
      const empty = [...read(folder, language)].filter(([, text]) => text.trim() === '');
      expect(empty).toEqual([]);
    });

    it('fr-FR: no space beside a mark where a line could break', () => {
      const wrong = [...read(folder, 'fr-FR')].filter(([, text]) => frenchSpaces(text) !== text);
      expect(wrong).toEqual([]);
    });

    it.each(LANGUAGES)('%s: the same variables as pt-BR', (language) => {
      const wrong = [...read(folder, language)].filter(([key, text]) => {
        const same =
          original.get(key) ??
          original.get(`${stemOf(key)}_other`) ??
          original.get(`${nameOf(key)}.0`) ??
          '';
        // The singular may say "an entry" without the number.
        if (isForm(key) && key.endsWith('_one')) return false;
        return variablesOf(text).join() !== variablesOf(same).join();
      });
      expect(wrong).toEqual([]);
    });

    it.each(LANGUAGES)(
      '%s: every plural form that the language has, and only those',
      (language) => {
        const texts = read(folder, language);
        const forms = categoriesOf(language);
        const wanted = [...stems].flatMap((stem) => forms.map((form) => `${stem}_${form}`));
        const present = [...texts.keys()].filter((key) => isForm(key) && !key.endsWith('_zero'));
        expect(present.sort()).toEqual(wanted.sort());
      },
    );
  },
);

it('finds the folders of the shared parts and of the shell', () => {
  const found = folders().map((folder) => relative(ROOT, dirname(folder)));
  expect(found).toEqual(expect.arrayContaining(['packages/ui', 'apps/web/app']));
});
