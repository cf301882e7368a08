import { PALETTE } from '../tokens/palette.ts';
import { manaca, maracuja, ruffle } from './flowers.ts';
import { compactPaths, leafPath, randomFrom, svg, times } from './geometry.ts';
import { fern, leaf } from './leaves.ts';
import { plant, seed } from './plants.ts';

const { folha, manaca: lilac, ipe, ceu, urucum, bruma } = PALETTE;
const WHITE = '#FFFFFF';

export type SpotName = 'checkin' | 'diary' | 'consultation' | 'training' | 'empty' | 'celebration';

const bars = (path: string, stroke: string, width = 5) =>
  `<path d="${path}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
const sideFerns = (fill: string) =>
  fern(40, 200, 150, 8, 16, 9, fill, 0.26, fill) +
  fern(310, 204, 150, -10, -16, 9, fill, 0.26, fill);

function checkin(): string {
  return (
    `<circle cx="258" cy="66" r="44" fill="${ipe[4]}"/><path d="M0 150Q90 118 190 150T340 136V230H0Z" fill="${folha[4]}"/>` +
    plant('manaca', 70, 164, 112, { seed: 3 }) +
    plant('ipe', 130, 168, 88, { seed: 2 }) +
    plant('sprout', 190, 168, 46, { seed: 2 }) +
    plant('fern', 292, 172, 92, { seed: 2 }) +
    `<path d="M0 172Q120 152 220 170T340 166V230H0Z" fill="${folha[6]}"/>`
  );
}

function diary(): string {
  return (
    sideFerns(lilac[3]) +
    `<g transform="rotate(-6 170 100)"><rect x="108" y="34" width="128" height="140" rx="12" fill="${folha[8]}"/><rect x="116" y="30" width="124" height="138" rx="10" fill="${WHITE}"/>` +
    bars('M134 58h86M134 80h72M134 102h80M134 124h44', bruma[2]) +
    bars('M134 80h40', lilac[4]) +
    bars('M176 102h38', folha[4]) +
    leaf(214, 168, 58, 17, 18, folha[5], folha[4]) +
    `${manaca(222, 112, 19, lilac[4], lilac[6], ipe[4], 8)}</g>`
  );
}

function consultation(): string {
  const pane = (x: number, fill: string) =>
    `<rect x="${x}" y="44" width="91" height="100" rx="12" fill="${fill}"/>`;
  const dot = (x: number, fill: string) => `<circle cx="${x}" cy="156" r="5" fill="${fill}"/>`;
  return (
    sideFerns(ceu[3]) +
    `<rect x="66" y="34" width="208" height="134" rx="18" fill="${folha[8]}"/>${pane(76, folha[1])}${pane(173, lilac[1])}` +
    plant('maracuja', 120, 144, 82, { seed: 5 }) +
    plant('manaca', 218, 144, 78, { seed: 1 }) +
    dot(150, folha[4]) +
    dot(170, folha[4]) +
    dot(190, urucum[4]) +
    leaf(252, 62, 50, 17, 38, ipe[3], ipe[4]) +
    leaf(88, 62, 42, 14, -38, folha[4], folha[5])
  );
}

function training(): string {
  return (
    plant('fern', 120, 150, 78, { seed: 2 }) +
    plant('ipe', 226, 150, 92, { seed: 3 }) +
    plant('manaca', 170, 150, 118, { seed: 3 }) +
    plant('sprout', 198, 150, 34) +
    plant('bud', 146, 150, 62, { seed: 3 }) +
    `<path d="M170 168Q128 138 66 148V182Q128 172 170 198Z" fill="${WHITE}"/><path d="M170 168Q212 138 274 148V182Q212 172 170 198Z" fill="${folha[0]}"/>` +
    `<path d="M66 182Q128 172 170 198Q212 172 274 182V190Q212 182 170 208Q128 182 66 190Z" fill="${folha[7]}"/>` +
    bars(
      'M84 159q40-4 70 14M256 159q-40-4-70 14M84 170q38-4 66 10M256 170q-38-4-66 10',
      folha[3],
      3.5,
    )
  );
}

function empty(): string {
  const pebbles: readonly (readonly [number, number, number])[] = [
    [90, 176, 4],
    [242, 170, 5],
    [120, 186, 3],
    [276, 186, 3],
  ];
  return (
    `<circle cx="252" cy="58" r="26" fill="${ipe[2]}"/><circle cx="242" cy="52" r="26" fill="${bruma[2]}"/>` +
    `<path d="M0 132Q100 112 190 130T340 126V230H0Z" fill="${folha[6]}"/><path d="M0 152Q100 138 190 150T340 148V230H0Z" fill="${ipe[8]}"/>` +
    bars('M170 166V128', folha[4], 4) +
    leaf(170, 132, 30, 11, -48, folha[4], folha[3]) +
    leaf(170, 132, 34, 12, 46, folha[3], folha[2]) +
    seed(170, 174, 30, ipe[6]) +
    pebbles.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ipe[7]}"/>`).join('') +
    plant('grass', 72, 132, 26) +
    plant('grass', 276, 134, 24, { seed: 2 })
  );
}

function celebration(): string {
  const colours = [ipe[4], lilac[4], folha[4], urucum[4], ceu[4]];
  const random = randomFrom(11);
  const petals = times(26, (i) => {
    const angle = ((-100 + 200 * random()) * Math.PI) / 180;
    const reach = 88 + 62 * random();
    const x = 170 + reach * Math.sin(angle) * 1.05;
    const y = 128 - reach * Math.cos(angle) * 0.82;
    return `<path d="${leafPath(x, y, 11 + 5 * random(), 3.4, 360 * random())}" fill="${colours[i % 5]}"/>`;
  });
  return (
    petals +
    fern(170, 168, 96, -46, -14, 8, folha[6], 0.26, folha[7]) +
    fern(170, 168, 96, 46, 14, 8, folha[6], 0.26, folha[7]) +
    leaf(170, 168, 92, 17, -20, folha[7], folha[6]) +
    leaf(170, 168, 92, 17, 22, folha[6], folha[5]) +
    maracuja(170, 74, 34, WHITE, lilac[2], lilac[8], lilac[5], 10) +
    manaca(126, 98, 24, lilac[4], lilac[6], ipe[4], 10) +
    manaca(216, 98, 24, lilac[3], lilac[5], ipe[4], 30) +
    ruffle(148, 122, 15, ipe[3], ipe[5], 5) +
    ruffle(172, 128, 16, ipe[4], ipe[6], 30) +
    ruffle(196, 122, 15, ipe[4], ipe[6], 50) +
    `<path d="M132 150h76l-12 52a10 10 0 0 1-10 8h-32a10 10 0 0 1-10-8Z" fill="${urucum[5]}"/><rect x="126" y="142" width="88" height="18" rx="7" fill="${urucum[4]}"/>`
  );
}

const SPOTS: Record<SpotName, { ground: string; draw: () => string }> = {
  checkin: { ground: ipe[2], draw: checkin },
  diary: { ground: lilac[2], draw: diary },
  consultation: { ground: ceu[2], draw: consultation },
  training: { ground: folha[2], draw: training },
  empty: { ground: bruma[2], draw: empty },
  celebration: { ground: lilac[1], draw: celebration },
};

/** The soft pebble that a spot drawing is cut to. */
const PEBBLE =
  'M52 26C98-6 214-4 272 22c52 24 76 78 60 124-14 42-62 66-134 70-82 4-156-2-184-52C-10 118 8 56 52 26Z';

function withGround(name: SpotName): string {
  const { ground, draw } = SPOTS[name];
  return `<rect width="340" height="230" fill="${ground}"/>${draw()}`;
}

/** A spot drawing (340 by 220) cut to its pebble; for empty and finished states. */
export function spot(name: SpotName): string {
  return compactPaths(
    svg(
      340,
      220,
      `<defs><clipPath id="spot-${name}"><path d="${PEBBLE}"/></clipPath></defs><g clip-path="url(#spot-${name})">${withGround(name)}</g>`,
      'aria-hidden="true" focusable="false"',
    ),
  );
}

/** The same drawing filling its box edge to edge; for cards on the public pages. */
export function spotPanel(name: SpotName): string {
  return compactPaths(
    svg(
      340,
      200,
      withGround(name),
      'width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"',
    ),
  );
}
