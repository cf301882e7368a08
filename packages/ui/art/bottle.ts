import { PALETTE } from '../tokens/palette.ts';
import { short, svg } from './geometry.ts';
import { fern, leaf } from './leaves.ts';

const { folha, ceu } = PALETTE;
/** Where the water stands when the bottle is empty, and how far it rises. */
const GROUND = 212;
const RISE = 148;

/** A bottle with two plants inside, filled up to `level` (0 to 1). */
export function waterBottle(level: number): string {
  const top = GROUND - RISE * Math.min(1, Math.max(0, level));
  const wave = (y: number, swing: number) =>
    `M0 ${short(y)}Q38 ${short(y + swing)} 75 ${short(y)}T150 ${short(y)}V222H0Z`;
  const water =
    level > 0
      ? `<path d="${wave(top, -10)}" fill="${ceu[4]}"/><path d="${wave(top + 18, 10)}" fill="${ceu[5]}"/>`
      : '';
  return svg(
    150,
    220,
    `<clipPath id="water-bottle"><path d="M52 22h46v20c0 12 26 18 26 46v114a18 18 0 0 1-18 18H44a18 18 0 0 1-18-18V88c0-28 26-34 26-46Z"/></clipPath>` +
      `<rect x="48" y="4" width="54" height="18" rx="7" fill="${folha[7]}"/>` +
      `<g clip-path="url(#water-bottle)"><rect width="150" height="220" style="fill:light-dark(#fff,#2c355c)"/>` +
      `${water}${fern(56, 224, 88, 2, 16, 8, folha[6], 0.3, folha[7])}${leaf(98, 224, 66, 18, 10, folha[7], folha[6])}</g>`,
    'width="100%" aria-hidden="true" focusable="false"',
  );
}
