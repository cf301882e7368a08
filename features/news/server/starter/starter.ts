import type { NewsCategory, NewsDraft, Source } from '#features/news/contract/news.contract.ts';
import { uuidOf } from '#packages/db/index.ts';
import { blocksOf } from '#packages/kernel/written-text.ts';

interface StarterText {
  category: NewsCategory;
  title: string;
  summary: string;
  sources: readonly Source[];
  /** In the notation of `blocksOf`. */
  text: string;
}

/**
 * An article that comes with the product, in Portuguese. No professional has reviewed it, and the
 * page says so; `slug` is what it is known by and never changes.
 */
export function starterArticle(
  slug: string,
  { text, sources, ...head }: StarterText,
): { id: string; draft: NewsDraft } {
  return {
    id: uuidOf(`starter news ${slug}`),
    draft: {
      ...head,
      kind: 'article',
      language: 'pt-BR',
      author: 'Equipe Florescer',
      blocks: blocksOf(text),
      sources: [...sources],
      review: null,
      video: null,
    },
  };
}
