/** Where the storage service answers (`docs/files.md`). */
export const STORAGE_PATH = '/storage/v1';

/** How a picture is made smaller on its way out. */
export interface PictureTransform {
  /** In pixels, at most 2,000; the other side follows where only one is given. */
  width?: number;
  height?: number;
  /** `cover` (default) cuts to exactly this size, `contain` fits inside, `fill` stretches. */
  resize?: 'cover' | 'contain' | 'fill';
  /** Without it a browser that takes WebP gets WebP. */
  format?: 'origin' | 'webp' | 'avif';
  /** 20 to 100; 80 where nothing is said. */
  quality?: number;
}

/** Address of an object of a public bucket, for `src` and `href`. */
export function publicAddress(bucket: string, path: string, transform?: PictureTransform): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(transform ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const at = encodePath(`${bucket}/${path}`);
  return query.size > 0
    ? `${STORAGE_PATH}/render/image/public/${at}?${query}`
    : `${STORAGE_PATH}/object/public/${at}`;
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
