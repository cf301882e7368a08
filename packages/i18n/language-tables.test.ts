import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What may hold something for each language and is no text of a screen, a mail or a file; each with its reason. */
const ALLOWED: readonly (readonly [path: RegExp, reason: string])[] = [
  [
    /^features\/[\w-]+\/server\/starter\//,
    'courses and articles: content, each in a file of its own',
  ],
  [
    /^features\/diary\/server\/feedback\//,
    'how the feedback reads and bends each language: part of the lexicon',
  ],
  [/^features\/privacy\/server\/agreements\.ts$/, 'fingerprints of the terms'],
  [/^features\/news\/server\/search\.queries\.ts$/, 'names of the stemmers of PostgreSQL'],
  [/^packages\/i18n\/languages\.ts$/, 'the one list of languages'],
  [/^packages\/i18n\/weeks\.ts$/, 'the day on which a week begins'],
  [
    /\.(test|seed|permissions)\.tsx?$|\/testing\//,
    'tests, and the invented people of the demonstration',
  ],
];

const LANGUAGE = LANGUAGES.join('|');
/** A key that is a language with something other than an imported file behind it. */
const ENTRY = new RegExp(`(?:^|[{,])\\s*['"](?:${LANGUAGE})['"]\\s*:(?!\\s*\\w+,?$)`, 'm');

/** Whether a source holds something for a language, be it by a key of its own or by its name. */
function holdsTexts(path: string, source: string): boolean {
  return ENTRY.test(source) || new RegExp(`/(?:${LANGUAGE})\\.tsx?$`).test(path);
}

const files = globSync(
  ['features/*/{contract,server}/**/*.ts', 'packages/**/*.{ts,tsx}', 'apps/server/**/*.ts'],
  { cwd: ROOT, exclude: ['**/node_modules/**'] },
);
const found = files.filter((file) => holdsTexts(file, readFileSync(join(ROOT, file), 'utf8')));

describe('what is said in a language', () => {
  it('stands in a locale file and not in code', () => {
    expect(found.filter((file) => !ALLOWED.some(([path]) => path.test(file)))).toEqual([]);
  });

  it.each(ALLOWED)('is excused only where it is: %s, %s', (path) => {
    expect(found.some((file) => path.test(file))).toBe(true);
  });

  it.each([
    ["const TEXTS = {\n  'pt-BR': 'Olá',", true],
    ["  'fr-FR': (name) => greet('Bonjour', name),", true],
    ["  'en-US': { title: 'Hello' },", true],
    ["  'es-ES':\n    'Hola',", true],
    ["const TEXTS = { 'pt-BR': 'Olá', 'en-US': 'Hello' };", true],
    ["  'pt-BR': ptBR,", false],
    ["type Known = 'pt-BR' | 'en-US';", false],
    ["const language = known ?? 'pt-BR';", false],
  ])('is told from other code: %j', (source, isText) => {
    expect(holdsTexts('features/x/server/texts.ts', source)).toBe(isText);
  });
});
