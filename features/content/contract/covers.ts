import * as z from 'zod';

/** Drawings of ours that a course, an article or a film can have as its cover. */
export const COVERS = [
  'pausas',
  'limites',
  'escuta',
  'estufa',
  'sono',
  'reunioes',
  'calor',
  'ninho',
  'feira',
  'canoa',
  'bicicleta',
  'varanda',
] as const;
export const coverSchema = z.enum(COVERS);
export type CoverName = z.infer<typeof coverSchema>;
