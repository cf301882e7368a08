import { EMOTIONS, type EmotionLevel } from '../tokens/meaning.ts';
import { PALETTE } from '../tokens/palette.ts';
import { leafPath, rotate, svg, times } from './geometry.ts';

const { ipe } = PALETTE;
const CLOUD = 'M-30 18a14 14 0 0 1-2-27A20 20 0 0 1 6-16 16 16 0 0 1 8 18Z';

const cloud = (x: number, y: number, fill: string) =>
  `<path d="${CLOUD}" transform="translate(${x} ${y})" fill="${fill}"/>`;
const sun = (fill: string) => `<circle cx="62" cy="52" r="26" fill="${fill}"/>`;

/**
 * The weather of a day above the garden, after the five levels: rain, a cloud, a mild sky, the sun,
 * the full sun. Every one of them feeds it. A drawing of its own, in the garden's box, so that another
 * weather does not draw the plants again; the page shows one of the five by its `data-sky`.
 */
export function skies(): string {
  const place = 'preserveAspectRatio="xMaxYMax meet" aria-hidden="true" focusable="false"';
  const all = EMOTIONS.map(({ level }) => `<g data-sky="${level}">${weather(level)}</g>`);
  return svg(420, 210, all.join(''), place);
}

function weather(level: EmotionLevel): string {
  const cloudy = 'var(--em2)';
  switch (level) {
    case 1:
      return (
        cloud(72, 40, cloudy) +
        `<path d="${times(4, (i) => leafPath(44 + 15 * i, i % 2 ? 84 : 92, 15, 4, 0))}" fill="var(--em1)"/>`
      );
    case 2:
      return cloud(74, 46, cloudy);
    case 3:
      return sun(ipe[3]) + cloud(84, 62, 'var(--hill1)');
    case 4:
      return sun(ipe[4]);
    case 5: {
      const rays = times(12, (i) => {
        const [dx, dy] = rotate(0, -28, 30 * i);
        return leafPath(62 + dx, 52 + dy, 14, 5, 30 * i);
      });
      return `${sun(ipe[4])}<path d="${rays}" fill="${ipe[4]}"/>`;
    }
  }
}
