import * as z from 'zod';

/** Photos that are sealed for their owner: the browser makes them smaller before it sends them. */
export const SEALED_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const SEALED_LIMIT = 5 * 1024 * 1024;
/** Longest side in pixels that a browser sends. */
export const SEALED_SIDE = 2_048;

export const SEALED_PATH = '/api/files/sealed';
export const sealedAddress = (id: string): string => `${SEALED_PATH}/${id}`;

/** Answer to a sealed object that has arrived. */
export const sealedObjectSchema = z.object({
  id: z.uuid(),
  type: z.enum(SEALED_TYPES),
  size: z.int(),
});
export type SealedObject = z.infer<typeof sealedObjectSchema>;
