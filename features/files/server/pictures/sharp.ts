import sharp, { type Sharp, type SharpInput } from 'sharp';
import type { PictureType, Transform } from '../rules/transform.rules.ts';
import { BadPicture } from './bad-picture.ts';

/** A picture of more is refused before it is unpacked: unpacked, this one takes 160 MB. */
export const MOST_PIXELS = 40_000_000;
const LONGEST_SECONDS = 20;

// One picture on one thread; how many at once is the gate's to say. Nothing is kept between pictures.
sharp.concurrency(1);
sharp.cache(false);
// Of all that libvips reads only these: SVG, PDF and others can name files and addresses.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});

/**
 * A picture to work on, turned as its camera meant it. Whatever it says of place, camera and time does
 * not come along. A moving picture is its first frame.
 */
function openPicture(bytes: SharpInput): Sharp {
  return sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  })
    .autoOrient()
    .timeout({ seconds: LONGEST_SECONDS });
}

/** The bytes of a picture in a type; throws `BadPicture`. */
async function encode(picture: Sharp, type: PictureType, quality: number): Promise<Buffer> {
  try {
    return await as(picture, type, quality).toBuffer();
  } catch {
    // What libvips says of it quotes the file.
    throw new BadPicture();
  }
}

function as(picture: Sharp, type: PictureType, quality: number): Sharp {
  switch (type) {
    case 'image/jpeg':
      return picture.jpeg({ quality, mozjpeg: true });
    case 'image/png':
      return picture.png();
    case 'image/webp':
      return picture.webp({ quality });
    case 'image/avif':
      // AVIF looks at 50 as the others do at 80; more effort takes seconds.
      return picture.avif({ quality: Math.round(quality * 0.65), effort: 2 });
    case 'image/gif':
      return picture.gif();
  }
}

const ANEW_QUALITY = 85;

/**
 * A picture written anew: its pixels and nothing else, so that neither the place it was taken at nor
 * anything hidden behind it is kept. Larger ones are made to fit `maxSide`. Throws `BadPicture`.
 */
export function reencode(bytes: Buffer, type: PictureType, maxSide: number): Promise<Buffer> {
  const picture = openPicture(bytes).resize({
    width: maxSide,
    height: maxSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return encode(picture, type, ANEW_QUALITY);
}

/** A picture as it was asked for. Throws `BadPicture`. */
export function render(
  bytes: Buffer,
  { width, height, resize, quality }: Transform,
  type: PictureType,
): Promise<Buffer> {
  const picture = openPicture(bytes);
  if (width ?? height) {
    picture.resize({
      width,
      height,
      fit: resize === 'contain' ? 'inside' : resize,
      // A larger one is the reader's to make; a picture that is cut to a size has that size.
      withoutEnlargement: resize !== 'fill' && !(width && height && resize === 'cover'),
    });
  }
  return encode(picture, type, quality);
}
