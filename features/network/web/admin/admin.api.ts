import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { refreshContent } from '#features/content/web/index.ts';
import type { Draft, Managed, State } from '../../contract/network.contract.ts';
import { NETWORK_KEY, networkApi, ownEntryApi } from '../network.api.ts';

const MANAGED = [...NETWORK_KEY, 'managed'] as const;
const PAGE = 50;

/** Entries of a state or all, drafts too, page by page. */
export function useManagedList(wanted: { text: string; state: State | undefined; due: boolean }) {
  return useInfiniteQuery({
    queryKey: [...MANAGED, 'list', wanted],
    queryFn: ({ pageParam, signal }) =>
      networkApi.listManaged(
        {
          query: { ...wanted, due: wanted.due ? 'true' : 'false', after: pageParam, limit: PAGE },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  });
}

/** One entry as it stands now: a form must not begin with what somebody else has changed since. */
export function useManagedEntry(id: string) {
  return useQuery({
    queryKey: [...MANAGED, 'entry', id],
    queryFn: ({ signal }) => networkApi.getManaged({ params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    // What is being written would change under the hands of who writes.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Municipalities whose name begins like this. */
export function useMunicipalities(text: string) {
  return useQuery({
    queryKey: [...NETWORK_KEY, 'municipalities', text],
    queryFn: ({ signal }) => networkApi.municipalities({ query: { text } }, { signal }),
    enabled: text.length > 1,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** What is saved: a new entry under the id of its form, or another text in place of `revision`. */
interface Saving {
  id: string;
  revision: number | null;
  draft: Draft;
}

interface Publishing {
  id: string;
  published: boolean;
  revision: number;
  /** Why it is withdrawn, where appointments are ahead. */
  reason?: string;
}

/** How many appointments with an entry are still ahead. */
export const appointmentsAhead = async (id: string): Promise<number> =>
  (await networkApi.appointments({ params: { id } })).ahead;

/** What the administration does with entries; each rejects when the server has not taken it. */
export function useManaging() {
  const client = useQueryClient();
  const now = {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: NETWORK_KEY }),
        refreshContent(client, 'network'),
      ]),
  } as const;
  const save = useMutation({
    ...now,
    mutationFn: ({ id, revision, draft }: Saving): Promise<Managed> =>
      revision === null
        ? networkApi.add({ body: { id, draft } })
        : networkApi.change({ params: { id }, body: { revision, draft } }),
  });
  const publish = useMutation({
    ...now,
    mutationFn: ({ id, ...body }: Publishing) => networkApi.publish({ params: { id }, body }),
  });
  const remove = useMutation({
    ...now,
    mutationFn: (id: string) => networkApi.remove({ params: { id } }),
  });
  const bring = useMutation({
    ...now,
    mutationFn: (body: { text: string; dryRun: boolean }) => networkApi.importSheet({ body }),
  });
  return { save, publish, remove, bring };
}

/** Who signs in for an entry, and what they propose of it. */
export function useSignIn(id: string) {
  return useQuery({
    queryKey: [...NETWORK_KEY, 'sign-in', id],
    queryFn: ({ signal }) => ownEntryApi.signIn({ params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** What the administration does with the sign-in for an entry; each rejects when the server has not taken it. */
export function useSignInChanges(id: string) {
  const client = useQueryClient();
  const now = {
    onSettled: () => client.invalidateQueries({ queryKey: NETWORK_KEY }),
  } as const;
  const params = { id };
  const give = useMutation({
    ...now,
    mutationFn: (email: string) => ownEntryApi.giveSignIn({ params, body: { email } }),
  });
  const end = useMutation({ ...now, mutationFn: () => ownEntryApi.endSignIn({ params }) });
  const decide = useMutation({
    ...now,
    mutationFn: (body: { sentAt: string; accept: boolean; reason: string }) =>
      ownEntryApi.decideProposal({ params, body }),
  });
  return { give, end, decide };
}
