import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type Language, read } from '#features/burnout/engine/index.ts';
import { newPerson, openAs } from './support/people.ts';

interface Case {
  text: string;
  language?: Language;
}

const entries = readFileSync(
  new URL('../corpus/development/entries.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as { text: string; lang: Language });

/** Every entry in its language and with the language told by the text, and texts that try the edges. */
const cases: Case[] = [
  ...entries.map(({ text, lang }) => ({ text, language: lang })),
  ...entries.map(({ text }) => ({ text })),
  ...entries.map(({ text }) => ({ text: text.toUpperCase().normalize('NFD') })),
  { text: entries.map(({ text }) => text).join('\n') },
  ...['', '\0', '\ud83d', '\u202eNão aguento mais', '😩🙃', 'ß ŒUVRE İ'].map((text) => ({ text })),
];

/** Reads the texts in the page with the module that the diary itself fetched. */
function readInPage(page: Page, texts: readonly Case[]): Promise<string[]> {
  return page.evaluate(async (given) => {
    type Engine = typeof import('#features/burnout/engine/index.ts');
    // Where the engine comes in parts, what a text takes is fetched first.
    type InParts = { prepare?: (text: string, options: { language?: string }) => Promise<void> };
    const isEngine = (loaded: object): loaded is Engine & InParts =>
      'read' in loaded && 'ENGINE_VERSION' in loaded;
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/[^/]+\.js$/.test(name));
    for (const script of scripts) {
      const loaded = (await import(script)) as object;
      if (!isEngine(loaded)) continue;
      const readings: string[] = [];
      for (const { text, language } of given) {
        const options = language ? { language } : {};
        await (loaded as InParts).prepare?.(text, options);
        readings.push(JSON.stringify(loaded.read(text, options)));
      }
      return readings;
    }
    return [];
  }, texts);
}

test('a text read in the browser gives the same bytes as in Node', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await openAs(page, await newPerson(request), '/diary');
  // The diary fetches the engine while nothing else happens, and compiling all languages takes a while.
  await expect
    .poll(async () => (await readInPage(page, [{ text: 'ok' }])).length, { timeout: 45_000 })
    .toBe(1);
  const here = cases.map(({ text, language }) =>
    JSON.stringify(read(text, language ? { language } : {})),
  );
  const there = await readInPage(page, cases);
  expect(there).toHaveLength(cases.length);
  expect(there.filter((reading, index) => reading !== here[index])).toEqual([]);
});
