import * as z from 'zod';
import { PICTURE_TYPES } from '#features/files/contract/buckets.ts';

export const LARGEST_SIDE = 2_000;

const side = z.coerce
  .number()
  .int()
  .min(0)
  .transform((pixels) => (pixels === 0 ? undefined : Math.min(pixels, LARGEST_SIDE)))
  .optional();

/** How a picture is asked for, by query or within a signed address; what does not fit is refused. */
export const transformSchema = z.object({
  width: side,
  height: side,
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  format: z.enum(['origin', 'webp', 'avif']).optional(),
  quality: z.coerce.number().int().min(20).max(100).default(80),
});
export type Transform = z.output<typeof transformSchema>;

export const OUTPUTS = [...PICTURE_TYPES, 'image/gif'] as const;
export type PictureType = (typeof OUTPUTS)[number];

/**
 * The type that a rendition has: what was asked for, else WebP for a browser that takes it (`chosen` by
 * its `Accept`), else the source's own. AVIF is only made on demand: it costs ten times as much.
 */
export function outputOf(
  source: PictureType,
  { format }: Pick<Transform, 'format'>,
  accept: string | undefined,
): { type: PictureType; chosen: boolean } {
  if (format === 'webp' || format === 'avif') return { type: `image/${format}`, chosen: false };
  if (format === 'origin') return { type: source, chosen: false };
  return { type: accept?.includes('image/webp') ? 'image/webp' : source, chosen: true };
}
