import { readFileSync } from 'node:fs';
import type { GoldEntry } from '#corpus/score.ts';
import { CATEGORIES, type Language } from '#features/burnout/engine/contract.ts';
import { read } from '#features/burnout/engine/read.ts';

/** Texts of the development set in the languages they are marked with. */
export const ANNOTATED: readonly { text: string; language: Language }[] = readFileSync(
  new URL('../development/entries.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as GoldEntry)
  .map(({ text, lang }) => ({ text, language: lang as Language }));

/** The five counts and the crisis level as one string, to compare readings by. */
export function digest(text: string, language: Language): string {
  const { counts, crisisLevel } = read(text, { language });
  return `${CATEGORIES.map((category) => counts[category]).join()} crisis ${crisisLevel}`;
}
