import { PALETTE } from '../tokens/palette.ts';
import { bud, heliconia, manaca, maracuja, ruffle } from './flowers.ts';
import { points, randomFrom, rotate, short, times } from './geometry.ts';
import { fern, grass, leaf, stem } from './leaves.ts';

const { folha, manaca: lilac, ipe } = PALETTE;
const WHITE = '#FFFFFF';

export type PlantKind =
  | 'sprout'
  | 'bud'
  | 'fern'
  | 'manaca'
  | 'ipe'
  | 'maracuja'
  | 'heliconia'
  | 'grass';

export interface PlantOptions {
  /** Chooses the sway, and the colour of a manaca; the same seed draws the same plant. */
  readonly seed?: number;
  /** `night` lightens stems and leaves for dark grounds. */
  readonly tone?: 'day' | 'night';
}

export function sprout(
  x: number,
  y: number,
  size: number,
  fill: string = folha[6],
  lit: string = folha[5],
): string {
  const stalk = `M${short(x)} ${short(y)}q${short(size * 0.06)} ${short(-size * 0.3)} 0 ${short(-size * 0.55)}`;
  return (
    stem(stalk, fill, size * 0.07) +
    leaf(x, y - size * 0.5, size * 0.55, size * 0.2, -52, fill, lit) +
    leaf(x, y - size * 0.5, size * 0.62, size * 0.22, 46, lit, folha[4])
  );
}

export function seed(x: number, y: number, size: number, fill: string = ipe[7]): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(24)"><ellipse rx="${short(size * 0.34)}" ry="${short(size * 0.5)}" fill="${fill}"/>` +
    `<path d="M${short(-size * 0.12)} ${short(-size * 0.26)}q${short(-size * 0.1)} ${short(size * 0.2)} 0 ${short(size * 0.4)}" stroke="${ipe[3]}" stroke-width="${short(size * 0.07)}" fill="none" stroke-linecap="round"/></g>`
  );
}

/** The floating leaf of the vitoria-regia. */
export function lilyPad(
  x: number,
  y: number,
  radius: number,
  fill: string = folha[5],
  rim: string = folha[6],
  flatten = 0.42,
): string {
  const inner = short(radius * 0.9);
  const ribs = times(9, (i) => `M0 0L${points([rotate(0, -radius * 0.8, 52 + 34 * i)])}`);
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(1 ${flatten})"><circle r="${short(radius)}" fill="${rim}"/>` +
    `<path d="M0 0L${points([rotate(0, -radius * 0.9, 28)])}A${inner} ${inner} 0 1 1 ${points([rotate(0, -radius * 0.9, -4)])}Z" fill="${fill}"/>` +
    `<path d="${ribs}" stroke="${rim}" stroke-width="${short(radius * 0.03)}" stroke-linecap="round"/></g>`
  );
}

/** Mandacaru in flower. */
export function cactus(
  x: number,
  y: number,
  size: number,
  fill: string = folha[6],
  shade: string = folha[7],
): string {
  return (
    `<path d="M${short(x)} ${short(y - 0.36 * size)}h${short(-0.26 * size)}v${short(-0.3 * size)}M${short(x)} ${short(y - 0.26 * size)}h${short(0.26 * size)}v${short(-0.36 * size)}" fill="none" stroke="${shade}" stroke-width="${short(0.14 * size)}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<rect x="${short(x - 0.1 * size)}" y="${short(y - size)}" width="${short(0.2 * size)}" height="${short(size)}" rx="${short(0.1 * size)}" fill="${fill}"/>` +
    `<path d="M${short(x - 0.03 * size)} ${short(y - 0.08 * size)}V${short(y - 0.88 * size)}M${short(x + 0.04 * size)} ${short(y - 0.08 * size)}V${short(y - 0.84 * size)}" stroke="${shade}" stroke-width="${short(0.014 * size)}"/>` +
    manaca(x, y - size, 0.15 * size, WHITE, ipe[2], ipe[4]) +
    manaca(x + 0.26 * size, y - 0.64 * size, 0.1 * size, lilac[3], lilac[4], ipe[4], 20)
  );
}

const MANACA_PETALS = [lilac[3], lilac[4], WHITE, lilac[2]] as const;
const MANACA_INNER = [lilac[5], lilac[6], lilac[3], lilac[4]] as const;

/** A whole plant standing at (x, y), `height` tall: stem, leaves and its flower. */
export function plant(
  kind: PlantKind,
  x: number,
  y: number,
  height: number,
  options: PlantOptions = {},
): string {
  const seedNumber = options.seed ?? 1;
  const night = options.tone === 'night';
  const random = randomFrom(seedNumber * 97 + height);
  const sway = (random() - 0.5) * height * 0.16;
  const green = folha[night ? 4 : 6];
  const lit = folha[night ? 3 : 5];
  const bright = folha[night ? 2 : 4];
  const topX = x + sway;
  const topY = y - height;

  const stalk = () =>
    stem(
      `M${short(x)} ${short(y)}Q${short(x - sway * 0.6)} ${short(y - height * 0.5)} ${short(topX)} ${short(topY)}`,
      green,
      Math.max(1.6, height * 0.028),
    );
  const leafAt = (t: number, side: -1 | 1, size: number) =>
    leaf(
      x + sway * t * t - sway * 0.5 * t * (1 - t),
      y - height * t,
      height * size,
      height * size * 0.3,
      side * 58,
      side < 0 ? green : lit,
      side < 0 ? lit : bright,
    );

  switch (kind) {
    case 'sprout':
      return sprout(x, y, height, green, lit);
    case 'grass':
      return grass(x, y, height, green);
    case 'fern':
      return fern(x, y, height, -8 + random() * 16, (random() - 0.5) * 40, 8, green, 0.24, green);
    case 'bud':
      return (
        stalk() +
        leafAt(0.3, -1, 0.34) +
        leafAt(0.42, 1, 0.3) +
        bud(
          topX,
          topY + height * 0.04,
          height * 0.3,
          (sway / height) * 90,
          lilac[4],
          lilac[3],
          green,
        )
      );
    case 'manaca':
      return (
        stalk() +
        leafAt(0.26, -1, 0.36) +
        leafAt(0.4, 1, 0.34) +
        manaca(
          topX,
          topY,
          height * 0.24,
          MANACA_PETALS[seedNumber % 4],
          MANACA_INNER[seedNumber % 4],
          ipe[4],
          random() * 72,
        )
      );
    case 'ipe':
      return (
        stalk() +
        leafAt(0.22, -1, 0.3) +
        leafAt(0.36, 1, 0.32) +
        leafAt(0.52, -1, 0.24) +
        ruffle(
          topX - height * 0.12,
          topY + height * 0.08,
          height * 0.13,
          ipe[3],
          ipe[5],
          random() * 72,
        ) +
        ruffle(
          topX + height * 0.13,
          topY + height * 0.06,
          height * 0.13,
          ipe[4],
          ipe[6],
          random() * 72,
        ) +
        ruffle(topX, topY - height * 0.06, height * 0.15, ipe[4], ipe[6], random() * 72)
      );
    case 'maracuja':
      return (
        stalk() +
        leafAt(0.28, -1, 0.36) +
        leafAt(0.44, 1, 0.34) +
        maracuja(topX, topY, height * 0.25, lilac[1], lilac[2], lilac[8], lilac[5], random() * 36)
      );
    case 'heliconia':
      return (
        leaf(x, y, height * 0.72, height * 0.13, -24, green, lit) +
        leaf(x, y, height * 0.6, height * 0.12, 26, lit, bright) +
        heliconia(x, y, height * 1.08, (sway / height) * 40)
      );
  }
}
