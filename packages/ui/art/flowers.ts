import { PALETTE } from '../tokens/palette.ts';
import { leafPath, points, rotate, short, times } from './geometry.ts';
import { stem } from './leaves.ts';

const { folha, manaca: lilac, ipe, urucum } = PALETTE;

function placed(x: number, y: number, turn: number, body: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})">${body}</g>`;
}

/** Manaca: five notched petals, a second ring at 46%, a warm centre. */
export function manaca(
  x: number,
  y: number,
  radius: number,
  petal: string = lilac[4],
  inner: string = lilac[5],
  centre: string = ipe[4],
  turn = 0,
): string {
  const outline = (r: number) =>
    `M0 0C${short(-0.5 * r)} ${short(-0.3 * r)} ${short(-0.72 * r)} ${short(-1.02 * r)} ${short(-0.14 * r)} ${short(-r)}` +
    `Q0 ${short(-0.8 * r)} ${short(0.14 * r)} ${short(-r)}` +
    `C${short(0.72 * r)} ${short(-1.02 * r)} ${short(0.5 * r)} ${short(-0.3 * r)} 0 0Z`;
  const ring = (r: number, fill: string) =>
    times(5, (i) => `<path d="${outline(r)}" fill="${fill}" transform="rotate(${72 * i})"/>`);
  return placed(
    x,
    y,
    turn,
    `${ring(radius, petal)}${ring(radius * 0.46, inner)}<circle r="${short(radius * 0.15)}" fill="${centre}"/>`,
  );
}

/** Maracuja: ten petals, and filaments as two dashed circles. */
export function maracuja(
  x: number,
  y: number,
  radius: number,
  petal: string = lilac[2],
  back: string = lilac[3],
  innerRing: string = lilac[8],
  outerRing: string = lilac[5],
  turn = 0,
): string {
  const petals = times(
    10,
    (i) =>
      `<path d="${leafPath(0, 0, radius, radius * 0.26, 36 * i)}" fill="${i % 2 ? petal : back}"/>`,
  );
  const filaments = (r: number, width: number, stroke: string, count: number) =>
    `<circle r="${short(r)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-dasharray="${(((2 * Math.PI * r) / count) * 0.5).toFixed(2)}"/>`;
  const stamens = times(5, (i) => {
    const arm = rotate(0, -radius * 0.3, 72 * i + 18);
    const [cx, cy] = rotate(0, -radius * 0.31, 72 * i + 18);
    return (
      `<path d="M0 0L${points([arm])}" stroke="${folha[5]}" stroke-width="${short(radius * 0.07)}" stroke-linecap="round"/>` +
      `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius * 0.065)}" fill="${ipe[4]}"/>`
    );
  });
  return placed(
    x,
    y,
    turn,
    petals +
      filaments(radius * 0.53, radius * 0.3, outerRing, 40) +
      filaments(radius * 0.36, radius * 0.24, innerRing, 32) +
      `<circle r="${short(radius * 0.22)}" fill="${ipe[2]}"/>${stamens}<circle r="${short(radius * 0.1)}" fill="${folha[6]}"/>`,
  );
}

/** One ruffled flower of the ipe-amarelo. */
export function ruffle(
  x: number,
  y: number,
  radius: number,
  petal: string = ipe[4],
  vein: string = ipe[5],
  turn = 0,
): string {
  const petals = times(5, (i) => {
    const [cx, cy] = rotate(0, -radius * 0.55, 72 * i);
    return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius * 0.47)}"/>`;
  });
  const veins = times(5, (i) => leafPath(0, 0, radius * 0.62, radius * 0.1, 72 * i));
  return placed(
    x,
    y,
    turn,
    `<g fill="${petal}">${petals}</g><path d="${veins}" fill="${vein}"/><circle r="${short(radius * 0.14)}" fill="${ipe[7]}"/>`,
  );
}

export function bud(
  x: number,
  y: number,
  size: number,
  angle = 0,
  petal: string = lilac[4],
  lit: string = lilac[5],
  sepal: string = folha[6],
): string {
  const sepals =
    leafPath(x, y, size * 0.55, size * 0.2, angle - 26) +
    leafPath(x, y, size * 0.55, size * 0.2, angle + 26);
  return (
    `<path d="${leafPath(x, y, size, size * 0.42, angle)}" fill="${petal}"/>` +
    `<path d="${leafPath(x, y, size, size * 0.42, angle, true)}" fill="${lit}"/>` +
    `<path d="${sepals}" fill="${sepal}"/>`
  );
}

/** Heliconia: five bracts that alternate along a stem, each with its lit edge. */
export function heliconia(
  x: number,
  y: number,
  size: number,
  angle = 0,
  bract: string = urucum[5],
  edge: string = ipe[4],
): string {
  const bracts = times(5, (i) => {
    const base = -size * (0.42 + 0.14 * i);
    const side = i % 2 ? 1 : -1;
    const reach = size * (0.44 - 0.055 * i);
    const tip = `${short(side * reach)} ${short(base - reach * 0.42)}`;
    return (
      `<path d="M0 ${short(base + size * 0.07)}Q${short(side * reach * 0.5)} ${short(base + size * 0.09)} ${tip}` +
      `Q${short(side * reach * 0.45)} ${short(base - size * 0.06)} 0 ${short(base - size * 0.05)}Z" fill="${bract}"/>` +
      `<path d="M${short(side * reach * 0.3)} ${short(base - size * 0.03)}Q${short(side * reach * 0.6)} ${short(base - size * 0.05)} ${tip}` +
      `Q${short(side * reach * 0.5)} ${short(base - reach * 0.3)} ${short(side * reach * 0.3)} ${short(base - size * 0.03)}Z" fill="${edge}"/>`
    );
  });
  const stalk = `M0 0Q${short(size * 0.06)} ${short(-size * 0.6)} 0 ${short(-size)}`;
  return placed(x, y, angle, stem(stalk, folha[6], size * 0.04) + bracts);
}

/** The flower of the vitoria-regia, seen from the side. */
export function lotus(x: number, y: number, size: number): string {
  const petals: readonly (readonly [angle: number, length: number, fill: string])[] = [
    [-68, 0.8, lilac[4]],
    [68, 0.8, lilac[4]],
    [-42, 0.95, lilac[3]],
    [42, 0.95, lilac[3]],
    [-18, 1, lilac[1]],
    [18, 1, lilac[1]],
    [0, 1.02, lilac[3]],
  ];
  return petals
    .map(
      ([angle, length, fill]) =>
        `<path d="${leafPath(x, y, size * length, size * 0.24, angle)}" fill="${fill}"/>`,
    )
    .join('');
}
