import { PALETTE } from '../tokens/palette.ts';
import { curve, leafPath, type Point, points, rotate, short } from './geometry.ts';

const { folha } = PALETTE;

/** Every leaf is two halves in neighbouring tints. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  fill: string = folha[6],
  lit: string = folha[5],
): string {
  return (
    `<path d="${leafPath(x, y, length, width, angle)}" fill="${fill}"/>` +
    `<path d="${leafPath(x, y, length, width, angle, true)}" fill="${lit}"/>`
  );
}

export function stem(path: string, stroke: string = folha[7], width = 3): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${+width.toFixed(2)}" stroke-linecap="round"/>`;
}

/** Samambaia: pairs of leaves along a curve, all in one path. */
export function fern(
  x: number,
  y: number,
  length: number,
  angle: number,
  bend = 20,
  pairs = 9,
  fill: string = folha[6],
  spread = 0.24,
  stemFill: string = folha[7],
): string {
  const start: Point = [x, y];
  const toEnd = rotate(0, -length, angle + bend);
  const toBend = rotate(0, -length * 0.55, angle);
  const end: Point = [x + toEnd[0], y + toEnd[1]];
  const middle: Point = [x + toBend[0], y + toBend[1]];
  const spine = curve(start, middle, end);
  let path = '';
  for (let pair = 1; pair <= pairs; pair++) {
    const t = 0.12 + (0.86 * pair) / (pairs + 0.3);
    const [px, py] = spine.at(t);
    const heading = spine.heading(t);
    const size = length * spread * Math.sin(Math.PI * (0.18 + 0.8 * t)) * 1.15 + length * 0.03;
    path += leafPath(px, py, size, size * 0.26, heading + 62 - 18 * t);
    path += leafPath(px, py, size, size * 0.26, heading - 62 + 18 * t);
  }
  path += leafPath(end[0], end[1], length * spread * 0.42, length * 0.1 * spread, spine.heading(1));
  const spineWidth = Math.max(1.4, length * 0.014);
  return (
    `<path d="${path}" fill="${fill}"/>` +
    stem(`M${points([start])}Q${points([middle, end])}`, stemFill, spineWidth)
  );
}

/** Bananeira: one big leaf with cuts along its rib. */
export function bananaLeaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  fill: string = folha[7],
  lit: string = folha[6],
  cut: string = folha[8],
): string {
  const at = (across: number, along: number): Point => {
    const [dx, dy] = rotate(across, along, angle);
    return [x + dx, y + dy];
  };
  let cuts = '';
  for (let index = 1; index < 7; index++) {
    const t = 0.12 + index * 0.12;
    const side = index % 2 ? 1 : -1;
    cuts += `M${points([at(side * width * 0.6, -length * (t + 0.11))])}L${points([at(side * width * 0.14, -length * t)])}`;
  }
  return (
    leaf(x, y, length, width, angle, fill, lit) +
    `<path d="${cuts}" stroke="${cut}" stroke-width="${short(length * 0.014)}" stroke-linecap="round"/>` +
    stem(`M${points([[x, y]])}L${points([at(0, -length * 0.96)])}`, cut, length * 0.016)
  );
}

export function grass(x: number, y: number, height: number, fill: string = folha[6]): string {
  const blade = (size: number, angle: number) =>
    leafPath(x, y, height * size, height * 0.09, angle);
  return `<path d="${blade(1, -14)}${blade(0.8, 16)}${blade(0.62, -38)}" fill="${fill}"/>`;
}
