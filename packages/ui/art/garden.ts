import { PALETTE } from '../tokens/palette.ts';
import { compactPaths, short, svg } from './geometry.ts';
import { arrivalOf, heightShare, stageOf } from './growth.ts';
import { type PlantKind, plant, seed } from './plants.ts';

const { ipe } = PALETTE;

/** A place in the garden, with what grows there once it is full. */
interface Bed {
  readonly kind: PlantKind;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly seed?: number;
  /** Day with a record that brings it. */
  readonly from: number;
}

/** Painter's order: far beds first. Each day up to the twenty-eighth brings a plant or a stage of one. */
const BEDS: readonly Bed[] = [
  { kind: 'fern', x: 392, y: 190.6, height: 132, seed: 1, from: 11 },
  { kind: 'fern', x: 150, y: 192.8, height: 108, seed: 2, from: 6 },
  { kind: 'fern', x: 268, y: 184, height: 84, seed: 3, from: 19 },
  { kind: 'manaca', x: 338, y: 185.2, height: 140, seed: 3, from: arrivalOf('manaca') },
  { kind: 'maracuja', x: 250, y: 183.6, height: 128, seed: 4, from: arrivalOf('maracuja') },
  { kind: 'ipe', x: 184, y: 189.5, height: 152, seed: 4, from: arrivalOf('ipe') },
  { kind: 'heliconia', x: 300, y: 183, height: 116, seed: 2, from: arrivalOf('heliconia') },
  { kind: 'manaca', x: 112, y: 195, height: 112, seed: 2, from: 4 },
  { kind: 'bud', x: 76, y: 195, height: 78, seed: 4, from: 15 },
  { kind: 'bud', x: 372, y: 188.5, height: 88, seed: 3, from: 9 },
  { kind: 'sprout', x: 222, y: 185.7, height: 40, from: 3 },
  { kind: 'grass', x: 132, y: 194.1, height: 48, from: 2 },
  { kind: 'sprout', x: 46, y: 193.4, height: 32, from: 13 },
  { kind: 'grass', x: 318, y: 183.8, height: 46, from: 5 },
  { kind: 'sprout', x: 402, y: 191.6, height: 44, from: 10 },
];

const BACK_HILL =
  '<path d="M0 210C59 155 143 155 231 168S378 147 420 151V210Z" style="fill:var(--hill1)"/>';
const FRONT_HILL = '<path d="M30 210Q126 181 244 191T420 183V210Z" style="fill:var(--hill2)"/>';

/** Up to these days the bed of the first plant is open earth; then the garden closes over it. */
const LAST_ALONE = 3;
/** Over the seed alone: later the day's own sky stands there. */
const SUN = `<circle cx="366" cy="128" r="25" style="fill:light-dark(${ipe[2]},${ipe[8]})"/>`;
const EARTH =
  `<path d="M268 210C288 190 316 182.500 340 182.500S396 190 420 202V210Z" style="fill:light-dark(${ipe[7]},${ipe[9]})"/>` +
  `<g style="fill:light-dark(${ipe[6]},${ipe[8]})"><circle cx="308" cy="201" r="2.200"/><circle cx="334" cy="195" r="1.600"/><circle cx="360" cy="203" r="2.600"/><circle cx="384" cy="198" r="1.600"/></g>`;

/** What is drawn at a bed; greens are themselves from the first day on. */
function drawnAt({ kind, height, from }: Bed, days: number): { kind: PlantKind; height: number } {
  if (kind === 'grass' || kind === 'sprout' || kind === 'fern') return { kind, height };
  const stage = stageOf(from, days);
  if (stage === 'flower') return { kind, height };
  if (stage === 'bud' && kind === 'bud') return { kind, height };
  if (stage === 'bud') return { kind: 'bud', height: height * 0.68 };
  return { kind: 'sprout', height: Math.min(52, height * 0.42) };
}

/** Whether the last day that was added changed what stands at a bed. */
function isNew(bed: Bed, days: number, since: number): boolean {
  if (bed.from > since) return true;
  return drawnAt(bed, days).kind !== drawnAt(bed, since).kind;
}

/**
 * The person's garden (420 by 210) as it stands after `days` with a record: a seed, then plants that
 * only ever become more, further and taller. With `since`, the number of days it showed before, what
 * came or opened since then bears the class `garden-grows`; the page's styles let it grow.
 */
export function garden(days: number, { since = days }: { since?: number } = {}): string {
  const plants = BEDS.filter((bed) => days >= bed.from)
    .map((bed) => {
      const { kind, height } = drawnAt(bed, days);
      const options = bed.seed === undefined ? {} : { seed: bed.seed };
      const drawn = plant(kind, 0, 0, height, options);
      const place = `translate(${short(bed.x)} ${short(bed.y)}) scale(${heightShare(bed.from, days).toFixed(2)})`;
      const grows = since < days && isNew(bed, days, since) ? ' class="garden-grows"' : '';
      // The outer group places, the inner one grows: a style's transform would replace the place.
      return `<g transform="${place}"><g${grows}>${drawn}</g></g>`;
    })
    .join('');
  return compactPaths(
    svg(
      420,
      210,
      (days === 0 ? SUN : '') +
        BACK_HILL +
        (plants || seed(338, 176, 26, ipe[4])) +
        FRONT_HILL +
        (days > LAST_ALONE ? '' : EARTH),
      'preserveAspectRatio="xMaxYMax meet" aria-hidden="true" focusable="false"',
    ),
  );
}
