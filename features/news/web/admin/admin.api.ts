import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { refreshContent } from '#features/content/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import type { ManagedNews, NewsDraft, NewsState } from '../../contract/news.contract.ts';
import { newsSheetContract } from '../../contract/news-sheet.contract.ts';
import { NEWS_KEY, newsApi } from '../news.api.ts';

export const sheetApi = createClient(newsSheetContract, apiOptions);

const MANAGED = [...NEWS_KEY, 'managed'] as const;
const PAGE = 50;

/** Items of a state or all, drafts too, with these words in their title, page by page. */
export function useManagedList(wanted: { text: string; state: NewsState | undefined }) {
  return useInfiniteQuery({
    queryKey: [...MANAGED, 'list', wanted],
    queryFn: ({ pageParam, signal }) =>
      newsApi.listManagedNews({ query: { ...wanted, after: pageParam, limit: PAGE } }, { signal }),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  });
}

/** One item as it stands now: a form must not begin with what somebody else has changed since. */
export function useManagedItem(id: string | null) {
  return useQuery({
    queryKey: [...MANAGED, 'item', id],
    queryFn: ({ signal }) => newsApi.getManagedNews({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
    // What is being written would change under the hands of who writes.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What is saved: a new item under the id of its form, or another text in place of `revision`. */
export interface Saving {
  id: string;
  revision: number | null;
  draft: NewsDraft;
}

/** What the administration does with items; each rejects when the server has not taken it. */
export function useManaging() {
  const client = useQueryClient();
  // Without a connection they fail at once instead of waiting for one: nothing looks saved that is not.
  const now = {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: NEWS_KEY }),
        refreshContent(client, 'news'),
      ]),
  } as const;
  const save = useMutation({
    ...now,
    mutationFn: ({ id, revision, draft }: Saving): Promise<ManagedNews> =>
      revision === null
        ? newsApi.addNews({ body: { id, draft } })
        : newsApi.changeNews({ params: { id }, body: { revision, draft } }),
  });
  const publish = useMutation({
    ...now,
    mutationFn: ({ id, ...body }: { id: string; published: boolean; revision: number }) =>
      newsApi.publishNews({ params: { id }, body }),
  });
  const feature = useMutation({
    ...now,
    mutationFn: ({ id, featured }: { id: string; featured: boolean }) =>
      newsApi.featureNews({ params: { id }, body: { featured } }),
  });
  const remove = useMutation({
    ...now,
    mutationFn: (id: string) => newsApi.deleteNews({ params: { id } }),
  });
  const bringStarter = useMutation({ ...now, mutationFn: () => newsApi.bringStarterNews() });
  const bring = useMutation({
    ...now,
    mutationFn: (body: { text: string; dryRun: boolean }) => sheetApi.importNews({ body }),
  });
  return { save, publish, feature, remove, bringStarter, bring };
}
