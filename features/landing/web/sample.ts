import { type Category, type Level, read, WEIGHTS } from '#features/burnout/engine/index.ts';

/** A piece of the sample text; with a category where the engine found and counted something. */
export interface SamplePiece {
  readonly text: string;
  readonly category: Category | null;
}

export interface SampleReading {
  readonly pieces: readonly SamplePiece[];
  /** Categories in the order in which they first appear. */
  readonly categories: readonly Category[];
  /** The working: `3 + 2 − 2 = 3`. */
  readonly sum: string;
  readonly level: Level;
}

/**
 * Reads the sample text with the product's own engine, so that the page cannot show a result that
 * the diary would not give. `language` is a BCP 47 tag of ours.
 */
export function readSample(text: string, language: string): SampleReading {
  const primary = language.slice(0, 2);
  const known = (['pt', 'en', 'es', 'fr'] as const).find((code) => code === primary);
  const reading = read(text, { language: known });
  const counted = reading.mentions
    .filter(({ status }) => status === 'counted')
    .sort((a, b) => a.start - b.start);
  const pieces: SamplePiece[] = [];
  let from = 0;
  for (const { start, end, category } of counted) {
    pieces.push({ text: text.slice(from, start), category: null });
    pieces.push({ text: text.slice(start, end), category });
    from = end;
  }
  pieces.push({ text: text.slice(from), category: null });
  return {
    pieces: pieces.filter((piece) => piece.text !== ''),
    categories: [...new Set(counted.map(({ category }) => category))],
    sum: `${terms(counted.map(({ category }) => WEIGHTS[category])) || 0} = ${reading.score}`,
    level: reading.level,
  };
}

/** `3 + 2 − 2`, with the minus sign that is as wide as the plus. */
function terms(weights: readonly number[]): string {
  return weights
    .map((weight, index) => {
      const sign = weight < 0 ? '− ' : '+ ';
      return `${index === 0 && weight >= 0 ? '' : sign}${Math.abs(weight)}`;
    })
    .join(' ');
}
