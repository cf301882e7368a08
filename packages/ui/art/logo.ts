import { PALETTE } from '../tokens/palette.ts';
import { manaca } from './flowers.ts';
import { leafPath, svg } from './geometry.ts';
import { wordmark } from './wordmark.ts';

const { folha, manaca: lilac, ipe, gray } = PALETTE;

interface MarkColours {
  readonly ink: string;
  readonly leaf: string;
  readonly petal: string;
  readonly inner: string;
  readonly centre: string;
}

const MARK_COLOURS = {
  /** Follows the colour scheme through the page's variables. */
  auto: {
    ink: 'var(--brand-text)',
    leaf: folha[5],
    petal: lilac[4],
    inner: lilac[5],
    centre: ipe[4],
  },
  light: { ink: folha[7], leaf: folha[5], petal: lilac[4], inner: lilac[5], centre: ipe[4] },
  reverse: { ink: '#FFFFFF', leaf: folha[3], petal: lilac[3], inner: lilac[5], centre: ipe[3] },
} as const satisfies Record<string, MarkColours>;

export type MarkVariant = keyof typeof MARK_COLOURS;

/** The mark's body in its 64 box: an f that sprouts. */
function markBody(variant: MarkVariant): string {
  const { ink, leaf, petal, inner, centre } = MARK_COLOURS[variant];
  return (
    `<path d="M24 58V27c0-10 5.5-15.5 15-15.5" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${leafPath(24, 41, 20, 6.8, -70)}" fill="${leaf}"/>` +
    `<path d="${leafPath(24, 41, 27, 8.8, 68)}" fill="${ink}"/>` +
    manaca(44.5, 17, 14.5, petal, inner, centre, -8)
  );
}

/** The mark alone; under 20 px use `iconTile`. */
export function logoMark(size = 32, variant: MarkVariant = 'auto'): string {
  return svg(
    64,
    64,
    markBody(variant),
    `width="${size}" height="${size}" aria-hidden="true" focusable="false"`,
  );
}

/** Mark and name in outlines, for mails and files where our font is not there. */
export function logoHorizontal(variant: 'light' | 'reverse'): string {
  const ink = variant === 'light' ? gray[9] : '#FFFFFF';
  return svg(228, 64, markBody(variant) + wordmark(ink, 70), 'role="img" aria-label="Florescer"');
}

/** The mark on its green tile: favicon (`rounded`) and app icon (full bleed, inside the maskable circle). */
export function iconTile(shape: 'rounded' | 'full', size?: number): string {
  const rounded = shape === 'rounded';
  const inset = rounded ? 'translate(4.5 4.2) scale(.86)' : 'translate(10 9.6) scale(.68)';
  return svg(
    64,
    64,
    `<rect width="64" height="64"${rounded ? ' rx="15"' : ''} fill="${folha[8]}"/><g transform="${inset}">${markBody('reverse')}</g>`,
    size ? `width="${size}" height="${size}"` : '',
  );
}
