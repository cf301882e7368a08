import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { networkContract } from '../contract/network.contract.ts';
import { ownEntryContract, type Proposal } from '../contract/own-entry.contract.ts';
import { type NetworkFilters, NO_FILTERS, wantedOf } from './rules/filters.rules.ts';

export const networkApi = createClient(networkContract, apiOptions);
export const ownEntryApi = createClient(ownEntryContract, apiOptions);

/** Key of everything about the network in the query cache, which lives in memory only. */
export const NETWORK_KEY = ['network'] as const;
const PAGE = 20;
const STALE_MS = 60_000;

/**
 * What is looked for. It stands in memory alone, never in an address, is still there when one comes
 * back from somebody, and goes with the cache at the sign-out.
 */
export function useFilters(): [NetworkFilters, (filters: NetworkFilters) => void] {
  const client = useQueryClient();
  const queryKey = ['network-filters'];
  const { data } = useQuery({
    queryKey,
    queryFn: () => NO_FILTERS,
    initialData: NO_FILTERS,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return [data, (filters) => client.setQueryData(queryKey, filters)];
}

/** Who is looked for, by name, page by page. */
export function useSearch(filters: NetworkFilters) {
  const wanted = wantedOf(filters);
  return useInfiniteQuery({
    queryKey: [...NETWORK_KEY, 'search', wanted],
    queryFn: ({ pageParam, signal }) =>
      networkApi.search({ body: { ...wanted, after: pageParam, limit: PAGE } }, { signal }),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: STALE_MS,
  });
}

/** What there is to choose between. */
export function useChoices() {
  return useQuery({
    queryKey: [...NETWORK_KEY, 'choices'],
    queryFn: ({ signal }) => networkApi.choices({ signal }),
    staleTime: STALE_MS,
  });
}

export function useEntry(id: string) {
  return useQuery({
    queryKey: [...NETWORK_KEY, 'entry', id],
    queryFn: ({ signal }) => networkApi.get({ params: { id } }, { signal }),
    staleTime: STALE_MS,
  });
}

/** Marks somebody or takes the mark off; rejects when the server has not taken it. */
export function useFavourite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, favourite }: { id: string; favourite: boolean }) =>
      networkApi.setFavourite({ params: { id }, body: { favourite } }),
    onSettled: () => client.invalidateQueries({ queryKey: NETWORK_KEY }),
  });
}

/** The entry that the person signs in for, and what they proposed of it. */
export function useOwnEntry() {
  return useQuery({
    queryKey: [...NETWORK_KEY, 'own'],
    queryFn: ({ signal }) => ownEntryApi.ownEntry({ signal }),
    staleTime: 0,
    // What is being written would change under the hands of who writes.
    refetchOnWindowFocus: false,
  });
}

/** Sends texts to the administration, or takes them back; each rejects when the server has not taken it. */
export function useProposing() {
  const client = useQueryClient();
  const now = {
    onSettled: () => client.invalidateQueries({ queryKey: NETWORK_KEY }),
  } as const;
  const send = useMutation({
    ...now,
    mutationFn: (body: Proposal) => ownEntryApi.propose({ body }),
  });
  const withdraw = useMutation({ ...now, mutationFn: () => ownEntryApi.withdrawProposal() });
  return { send, withdraw };
}
