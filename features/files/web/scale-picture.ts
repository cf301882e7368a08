import { ApiFailure } from '#packages/api/client/index.ts';

export interface ScaledPicture {
  blob: Blob;
  width: number;
  height: number;
}

const QUALITY = 0.85;

/** The size of a picture that fits into a square of `maxSide`; never larger than it is. */
export function fitInto(
  { width, height }: { width: number; height: number },
  maxSide: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height, 1));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: side(width), height: side(height) };
}

/**
 * A picture drawn anew on the device, turned as its camera meant it and no larger than `maxSide`: what
 * it says of place, camera and time does not leave the device. Throws `unsupported_media_type` for what
 * this browser cannot show.
 */
export async function scalePicture(
  file: Blob,
  maxSide: number,
  wanted: 'image/webp' | 'image/jpeg' = 'image/webp',
): Promise<ScaledPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw unreadable();
  });
  try {
    const size = fitInto(bitmap, maxSide);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    const pen = canvas.getContext('2d');
    if (!pen) throw unreadable();
    pen.imageSmoothingQuality = 'high';
    if (wanted === 'image/jpeg') {
      // A JPEG has no clear places: without a ground they would be black.
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, size.width, size.height);
    }
    pen.drawImage(bitmap, 0, 0, size.width, size.height);
    // A browser that writes no WebP gives a PNG: then JPEG is the smaller one.
    const drawn = await encode(canvas, wanted);
    const blob = drawn.type === wanted ? drawn : await encode(canvas, 'image/jpeg');
    return { blob, ...size };
  } finally {
    bitmap.close();
  }
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(unreadable())), type, QUALITY);
  });
}

const unreadable = () =>
  new ApiFailure('unsupported_media_type', 0, 'This browser cannot read the picture');
