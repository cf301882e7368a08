import { readFileSync } from 'node:fs';
import type { Language } from '#features/burnout/engine/index.ts';

const DEVELOPMENT_SET = '#corpus/development/entries.jsonl';

/** Texts of the annotated development set in one language, or in all. */
export function developmentTexts(language?: Language): string[] {
  const path = new URL(import.meta.resolve(DEVELOPMENT_SET));
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { lang: string; text: string })
    .filter(({ lang }) => language === undefined || lang.startsWith(language))
    .map(({ text }) => text);
}

/**
 * Entries of a diary's length made of development texts in an order that is the same in every run.
 *
 * @param length at least this many UTF-16 code units each
 */
export function diaryEntries(texts: readonly string[], count: number, length: number): string[] {
  let state = 20_261_121;
  const next = (): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return texts[state % texts.length] ?? '';
  };
  return Array.from({ length: count }, () => {
    let entry = next();
    while (entry.length < length) entry += ` ${next()}`;
    return entry;
  });
}
