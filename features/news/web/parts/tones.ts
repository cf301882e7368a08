import type { Tone } from '#packages/ui/index.ts';
import type { NewsCategory } from '../../contract/news.contract.ts';

/** The colour of a category beside its word. */
export const TONES: Readonly<Record<NewsCategory, Tone>> = {
  wellness: 'leaf',
  mental_health: 'lilac',
  fitness: 'sun',
  nutrition: 'mist',
  productivity: 'sky',
  general: 'plain',
};
