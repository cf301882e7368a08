import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { type NewsCategory, newsContract } from '../contract/news.contract.ts';

export const newsApi = createClient(newsContract, apiOptions);

/** Key of everything about news in the query cache, which lives in memory only. */
export const NEWS_KEY = ['news'] as const;

const PAGE = 10;
const RELATED = 3;
/** News change rarely: what is as old as this is still shown, and asked for again in passing. */
const STALE_MS = 5 * 60_000;
/** What was read stays readable without a connection for the rest of the day, until the page is left. */
const KEPT_MS = 12 * 3_600_000;
const kept = { staleTime: STALE_MS, gcTime: KEPT_MS };

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
};

/** Published items of a category or all, newest first, page by page; the first page has the featured ones. */
export function useNews(category: NewsCategory | null) {
  return useInfiniteQuery({
    queryKey: [...NEWS_KEY, 'list', category],
    queryFn: ({ pageParam, signal }) =>
      newsApi.listNews(
        { query: { category: category ?? undefined, after: pageParam, limit: PAGE } },
        { signal },
      ),
    ...pages,
    ...kept,
  });
}

/** Items that hold all the words; runs only with words, which travel in the body and in no address. */
export function useNewsSearch(text: string, category: NewsCategory | null) {
  return useInfiniteQuery({
    queryKey: [...NEWS_KEY, 'search', text, category],
    queryFn: ({ pageParam, signal }) =>
      newsApi.searchNews(
        { body: { text, category: category ?? undefined, after: pageParam, limit: PAGE } },
        { signal },
      ),
    ...pages,
    ...kept,
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

/** One item, whole. */
export function useNewsItem(id: string) {
  return useQuery({
    queryKey: [...NEWS_KEY, 'item', id],
    queryFn: ({ signal }) => newsApi.getNews({ params: { id } }, { signal }),
    ...kept,
  });
}

/** The newest items of a category besides one; empty until there is a category. */
export function useRelated(category: NewsCategory | undefined, besides: string) {
  return useQuery({
    queryKey: [...NEWS_KEY, 'related', category],
    queryFn: ({ signal }) =>
      newsApi.listNews({ query: { category, limit: RELATED + 1 } }, { signal }),
    select: ({ items }) => items.filter(({ id }) => id !== besides).slice(0, RELATED),
    enabled: category !== undefined,
    ...kept,
  });
}
