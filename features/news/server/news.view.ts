import type {
  ManagedCard,
  ManagedNews,
  NewsCard,
  NewsDraft,
  NewsItem,
} from '#features/news/contract/news.contract.ts';
import { countWords, minutesOf } from '#features/news/contract/news.rules.ts';
import { fold } from '#packages/kernel/words.ts';
import { textsOf } from '#packages/kernel/written-text.ts';
import type { CardRow, NewsRow, NewsText } from './news.queries.ts';

/** What a reader sees of a published item in a list. */
export function cardOf(row: CardRow): NewsCard {
  const { id, kind, category, language, title, summary, author, cover, video } = row;
  return {
    ...{ id, kind, category, language, title, summary, author, cover, video },
    publishedAt: (row.publishedAt ?? row.updatedAt).toISOString(),
    minutes: minutesOf(row.words),
  };
}

/** What a reader sees of a published item. */
export function itemOf(row: NewsRow): NewsItem {
  const { blocks, sources, review } = row;
  return { ...cardOf(row), blocks, sources, review, updatedAt: row.updatedAt.toISOString() };
}

type State = Pick<
  ManagedNews,
  'id' | 'state' | 'featured' | 'publishedAt' | 'updatedAt' | 'revision'
>;

function stateOf({ id, published, publishedAt, featured, updatedAt, revision }: CardRow): State {
  return {
    ...{ id, featured, revision },
    state: published ? 'published' : publishedAt ? 'withdrawn' : 'draft',
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** What the administration sees of an item in its list. */
export function managedCardOf(row: CardRow): ManagedCard {
  const { kind, category, language, title, author, cover, review } = row;
  return {
    ...{ kind, category, language, title, author, cover },
    ...stateOf(row),
    reviewAgain: review?.again ?? null,
  };
}

/** What an item says, as its editor sends it. */
export function draftOf(row: NewsRow): NewsDraft {
  const { kind, category, language, title, summary, author, cover } = row;
  const { blocks, sources, review, video } = row;
  return {
    ...{ kind, category, language, title, summary, author, cover },
    ...{ blocks, sources, review, video },
  };
}

/** What the administration sees of an item. */
export function managedOf(row: NewsRow): ManagedNews {
  return { ...draftOf(row), ...stateOf(row) };
}

/** A text as its columns, changed at `updatedAt`. */
export function columnsOf(draft: NewsDraft, updatedAt: Date): NewsText {
  const { title, summary, author, blocks } = draft;
  return {
    ...draft,
    words: countWords(blocks),
    searched: fold([title, summary, author, ...textsOf(blocks)].join('\n')),
    updatedAt,
  };
}
