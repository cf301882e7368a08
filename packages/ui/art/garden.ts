import { compactPaths, svg } from './geometry.ts';
import { type PlantKind, plant, seed } from './plants.ts';

/** A place in the garden, with what grows there once it is full. */
interface Bed {
  readonly kind: PlantKind;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly seed?: number;
  /** Days with a record after which something stands here at all. */
  readonly from: number;
}

/** Painter's order: far beds first. `from` spreads the beds over the 28 days that are counted. */
const BEDS: readonly Bed[] = [
  { kind: 'fern', x: 392, y: 190.6, height: 132, seed: 1, from: 12 },
  { kind: 'fern', x: 150, y: 192.8, height: 108, seed: 2, from: 9 },
  { kind: 'manaca', x: 338, y: 185.2, height: 140, seed: 3, from: 1 },
  { kind: 'maracuja', x: 250, y: 183.6, height: 128, seed: 4, from: 8 },
  { kind: 'ipe', x: 184, y: 189.5, height: 152, seed: 4, from: 3 },
  { kind: 'heliconia', x: 300, y: 183, height: 116, seed: 2, from: 15 },
  { kind: 'manaca', x: 112, y: 195, height: 112, seed: 2, from: 5 },
  { kind: 'bud', x: 76, y: 195, height: 78, seed: 4, from: 17 },
  { kind: 'bud', x: 372, y: 188.5, height: 88, seed: 3, from: 14 },
  { kind: 'sprout', x: 222, y: 185.7, height: 40, from: 2 },
  { kind: 'grass', x: 132, y: 194.1, height: 48, from: 1 },
  { kind: 'sprout', x: 46, y: 193.4, height: 32, from: 16 },
  { kind: 'grass', x: 318, y: 183.8, height: 46, from: 4 },
  { kind: 'sprout', x: 402, y: 191.6, height: 44, from: 11 },
];

/** How far a bed has grown `days` after its first: sprout, then bud, then the plant itself. */
function stage(bed: Bed, days: number): { kind: PlantKind; height: number } {
  const age = days - bed.from;
  const flowers = bed.kind !== 'grass' && bed.kind !== 'sprout' && bed.kind !== 'fern';
  if (!flowers || age >= 3) return { kind: bed.kind, height: bed.height };
  if (age < 1) return { kind: 'sprout', height: Math.min(46, bed.height * 0.4) };
  return { kind: 'bud', height: bed.height * 0.6 };
}

const BACK_HILL =
  '<path d="M0 210C59 155 143 155 231 168S378 147 420 151V210Z" style="fill:var(--hill1)"/>';
const FRONT_HILL = '<path d="M30 210Q126 181 244 191T420 183V210Z" style="fill:var(--hill2)"/>';

/**
 * The person's garden (420 by 210): `days` is the number of days with a record among the last 28.
 * It only shows growth; a day without a record takes nothing away from the drawing of the others.
 */
export function garden(days: number): string {
  const plants = BEDS.filter((bed) => days >= bed.from)
    .map((bed) => {
      const { kind, height } = stage(bed, days);
      return plant(kind, bed.x, bed.y, height, bed.seed === undefined ? {} : { seed: bed.seed });
    })
    .join('');
  return compactPaths(
    svg(
      420,
      210,
      BACK_HILL + (plants || seed(338, 178, 26)) + FRONT_HILL,
      'preserveAspectRatio="xMaxYMax meet" aria-hidden="true" focusable="false"',
    ),
  );
}
