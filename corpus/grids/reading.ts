import type { Language } from '#features/burnout/engine/contract.ts';
import { read } from '#features/burnout/engine/read.ts';
import { cellsOf, type Grid } from './cells.ts';
import { shouted } from './sentences.ts';

/** An ordinary entry around a sentence, as people write one: nothing of it speaks of danger. */
const AROUND = {
  en: ['Meeting at nine, then two calls. ', '. Stocktaking tomorrow.'],
  es: ['Reunión a las nueve, después dos llamadas. ', '. Mañana toca inventario.'],
  fr: ['Réunion à neuf heures, puis deux appels. ', '. Demain inventaire.'],
} satisfies Partial<Record<Language, readonly [before: string, after: string]>>;
/** Of how many sentences one is also read inside an entry. */
const SHARE = 7;

/** What a language's file of a topic exports: grids, and sentences that stand alone. */
export type GridFile = Readonly<Record<string, Grid | readonly string[]>>;

export interface Misread {
  /** How many texts were read. */
  count: number;
  /** Those that open the card and should not, or should and do not. */
  wrong: string[];
}

/** Reads every sentence of a file as written and in bare capitals, and some within an entry. */
export function misread(file: GridFile, language: keyof typeof AROUND, crisis: boolean): Misread {
  const texts = Object.values(file).flatMap((part) =>
    'acts' in part ? cellsOf(part).map(({ text }) => text) : [...part],
  );
  const [before, after] = AROUND[language];
  const ways = texts.flatMap((text, i) => {
    const bare = shouted(text);
    return i % SHARE === 0 ? [text, bare, before + text + after] : [text, bare];
  });
  const wrong = ways.filter((text) => read(text, { language }).crisis !== crisis);
  return { count: ways.length, wrong };
}
