/** Paper-cut drawing in pure functions: numbers in, SVG path text out. Angles in degrees, 0 up, clockwise. */
export type Point = readonly [x: number, y: number];

/** A coordinate in as few characters as one decimal allows: `0.5` is written `.5`. */
export function short(value: number): string {
  return (+value.toFixed(1)).toString().replace(/^(-?)0\./, '$1.');
}

export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ');
}

export function rotate(x: number, y: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** The outline of a leaf growing from (x, y); `half` gives only its right side. */
export function leafPath(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  half = false,
): string {
  const at = (across: number, along: number): Point => {
    const [dx, dy] = rotate(across, along, angle);
    return [x + dx, y + dy];
  };
  const right = points([
    at(width, -0.28 * length),
    at(width * 0.9, -0.72 * length),
    at(0, -length),
  ]);
  const left = points([at(-width * 0.9, -0.72 * length), at(-width, -0.28 * length), at(0, 0)]);
  return `M${points([[x, y]])}C${right}${half ? '' : `C${left}`}Z`;
}

/** A quadratic curve: point and heading at `t` from 0 to 1. */
export function curve(start: Point, bend: Point, end: Point) {
  return {
    at(t: number): Point {
      const s = 1 - t;
      return [
        s * s * start[0] + 2 * s * t * bend[0] + t * t * end[0],
        s * s * start[1] + 2 * s * t * bend[1] + t * t * end[1],
      ];
    },
    heading(t: number): number {
      const dx = 2 * (1 - t) * (bend[0] - start[0]) + 2 * t * (end[0] - bend[0]);
      const dy = 2 * (1 - t) * (bend[1] - start[1]) + 2 * t * (end[1] - bend[1]);
      return (Math.atan2(dx, -dy) * 180) / Math.PI;
    },
  };
}

/** Repeatable numbers from 0 to 1 (mulberry32), so that a plant looks the same at every drawing. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function svg(width: number, height: number, body: string, attributes = ''): string {
  const extra = attributes ? ` ${attributes}` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${extra}>${body}</svg>`;
}

/** Drops the decimals of coordinates over 24 in path data: invisible in a scene, a third of its size. */
export function compactPaths(markup: string): string {
  return markup.replace(/ d="([^"]*)"/g, (_, path: string) => {
    const rounded = path.replace(/-?\d*\.\d+/g, (number) =>
      Math.abs(+number) >= 24 ? String(Math.round(+number)) : number,
    );
    return ` d="${rounded}"`;
  });
}
