import { zipSync } from 'fflate';
import { type IconDesign, iconSvg, icoOf, manifestOf, SNIPPET } from './icon.rules.ts';

const SIZES = [16, 32, 48, 96, 180, 192, 512] as const;
const MASKABLE = [192, 512] as const;
const IN_ICO = [16, 32, 48] as const;
/** Keeps the motif inside the circle that systems may cut out. */
export const MASKABLE_MARGIN = 0.1;

/** Largest picture that is taken, in bytes; its sides are scaled down to `PICTURE_SIDE`. */
export const MOST_PICTURE_BYTES = 10_000_000;
const PICTURE_SIDE = 512;

/** The whole set as a zip, made on this device. */
export async function iconZip(design: IconDesign): Promise<Blob> {
  const plain = iconSvg(design);
  const pngs = new Map<number, Uint8Array>();
  for (const size of SIZES) {
    // Systems that show it at 180 px and more round it themselves, and make gaps black.
    const svg = size === 180 ? iconSvg(design, { square: true }) : plain;
    pngs.set(size, await pngOf(svg, size));
  }
  const files: Record<string, Uint8Array> = {
    'favicon.svg': encode(plain),
    'favicon.ico': icoOf(IN_ICO.map((size) => ({ size, png: pngs.get(size) ?? new Uint8Array() }))),
    'site.webmanifest': encode(manifestOf(design.ground)),
    'head.html': encode(`${SNIPPET}\n`),
  };
  for (const [size, png] of pngs) files[`icon-${size}.png`] = png;
  const masked = iconSvg(design, { square: true, margin: MASKABLE_MARGIN });
  for (const size of MASKABLE) files[`icon-maskable-${size}.png`] = await pngOf(masked, size);
  const bytes = new Uint8Array(zipSync(files));
  return new Blob([bytes], { type: 'application/zip' });
}

/** A picture of the person's, cut to a square and scaled down, as a data address. @throws for what is no picture. */
export async function readPicture(file: Blob): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const image = await loaded(address);
    // A drawing without a size of its own says 0.
    const width = image.naturalWidth || PICTURE_SIDE;
    const height = image.naturalHeight || PICTURE_SIDE;
    const side = Math.min(width, height);
    const { canvas, context } = blank(PICTURE_SIDE);
    const from = [(width - side) / 2, (height - side) / 2, side, side] as const;
    context.drawImage(image, ...from, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
    return canvas.toDataURL('image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
}

export const svgAddress = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

async function pngOf(svg: string, size: number): Promise<Uint8Array> {
  const image = await loaded(
    svgAddress(svg.replace('<svg ', `<svg width="${size}" height="${size}" `)),
  );
  const { canvas, context } = blank(size);
  context.drawImage(image, 0, 0, size, size);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The canvas gave no picture');
  return new Uint8Array(await blob.arrayBuffer());
}

function blank(size: number) {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  return { canvas, context };
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('Not a picture'));
    image.src = address;
  });
}

const encode = (text: string) => new TextEncoder().encode(text);
