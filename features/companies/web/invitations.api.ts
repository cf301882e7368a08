import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import {
  type InvitationLine,
  type InvitationState,
  invitationsContract,
} from '../contract/invitations.contract.ts';
import { OWN_GRANTS_KEY } from './company-grants.api.ts';

const invitationsApi = createClient(invitationsContract, apiOptions);
const COMPANY_KEY = ['companies', 'invitations'] as const;
const OWN_KEY = ['companies', 'own-invitations'] as const;
/** How often the progress of the mails is looked at, in ms. */
const PROGRESS_MS = 2_000;

/** The invitations of the company in one state, page by page; looked at again while mails wait. */
export function useCompanyInvitations(state: InvitationState) {
  return useInfiniteQuery({
    queryKey: [...COMPANY_KEY, state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      invitationsApi.listInvitations(
        { query: { state, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.pages[0]?.unsent ? PROGRESS_MS : false),
  });
}

/** What is done with a company's invitations; each rejects when the server has not done it. */
export function useInvitationChanges() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: COMPANY_KEY }) };
  const check = useMutation({
    mutationFn: (lines: InvitationLine[]) => invitationsApi.checkInvitations({ body: { lines } }),
  });
  const invite = useMutation({
    ...settled,
    mutationFn: (lines: InvitationLine[]) => invitationsApi.invitePeople({ body: { lines } }),
  });
  const resend = useMutation({
    ...settled,
    mutationFn: (id: string) => invitationsApi.resendInvitation({ params: { id } }),
  });
  const withdraw = useMutation({
    ...settled,
    mutationFn: (id: string) => invitationsApi.withdrawInvitation({ params: { id } }),
  });
  return { check, invite, resend, withdraw };
}

/** The open invitations to the person's own address. */
export function useOwnInvitations() {
  return useQuery({
    queryKey: OWN_KEY,
    queryFn: ({ signal }) => invitationsApi.ownInvitations({}, { signal }),
    staleTime: 0,
  });
}

/** The answers to an invitation; each rejects when the server has not taken it. */
export function useAnswers() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: OWN_KEY }) };
  const accept = useMutation({
    onSettled: () =>
      Promise.all(
        [OWN_KEY, OWN_GRANTS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
    mutationFn: ({ id, leave }: { id: string; leave: boolean }) =>
      invitationsApi.acceptInvitation({ params: { id }, body: { leave } }),
  });
  const decline = useMutation({
    ...settled,
    mutationFn: (id: string) => invitationsApi.declineInvitation({ params: { id } }),
  });
  return { accept, decline };
}
