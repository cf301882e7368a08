import { PALETTE } from '../tokens/palette.ts';
import { AVATARS, avatar, framed, type PlantDrawing } from './avatars.ts';
import { bud } from './flowers.ts';
import { leafPath, short, times } from './geometry.ts';
import { leaf, stem } from './leaves.ts';

const { folha, manaca: lilac, ipe, ceu, urucum } = PALETTE;
const BARK = ipe[8];

/** Coqueiro: fronds that hang from the top of a bent trunk, and three nuts. */
function coconutPalm(): string {
  const fronds = [-132, 132, -98, 98, -62, 62, -24, 24].map((angle, index) =>
    leaf(33, 27, 26 - Math.abs(angle) * 0.04, 4.4, angle, folha[index % 2 ? 6 : 7], folha[5]),
  );
  const nuts = [
    [28.5, 31],
    [37.5, 31.5],
    [33, 34.5],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${ipe[6]}"/>`);
  return stem('M28 70Q37 48 33 28', BARK, 4.4) + fronds.join('') + nuts.join('');
}

/** Caju: the fruit hangs from its twig, the nut from the fruit. */
function cashew(): string {
  const half = 'C21 17 17 34 21 41Q25 48 32 48Z';
  return (
    stem('M32 -4V18', folha[7], 2.6) +
    leaf(32, 12, 26, 8.5, -104) +
    leaf(32, 12, 26, 8.5, 104) +
    `<path d="M32 16${half}" fill="${urucum[5]}"/>` +
    `<path d="M32 16${half}" transform="matrix(-1 0 0 1 64 0)" fill="${urucum[4]}"/>` +
    `<path d="M25 27Q24 33 26 38" fill="none" stroke="${ipe[3]}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M27 47C24 55 29 62 36 60C42 58 41 50 37 51C34 52 35 54 32 53Q30 52 31 47Z" fill="${BARK}"/>`
  );
}

/** Jabuticabeira: the fruit sits on the bark itself. */
function jabuticaba(): string {
  const fruit: readonly (readonly [x: number, y: number])[] = [
    [26, 56],
    [37, 52],
    [29, 45],
    [38, 41],
    [25, 36],
    [34, 32],
    [17, 30],
    [46, 30],
  ];
  const berries = fruit.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="4.6" fill="${lilac[8]}"/>` +
      `<circle cx="${short(x - 1.5)}" cy="${short(y - 1.6)}" r="1.2" fill="${lilac[4]}"/>`,
  );
  const leaves = [-64, -22, 20, 62].map((angle, index) =>
    leaf(32, 26, 22, 7, angle, folha[index % 2 ? 6 : 7], folha[index % 2 ? 5 : 6]),
  );
  return (
    stem('M32 70Q31 48 32 24M32 40Q22 36 12 26M32 38Q42 36 52 25', BARK, 6) +
    leaves.join('') +
    leaf(13, 27, 14, 5, -34) +
    leaf(51, 26, 14, 5, 34) +
    berries.join('')
  );
}

/** Bromelia: a cup of long leaves, the flower spike in it. */
function bromeliad(): string {
  const leaves = [-78, 78, -54, 54, -30, 30].map((angle, index) =>
    leaf(32, 66, 40, 7, angle, folha[index % 2 ? 6 : 7], folha[index % 2 ? 5 : 6]),
  );
  const bracts = [-34, 34, -18, 18, 0].map((angle, index) =>
    leaf(32, 52 - index * 2.5, 26, 6, angle, urucum[5], urucum[4]),
  );
  return leaves.join('') + bracts.join('') + bud(32, 22, 12, 0, ipe[4], ipe[3], urucum[6]);
}

/** Orchid of the kind cattleya: three narrow sepals, two wide petals, a lip with a warm throat. */
function orchid(): string {
  const sepals = [0, 122, -122].map((angle) => leaf(32, 29, 20, 5.6, angle, lilac[3], lilac[2]));
  const petals = [62, -62].map((angle) => leaf(32, 29, 21, 11.5, angle, lilac[4], lilac[3]));
  return (
    stem('M33 70Q36 52 32 32', folha[6]) +
    leaf(34, 66, 30, 7, -34) +
    leaf(35, 66, 24, 6.4, 40) +
    sepals.join('') +
    petals.join('') +
    `<path d="M32 26C22 32 22 45 32 44C42 45 42 32 32 26Z" fill="${lilac[6]}"/>` +
    `<path d="${leafPath(32, 39, 11, 3.4, 0)}" fill="${ipe[4]}"/>`
  );
}

/** Araucaria: bare below, arms that reach up all around, the needles at their ends. */
function araucaria(): string {
  const arms = [
    [20, 30],
    [15, 21],
    [8, 14],
  ] as const;
  const branches = arms
    .map(
      ([reach, y]) =>
        `M32 ${y + 8}Q${32 - reach} ${y + 8} ${32 - reach} ${y}M32 ${y + 8}Q${32 + reach} ${y + 8} ${32 + reach} ${y}`,
    )
    .join('');
  const needles = arms.map(([reach, y], index) =>
    times(2, (side) => {
      const x = 32 + (side ? reach : -reach);
      const [wide, high] = [9 - index, 5 - index * 0.6];
      return (
        `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${short(high)}" fill="${folha[7]}"/>` +
        `<ellipse cx="${x}" cy="${short(y - high * 0.35)}" rx="${short(wide * 0.8)}" ry="${short(high * 0.6)}" fill="${folha[6]}"/>`
      );
    }),
  );
  return (
    stem('M32 70V12', BARK, 4.4) +
    stem(branches, BARK, 2.4) +
    needles.join('') +
    `<ellipse cx="32" cy="10" rx="9" ry="4.6" fill="${folha[6]}"/>`
  );
}

const MORE: readonly PlantDrawing[] = [
  { ground: ceu[1], draw: coconutPalm },
  { ground: ipe[1], draw: cashew },
  { ground: folha[1], draw: jabuticaba },
  { ground: lilac[1], draw: bromeliad },
  { ground: ceu[2], draw: orchid },
  { ground: urucum[1], draw: araucaria },
];

/** A plant as a square: first those that stand for people, then six that stand for nobody; round again. */
export function portrait(number: number, size: number): string {
  const place = number % (AVATARS.length + MORE.length);
  const [name, more] = [AVATARS[place], MORE[place - AVATARS.length]];
  return name || !more ? avatar(name ?? 'manaca', size) : framed(more, size);
}
