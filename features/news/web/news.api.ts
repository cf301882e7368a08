import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiOptions, useAccessState } from '#features/access/web/index.ts';
import { readingStorage } from '#features/accounts/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { useKept } from '#packages/kept/index.ts';
import {
  type NewsCard,
  type NewsCategory,
  type NewsItem,
  newsContract,
} from '../contract/news.contract.ts';
import { type KeptNews, knownNews } from './local/known.ts';

export const newsApi = createClient(newsContract, apiOptions);

/** Key of everything about news in the query cache, which lives in memory only. */
export const NEWS_KEY = ['news'] as const;

/** The first story, two wide cards below it, and rows of three. */
const PAGE = 12;
const RELATED = 3;
/** As many cards of the list are kept on the device. */
const MOST_LISTED = 50;
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

const itemKey = (id: string) => [...NEWS_KEY, 'item', id];

/** One item, whole, which is kept on the device; without a connection as it was seen last, at `seenAt`. */
export function useNewsItem(id: string) {
  const userId = useAccessState().person?.userId ?? '';
  const query = useQuery({
    queryKey: itemKey(id),
    queryFn: ({ signal }) => newsApi.getNews({ params: { id } }, { signal }),
    ...kept,
  });
  const place = useMemo(
    () => ({
      keep: (item: NewsItem, at: string) => knownNews.keepItem(readingStorage(), userId, item, at),
      read: () => knownNews.readItem(readingStorage(), userId, id),
      forget: () => knownNews.forgetItem(readingStorage(), userId, id),
    }),
    [userId, id],
  );
  const { value: item, seenAt } = useKept(query, place);
  return { query, item, seenAt };
}

/** What this device knows of the news, for when there is no connection. */
export interface KnownNews {
  /** Since when the list is known, as an ISO instant; null where only items are. */
  readonly seenAt: string | null;
  readonly items: readonly NewsCard[];
  readonly featured: readonly NewsCard[];
  /** The items that are kept whole. */
  readonly kept: readonly NewsItem[];
  /** Whether an item can be opened now. */
  readonly isHere: (id: string) => boolean;
}

/** Keeps what `news` brought of all categories; null with a connection, or where nothing is known. */
export function useKnownNews(
  news: ReturnType<typeof useNews>,
  category: NewsCategory | null,
): KnownNews | null {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId ?? '';
  const { data } = news;
  const loaded = useMemo(() => {
    const [first] = data?.pages ?? [];
    if (category || !data || !first) return undefined;
    return { items: data.pages.flatMap(({ items }) => items), featured: first.featured };
  }, [category, data]);
  const place = useMemo(
    () => ({
      keep: ({ items, featured }: KeptNews, at: string) => {
        const list = { items: items.slice(0, MOST_LISTED), featured };
        knownNews.keepList(readingStorage(), userId, list, at);
      },
      read: () => knownNews.readList(readingStorage(), userId),
    }),
    [userId],
  );
  const { value, seenAt, offline } = useKept({ ...news, data: loaded }, place);
  return useMemo(() => {
    if (!offline) return null;
    const whole = knownNews.items(readingStorage(), userId).map(({ value: item }) => item);
    if (!value && whole.length === 0) return null;
    const here = new Set(whole.map(({ id }) => id));
    return {
      seenAt,
      items: value?.items ?? [],
      featured: value?.featured ?? [],
      kept: whole,
      isHere: (id) => here.has(id) || client.getQueryData(itemKey(id)) !== undefined,
    };
  }, [client, offline, seenAt, userId, value]);
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
