import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#packages/kernel/words.ts';
import type { Place } from '../contract/network.contract.ts';

interface Known extends Place {
  folded: string;
}

/** The municipalities of Brazil with their codes (IBGE), in the order of their names. */
const ALL: readonly Known[] = readFileSync(
  join(import.meta.dirname, 'data/municipalities.tsv'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', state = ''] = row.split('\t');
    return { code: Number(code), name, state, folded: fold(name) };
  });
const BY_CODE = new Map(ALL.map((place) => [place.code, place]));

const placeOnly = ({ code, name, state }: Place): Place => ({ code, name, state });

export function municipalityOf(code: number | null): Place | null {
  const found = code === null ? undefined : BY_CODE.get(code);
  return found ? placeOnly(found) : null;
}

/** At most twenty whose name begins with a text, `campinas sp` with its state, or whose code it is. */
export function municipalitiesLike(text: string): Place[] {
  const wanted = fold(text)
    .trim()
    .replaceAll(/[\s,/-]+/g, ' ');
  const byCode = municipalityOf(Number(wanted));
  if (byCode) return [byCode];
  const begins = ({ folded, state }: Known) =>
    `${folded} ${state.toLowerCase()}`.replaceAll(/[-']/g, ' ').startsWith(wanted);
  return ALL.filter(begins).slice(0, 20).map(placeOnly);
}

/** The one of this name in a state; undefined where there is none. */
export function municipalityNamed(name: string, state: string): Place | undefined {
  const [wanted, of] = [fold(name).trim(), state.trim().toUpperCase()];
  const found = ALL.find((place) => place.folded === wanted && place.state === of);
  return found && placeOnly(found);
}
