import { PALETTE } from '../tokens/palette.ts';
import { heliconia, manaca, maracuja } from './flowers.ts';
import { compactPaths, svg } from './geometry.ts';
import { bananaLeaf, fern, leaf } from './leaves.ts';
import { plant, sprout } from './plants.ts';

const { folha, manaca: lilac, ipe, urucum } = PALETTE;

/** Ground of the night scene; text on it is `NIGHT_INK`. */
export const NIGHT_GROUND = folha[9];
export const NIGHT_INK = '#EAF7F0';

/** Tint between two steps for the far banana leaf, so that it stays behind the middle layer. */
const FAR_LEAF = '#1D6046';

/**
 * The garden at night beside the forms and on the landing page: far leaves, near leaves, flowers,
 * and the hill last so that it hides the stems. Layers keep their places for any size.
 */
export function nightScene(width = 640, height = 720): string {
  const x = (share: number) => width * share;
  const y = (share: number) => height * share;
  const far =
    fern(x(0.05), y(1.02), y(0.62), 6, 22, 10, folha[8], 0.24, folha[8]) +
    fern(x(0.93), y(1.02), y(0.7), -8, -18, 10, folha[8], 0.24, folha[8]) +
    fern(x(0.3), y(1.04), y(0.5), -10, -14, 9, folha[8], 0.24, folha[8]) +
    bananaLeaf(x(0.78), y(1.05), y(0.66), x(0.085), 10, folha[8], FAR_LEAF, folha[9]);
  const middle =
    bananaLeaf(0, y(0.98), y(0.6), x(0.085), -4, folha[7], folha[8], folha[9]) +
    bananaLeaf(width, height, y(0.52), x(0.085), -4, folha[8], folha[7], folha[9]) +
    leaf(x(0.16), y(1.03), y(0.42), x(0.07), -22, folha[7], folha[6]) +
    leaf(x(0.86), y(1.03), y(0.4), x(0.065), 22, folha[6], folha[7]);
  const above =
    fern(x(0.02), y(-0.03), y(0.36), 152, -26, 8, folha[7], 0.26, folha[7]) +
    fern(x(0.99), y(-0.04), y(0.42), -154, 26, 9, folha[7], 0.26, folha[7]) +
    fern(x(0.8), y(-0.06), y(0.26), -170, 16, 7, folha[8], 0.26, folha[8]);
  const night = 'night';
  const flowers =
    heliconia(x(0.9), height, y(0.46), 6) +
    heliconia(x(0.1), height, y(0.36), -10, urucum[4], ipe[3]) +
    plant('ipe', x(0.24), height, y(0.27), { seed: 3, tone: night }) +
    plant('manaca', x(0.36), y(1.02), y(0.2), { seed: 3, tone: night }) +
    plant('maracuja', x(0.72), y(1.02), y(0.3), { seed: 4, tone: night }) +
    plant('manaca', x(0.6), y(1.02), y(0.2), { seed: 2, tone: night }) +
    plant('bud', x(0.5), y(1.02), y(0.17), { seed: 2, tone: night }) +
    maracuja(x(0.955), y(0.5), x(0.075), lilac[1], lilac[2], lilac[8], lilac[5], 8) +
    manaca(x(0.045), y(0.47), x(0.062), lilac[3], lilac[5], ipe[4], 12) +
    manaca(x(0.115), y(0.405), x(0.04), '#FFFFFF', lilac[2], ipe[4], 40);
  const hill =
    `<path d="M0 ${y(0.95)}Q${x(0.3)} ${y(0.9)} ${x(0.6)} ${y(0.955)}T${width} ${y(0.93)}V${height}H0Z" fill="${folha[8]}"/>` +
    plant('grass', x(0.44), y(0.985), y(0.09)) +
    plant('grass', x(0.8), y(0.985), y(0.1)) +
    sprout(x(0.3), y(0.98), y(0.07), folha[4], folha[3]);
  return compactPaths(
    svg(
      width,
      height,
      far + middle + above + flowers + hill,
      'preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false"',
    ),
  );
}
