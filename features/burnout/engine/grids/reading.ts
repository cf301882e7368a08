import type { Language } from '../contract.ts';
import { read } from '../read.ts';
import { type Cell, cellsOf, type Grid } from './cells.ts';

/** An ordinary entry around a sentence, as people write one: nothing of it speaks of danger. */
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  en: ['Meeting at nine, then two calls. ', '. Stocktaking tomorrow.'],
  es: ['Reunión a las nueve, después dos llamadas. ', '. Mañana toca inventario.'],
  fr: ['Réunion à neuf heures, puis deux appels. ', '. Demain inventaire.'],
};
/** Of how many sentences one is also read inside an entry. */
const SHARE = 7;

/** Everything that a file of a grid holds: its grids, and sentences that stand alone. */
export function sentencesOf(file: Readonly<Record<string, Grid | readonly string[]>>): string[] {
  return Object.values(file).flatMap((part) =>
    'acts' in part ? cellsOf(part).map(({ text }: Cell) => text) : [...part],
  );
}

/** The texts that are read otherwise than `crisis` says, as written, in bare capitals, in an entry. */
export function misread(texts: readonly string[], language: Language, crisis: boolean): string[] {
  const wrong: string[] = [];
  const [before, after] = AROUND[language] ?? ['', ''];
  texts.forEach((text, i) => {
    const ways = [text, text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()];
    if (i % SHARE === 0) ways.push(before + text + after);
    for (const way of ways) if (read(way, { language }).crisis !== crisis) wrong.push(way);
  });
  return wrong;
}
