import { AVATARS, type AvatarName, plantOf } from '#packages/ui/art/avatars.ts';
import { contrast } from '#packages/ui/tokens/contrast.ts';

/** What stands on the icon. */
export type Motif =
  | { readonly kind: 'plant'; readonly plant: AvatarName }
  /** Up to three letters, or one emoji. */
  | { readonly kind: 'text'; readonly text: string }
  /** A PNG as a data address. */
  | { readonly kind: 'picture'; readonly source: string };

export interface IconDesign {
  readonly motif: Motif;
  /** `#rrggbb`. */
  readonly ground: string;
  /** Radius of the corners, 0 (square) to 50 (round) per cent of the side. */
  readonly corners: number;
}

export const PLANTS = AVATARS;
export const MOST_LETTERS = 3;
/** Below this a letter is hard to make out at 16 px (WCAG 2.2, 1.4.11: graphics). */
export const FEWEST_CONTRAST = 3;
const LIGHT = '#FFFFFF';
const DARK = '#101A15';
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** The first three letters, or the first emoji, of what was typed; empty for blanks. */
export function motifText(typed: string): string {
  const parts = [...new Intl.Segmenter().segment(typed.trim())].map(({ segment }) => segment);
  const [first = ''] = parts;
  return EMOJI.test(first) ? first : parts.slice(0, MOST_LETTERS).join('');
}

/** Ink for letters on a ground: white or nearly black, whichever can be read better. */
export function inkOn(ground: string): string {
  return contrast(LIGHT, ground) >= contrast(DARK, ground) ? LIGHT : DARK;
}

/** Contrast of the letters with their ground; null for drawings and pictures, which have many colours. */
export function contrastOf({ motif, ground }: IconDesign): number | null {
  if (motif.kind !== 'text' || EMOJI.test(motif.text)) return null;
  return contrast(inkOn(ground), ground);
}

interface Shape {
  /** Room around the motif, as a part of the side; maskable icons lose up to a tenth at each edge. */
  readonly margin?: number;
  /** Fills the whole square, for systems that cut the corners themselves. */
  readonly square?: boolean;
}

/** The icon as SVG, 64 units wide. */
export function iconSvg(design: IconDesign, { margin = 0, square = false }: Shape = {}): string {
  const radius = square ? 0 : (64 * design.corners) / 100;
  const inner = 64 * (1 - 2 * margin);
  const at = 64 * margin;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<clipPath id="c"><rect width="64" height="64" rx="${radius}"/></clipPath><g clip-path="url(#c)">` +
    `<rect width="64" height="64" fill="${design.ground}"/>` +
    `<svg x="${at}" y="${at}" width="${inner}" height="${inner}" viewBox="0 0 64 64">${motifSvg(design)}</svg>` +
    '</g></svg>'
  );
}

const SIZE_OF_LETTERS = [44, 44, 32, 23];

function motifSvg({ motif, ground }: IconDesign): string {
  switch (motif.kind) {
    case 'plant':
      return plantOf(motif.plant);
    case 'picture':
      return `<image href="${motif.source}" width="64" height="64" preserveAspectRatio="xMidYMid slice"/>`;
    case 'text': {
      const letters = [...new Intl.Segmenter().segment(motif.text)].length;
      return (
        `<text x="32" y="32" fill="${inkOn(ground)}" font-family="Figtree,system-ui,sans-serif" font-weight="700" ` +
        `font-size="${SIZE_OF_LETTERS[letters] ?? 23}" text-anchor="middle" dominant-baseline="central">${escaped(motif.text)}</text>`
      );
    }
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * An ICO file with PNG images inside, which every system since Windows Vista reads: a header of 6
 * bytes, 16 bytes for each image, then the images.
 */
export function icoOf(images: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const header = 6 + 16 * images.length;
  const file = new Uint8Array(header + images.reduce((sum, { png }) => sum + png.length, 0));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let offset = header;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    // A byte of 0 stands for 256.
    view.setUint8(entry, size % 256);
    view.setUint8(entry + 1, size % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  });
  return file;
}

/** What a page puts into its head. */
export const SNIPPET = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/icon-180.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('\n');

/** The manifest of the site, with the icons of the set. */
export function manifestOf(ground: string): string {
  const png = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const icons = [png(192, 'any'), png(512, 'any'), png(192, 'maskable'), png(512, 'maskable')];
  const manifest = { icons, theme_color: ground, background_color: ground, display: 'standalone' };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
