import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { burnoutKeys } from '#features/burnout/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { diaryContract, type Entry } from '../contract/diary.contract.ts';
import { addEntry, diaryKeys, dropEntry, knownEntry, putEntry } from './diary.cache.ts';
import type { HeadChange } from './local/head.ts';
import type { WaitingEntry } from './local/waiting.ts';

export const diaryApi = createClient(diaryContract, apiOptions);

const PAGE = 20;
/** While a stream says what changed, asking again is for the focus and the connection only. */
const STALE_MS = 60_000;
/** How often an analysis under way is asked for while the stream is down. */
const PROCESSING_POLL_MS = 4_000;

/** A call that has not been answered by then counts as no connection, in ms. */
const SEND_TIMEOUT_MS = 20_000;

/**
 * Sends a text of this person, and of nobody who signed in meanwhile. `waitedMs` is how long it lay on
 * the device; nothing for one that is sent as it is written.
 */
export function sendEntry(
  userId: string,
  { changeId: id, recordedAt: _, ...content }: WaitingEntry,
  waitedMs?: number,
): Promise<Entry> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  return diaryApi.writeEntry({ body: { id, ...content, waitedMs } }, { signal, as: userId });
}

/** Changes what stands above an entry's text. */
export function sendHead(userId: string, { entryId: id, ...body }: HeadChange): Promise<Entry> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  return diaryApi.changeHead({ params: { id }, body }, { signal, as: userId });
}

/** The person's entries, newest first, page by page. */
export function useEntries() {
  return useInfiniteQuery({
    queryKey: diaryKeys.list,
    queryFn: ({ pageParam, signal }) =>
      diaryApi.listEntries({ query: { after: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: STALE_MS,
  });
}

/** Entries a page of a span asks for; the server's own limit. */
const SPAN_PAGE = 100;
/** Entries of a span, nearly at most: thousands are no list to choose from. */
const SPAN_ENTRIES = 1_000;

/** Every entry about a day from this one on, newest first; for other features that offer a choice. */
export function useEntriesSince(from: string | undefined) {
  return useQuery({
    queryKey: diaryKeys.since(from ?? ''),
    queryFn: async ({ signal }) => {
      const found: Entry[] = [];
      let after: string | undefined;
      while (found.length < SPAN_ENTRIES) {
        const { entries, next } = await diaryApi.listEntries(
          { query: { after, limit: SPAN_PAGE } },
          { signal },
        );
        const inSpan = entries.filter(({ day }) => day >= (from ?? ''));
        found.push(...inSpan);
        if (!next || inSpan.length < entries.length) break;
        after = next;
      }
      return found;
    },
    enabled: from !== undefined,
    staleTime: STALE_MS,
  });
}

/** Entries that hold all the words; runs only with words. They travel in the body, never in an address. */
export function useEntrySearch(text: string) {
  const words = text.trim();
  return useInfiniteQuery({
    queryKey: diaryKeys.search(words),
    queryFn: ({ pageParam, signal }) =>
      diaryApi.searchEntries({ body: { text: words, after: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    gcTime: STALE_MS,
  });
}

/** One entry; what a list already has is shown at once. `live`: whether the event stream is connected. */
export function useEntry(id: string, live: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: diaryKeys.entry(id),
    queryFn: ({ signal }) => diaryApi.getEntry({ params: { id } }, { signal }),
    initialData: () => knownEntry(client, id),
    initialDataUpdatedAt: () => client.getQueryState(diaryKeys.list)?.dataUpdatedAt,
    staleTime: STALE_MS,
    refetchInterval: ({ state }) =>
      state.data?.status === 'processing' && !live ? PROCESSING_POLL_MS : false,
  });
}

/** Several entries by id, as far as they could be had; for other features that name entries. */
export function useEntriesById(ids: readonly string[]) {
  const client = useQueryClient();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: diaryKeys.entry(id),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        diaryApi.getEntry({ params: { id } }, { signal }),
      initialData: () => knownEntry(client, id),
      initialDataUpdatedAt: () => client.getQueryState(diaryKeys.list)?.dataUpdatedAt,
      staleTime: STALE_MS,
    })),
    combine: (results) => ({
      entries: results.map(({ data }) => data).filter((entry) => entry !== undefined),
      loading: results.some(({ isPending }) => isPending),
      failed: results.some(({ isError }) => isError),
    }),
  });
}

/** An entry about this day a year ago; asked once a visit. */
export function useYearAgo() {
  return useQuery({
    queryKey: diaryKeys.yearAgo,
    queryFn: ({ signal }) => diaryApi.getYearAgo({}, { signal }),
    staleTime: STALE_MS,
  });
}

export function useVersions(id: string, enabled: boolean) {
  return useQuery({
    queryKey: diaryKeys.versions(id),
    queryFn: ({ signal }) => diaryApi.listVersions({ params: { id } }, { signal }),
    enabled,
  });
}

/** Saves changed text. Answers `conflict` when the entry changed since `version`. */
export function useEditEntry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { text: string; version: number }) =>
      diaryApi.editEntry({ params: { id }, body }),
    onSuccess: (entry) => {
      putEntry(client, entry);
      void client.invalidateQueries({ queryKey: diaryKeys.versions(id) });
      void client.invalidateQueries({ queryKey: burnoutKeys.all });
    },
  });
}

export function useAnalyseEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => diaryApi.analyseEntry({ params: { id } }),
    onSuccess: (entry) => putEntry(client, entry),
  });
}

/** Takes an entry away at once; it comes back by itself when the server refuses. */
export function useDeleteEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entry: Entry) => diaryApi.deleteEntry({ params: { id: entry.id } }),
    onMutate: (entry) => dropEntry(client, entry.id),
    onError: (_, entry) => addEntry(client, entry),
    onSuccess: (_, { id }) => {
      client.removeQueries({ queryKey: diaryKeys.entry(id) });
      return client.invalidateQueries({ queryKey: burnoutKeys.all });
    },
  });
}

/** Takes away the place of an entry that cannot be opened. */
export function useDeleteDamaged() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => diaryApi.deleteEntry({ params: { id } }),
    onSuccess: (_, id) => dropEntry(client, id),
  });
}

export function useRestoreEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => diaryApi.restoreEntry({ params: { id } }),
    onSuccess: (entry) => {
      addEntry(client, entry);
      void client.invalidateQueries({ queryKey: burnoutKeys.all });
    },
  });
}

/** Whether a language model may write the comments. */
export function useWriter() {
  return useQuery({
    queryKey: diaryKeys.writer,
    queryFn: ({ signal }) => diaryApi.getWriter({}, { signal }),
    staleTime: STALE_MS,
  });
}

export function useSetWriter() {
  const client = useQueryClient();
  return useMutation({
    // A yes that is taken back at once must not arrive after the no.
    scope: { id: 'diary-writer' },
    mutationFn: (body: { consented: boolean; language: string }) => diaryApi.setWriter({ body }),
    onSuccess: (writer) => client.setQueryData(diaryKeys.writer, writer),
  });
}
