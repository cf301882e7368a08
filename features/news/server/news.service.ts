import type {
  NewsCard,
  NewsCategory,
  NewsHeadline,
  NewsItem,
} from '#features/news/contract/news.contract.ts';
import { MAX_FEATURED } from '#features/news/contract/news.contract.ts';
import { fail } from '#packages/api/server/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { wordsOf } from '#packages/kernel/words.ts';
import { type CardRow, findPublished, publishedOf, publishedPage } from './news.queries.ts';
import { cardOf, itemOf } from './news.view.ts';
import { search } from './search.queries.ts';

interface ListQuery {
  category?: NewsCategory | undefined;
  after?: string | undefined;
  limit: number;
}

/** What is published, newest first; featured videos stand apart and are not among the rest. */
export async function listNews(
  { db }: ServerContext,
  { category, after, limit }: ListQuery,
): Promise<{ featured: NewsCard[]; items: NewsCard[]; next: string | null }> {
  const first = { after: undefined, limit: MAX_FEATURED };
  const [featured, rows] = await Promise.all([
    publishedPage(db, { category, featured: true }, first),
    publishedPage(db, { category, featured: false }, { after, limit: limit + 1 }),
  ]);
  return { featured: featured.map(cardOf), ...paged(rows, limit, cardOf) };
}

/** How many headlines visitors see. */
const HEADLINES = 4;

/** The newest articles for visitors, in their language where it has any. */
export async function latestNews(
  { db }: ServerContext,
  language: Language,
): Promise<{ items: NewsHeadline[] }> {
  const page = { after: undefined, limit: HEADLINES };
  const wanted = { kind: 'article', featured: false } as const;
  const own = await publishedPage(db, { ...wanted, language }, page);
  const rows = own.length > 0 ? own : await publishedPage(db, wanted, page);
  return {
    items: rows.map(cardOf).map(({ id, title, summary, category, minutes, cover }) => ({
      ...{ id, title, summary, category, minutes, cover },
    })),
  };
}

/** Published items that hold every word, in any form of it or as its beginning, and how many there are. */
export async function searchNews(
  { db }: ServerContext,
  { text, category, after, limit }: ListQuery & { text: string },
): Promise<{ items: NewsCard[]; total: number; next: string | null }> {
  const words = wordsOf(text);
  if (words.length === 0) return { items: [], total: 0, next: null };
  const wanted = { category, words };
  const { ids, total } = await search(db, wanted, { after, limit: limit + 1 });
  return { ...paged(await publishedOf(db, ids), limit, cardOf), total };
}

/** One published item, whole; drafts and what was withdrawn do not exist for readers. */
export async function getNews({ db }: ServerContext, id: string): Promise<NewsItem> {
  const row = await findPublished(db, id);
  if (!row) throw fail('not_found', 'No such item');
  return itemOf(row);
}

/** A page of what was asked with one row more than a page: that one says whether there is a next. */
export function paged<Shown>(
  rows: readonly CardRow[],
  limit: number,
  show: (row: CardRow) => Shown,
): { items: Shown[]; next: string | null } {
  const page = rows.slice(0, limit);
  return {
    items: page.map(show),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
