import type { CoverName } from '#features/content/contract/covers.ts';
import type { Source } from '#features/content/contract/review.ts';
import type { FilmName } from '#features/content/contract/video.ts';
import type { NewsCategory, NewsDraft } from '#features/news/contract/news.contract.ts';
import { uuidOf } from '#packages/db/index.ts';
import { blocksOf } from '#packages/kernel/written-text.ts';

/** Something that comes with the product, under an id of its own. */
export interface StarterNews {
  id: string;
  draft: NewsDraft;
}

interface StarterText {
  cover: CoverName;
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
export function starterArticle(slug: string, { text, sources, ...head }: StarterText): StarterNews {
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

/** One of our own films, with a few words on it. */
export function starterFilm(
  film: FilmName,
  { text, ...head }: Omit<StarterText, 'sources'>,
): StarterNews {
  return {
    id: uuidOf(`starter film ${film}`),
    draft: {
      ...head,
      ...{ kind: 'video', language: 'pt-BR', author: 'Equipe Florescer' },
      blocks: blocksOf(text),
      sources: [],
      review: null,
      video: { kind: 'film', film },
    },
  };
}
