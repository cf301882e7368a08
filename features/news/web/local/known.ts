import { keptStore } from '#packages/kept/index.ts';
import type { NewsCard, NewsItem } from '../../contract/news.contract.ts';

/** The first page of the news as it was seen last. */
export interface KeptNews {
  items: NewsCard[];
  featured: NewsCard[];
}

/** What can be read of the news without a connection: the list, and the ten items opened last. */
export const knownNews = keptStore<KeptNews, NewsItem>({
  prefix: 'florescer.news.known.',
  most: 10,
  longest: 100_000,
  isList: (value): value is KeptNews => {
    const { items, featured } = fieldsOf(value);
    return [items, featured].every((list) => Array.isArray(list) && list.every(isCard));
  },
  isItem: (value): value is NewsItem => {
    const { blocks, sources } = fieldsOf(value);
    return isCard(value) && Array.isArray(blocks) && Array.isArray(sources);
  },
});

function isCard(value: unknown): boolean {
  const { id, title, summary, category, publishedAt, cover } = fieldsOf(value);
  return [id, title, summary, category, publishedAt, cover].every(
    (field) => typeof field === 'string',
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
