import { EMOTIONS, type EmotionLevel } from '../tokens/meaning.ts';
import { leafPath, rotate, short, svg, times } from './geometry.ts';

function sunRays(): string {
  return times(12, (i) => {
    const [dx, dy] = rotate(0, -15, 30 * i);
    return leafPath(32 + dx, 32 + dy, 15.6, 5.4, 30 * i);
  });
}

/** The silhouette alone says the level: drop, cloud, seed, flower, sun (64 box). */
function shape(level: EmotionLevel, fill: string): string {
  switch (level) {
    case 1:
      return `<path d="M32 3.5C36 13 54 24 54 40.5A22 22 0 0 1 10 40.5C10 24 28 13 32 3.5Z" fill="${fill}"/>`;
    case 2:
      return `<path d="M17 53a13.5 13.5 0 0 1-3.4-26.5A18.5 18.5 0 0 1 49.4 24 14.6 14.6 0 0 1 48 53Z" fill="${fill}"/>`;
    case 3:
      return `<path d="M32 8C47 8 57 18.5 57 32S47 56 32 56 7 45.5 7 32 17 8 32 8Z" fill="${fill}"/>`;
    case 4: {
      const petals = times(6, (i) => {
        const [dx, dy] = rotate(0, -16.4, 60 * i);
        return `<circle cx="${short(32 + dx)}" cy="${short(32 + dy)}" r="12.2"/>`;
      });
      return `<g fill="${fill}">${petals}<circle cx="32" cy="32" r="16"/></g>`;
    }
    case 5:
      return `<path d="${sunRays()}" fill="${fill}"/><circle cx="32" cy="32" r="20.4" fill="${fill}"/>`;
  }
}

function expression(level: EmotionLevel, ink: string): string {
  const line = (path: string) =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`;
  const eyes = (left: number, right: number, y: number) =>
    `<circle cx="${left}" cy="${y}" r="2.3" fill="${ink}"/><circle cx="${right}" cy="${y}" r="2.3" fill="${ink}"/>`;
  switch (level) {
    case 1:
      return line('M21.5 37q2.8 2.6 5.6 0M36.9 37q2.8 2.6 5.6 0M28 47.5q4-1.8 8 0');
    case 2:
      return eyes(24.5, 39.5, 35) + line('M27.5 44q4.5-1.6 9 0');
    case 3:
      return eyes(24, 40, 30) + line('M26.5 40h11');
    case 4:
      return eyes(25, 39, 29.5) + line('M25.5 36q6.5 6.5 13 0');
    case 5:
      return (
        line('M21.5 30.500q3-4 6 0M36.5 30.500q3-4 6 0') +
        `<path d="M24.5 35.500h15q-1.2 8-7.5 8t-7.5-8Z" fill="${ink}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`
      );
  }
}

/** The face of an emotion level, coloured by the page's variables (`--em1`, `--em1-ink`). */
export function emotionFace(level: EmotionLevel, size = 44): string {
  const token = EMOTIONS[level - 1];
  const fill = `var(--em${level},${token?.fill.light})`;
  const ink = `var(--em${level}-ink,${token?.ink.light})`;
  return svg(
    64,
    64,
    shape(level, fill) + expression(level, ink),
    `width="${size}" height="${size}" aria-hidden="true" focusable="false"`,
  );
}
