import type { CategoryKey as Category } from '#features/burnout/contract/burnout.contract.ts';
import { fold } from '#packages/kernel/words.ts';
import { TOLD_BY } from './told-by.ts';

export type Meaning = { [C in Category]: keyof (typeof TOLD_BY)[C] }[Category];

const BEGINNINGS = Object.fromEntries(
  Object.entries(TOLD_BY).map(([category, meanings]) => [
    category,
    Object.entries(meanings).map(([meaning, words]) => [
      meaning,
      words.split(/,\s+/).map((word) => ` ${word.replace(/\s+/g, ' ').replace('.', ' ')}`),
    ]),
  ]),
) as unknown as Readonly<Record<Category, readonly [Meaning, readonly string[]][]>>;

/** What marked words mean within their category; nothing where they do not say it plainly. */
export function meaningOf(category: Category, words: string): Meaning | undefined {
  const folded = ` ${fold(words)} `.replace(/[^\p{L}\p{N}]+/gu, ' ');
  return BEGINNINGS[category].find(([, told]) => told.some((word) => folded.includes(word)))?.[0];
}
