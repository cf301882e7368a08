import { PALETTE } from '../tokens/palette.ts';
import { heliconia, lotus, manaca, maracuja, ruffle } from './flowers.ts';
import { svg } from './geometry.ts';
import { bananaLeaf, fern, leaf, stem } from './leaves.ts';
import { cactus, lilyPad } from './plants.ts';

const { folha, manaca: lilac, ipe, ceu, urucum } = PALETTE;

export const AVATARS = [
  'manaca',
  'ipe',
  'maracuja',
  'samambaia',
  'heliconia',
  'vitoria-regia',
  'mandacaru',
  'bananeira',
] as const;
export type AvatarName = (typeof AVATARS)[number];

/** A plant and the colour behind it. */
export interface PlantDrawing {
  readonly ground: string;
  readonly draw: () => string;
}

const DRAWINGS: Record<AvatarName, PlantDrawing> = {
  manaca: {
    ground: lilac[1],
    draw: () =>
      stem('M32 70Q30 50 32 30', folha[6]) +
      leaf(32, 56, 20, 7.5, -58) +
      leaf(32, 52, 20, 7.5, 56) +
      manaca(32, 28, 17, lilac[4], lilac[6], ipe[4], 10),
  },
  ipe: {
    ground: ipe[1],
    draw: () =>
      stem('M32 70Q34 50 31 34', folha[6]) +
      leaf(32, 58, 18, 6.5, -54) +
      leaf(32, 56, 18, 6.5, 58) +
      ruffle(22, 32, 11, ipe[4], ipe[6], 8) +
      ruffle(43, 31, 11, ipe[4], ipe[6], 30) +
      ruffle(32, 21, 12, ipe[3], ipe[5], 50),
  },
  maracuja: {
    ground: ceu[1],
    draw: () =>
      leaf(32, 46, 30, 11, -118) +
      leaf(32, 46, 30, 11, 118) +
      maracuja(32, 30, 21, '#FFFFFF', lilac[2], lilac[8], lilac[5], 12),
  },
  samambaia: {
    ground: folha[1],
    draw: () => fern(32, 66, 56, -4, 14, 8, folha[6], 0.28, folha[7]),
  },
  heliconia: {
    ground: urucum[1],
    draw: () => leaf(32, 66, 42, 11, -30) + leaf(32, 66, 36, 10, 34) + heliconia(31, 66, 52),
  },
  'vitoria-regia': {
    ground: ceu[2],
    draw: () => lilyPad(32, 48, 27, folha[5], folha[7], 0.4) + lotus(32, 45, 23),
  },
  mandacaru: { ground: ipe[2], draw: () => cactus(32, 68, 46) },
  bananeira: {
    ground: folha[2],
    draw: () =>
      bananaLeaf(30, 66, 46, 11.5, -26, folha[6], folha[5], folha[7]) +
      bananaLeaf(34, 66, 50, 11.5, 18, folha[7], folha[6], folha[8]),
  },
};

/** One of the eight plants as a square; its box rounds it. People are never shown by photos here. */
export function avatar(name: AvatarName, size = 34): string {
  return framed(DRAWINGS[name], size);
}

/** The plant alone, without its ground: SVG for a box of 64 by 64. */
export function plantOf(name: AvatarName): string {
  return DRAWINGS[name].draw();
}

/** The dark end of a ground's own colour: as it is, it would be the brightest thing of a dark page. */
function atNight(ground: string): string {
  const scale = Object.values(PALETTE).find((steps) => steps.some((step) => step === ground));
  return scale?.[9] ?? ground;
}

/** A drawing of 64 by 64 on its ground. */
export function framed({ ground, draw }: PlantDrawing, size: number): string {
  const grounds = `light-dark(${ground},${atNight(ground)})`;
  return svg(
    64,
    64,
    `<rect width="64" height="64" style="fill:${grounds}"/>${draw()}`,
    `width="${size}" height="${size}" aria-hidden="true" focusable="false"`,
  );
}

/** The plant of a person until they choose one: always the same for the same id. */
export function avatarOf(id: string): AvatarName {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return AVATARS[sum % AVATARS.length] ?? 'manaca';
}
