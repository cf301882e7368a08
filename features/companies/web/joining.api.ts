import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { joiningContract } from '../contract/joining.contract.ts';
import { COMPANIES_KEY } from './company-profile.api.ts';

const joiningApi = createClient(joiningContract, apiOptions);

/** The code of the company that the person looks after. */
export function useCompanyCode() {
  return useQuery({
    queryKey: [...COMPANIES_KEY, 'code'],
    queryFn: ({ signal }) => joiningApi.readCode({}, { signal }),
    staleTime: 0,
  });
}

/** Who asks to join the company. */
export function useAsking() {
  return useQuery({
    queryKey: [...COMPANIES_KEY, 'asking'],
    queryFn: ({ signal }) => joiningApi.listJoining({}, { signal }),
    staleTime: 0,
  });
}

/** The person's own request that waits for an answer. */
export function useOwnRequest() {
  return useQuery({
    queryKey: [...COMPANIES_KEY, 'own-request'],
    queryFn: ({ signal }) => joiningApi.ownRequest({}, { signal }),
    staleTime: 0,
  });
}

/** What admins do about the code and about those who ask; each rejects when the server has not done it. */
export function useCodeChanges() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: COMPANIES_KEY }) };
  const renew = useMutation({ ...settled, mutationFn: () => joiningApi.renewCode() });
  const end = useMutation({ ...settled, mutationFn: () => joiningApi.endCode() });
  const accept = useMutation({
    ...settled,
    mutationFn: (id: string) => joiningApi.acceptJoining({ params: { id } }),
  });
  const decline = useMutation({
    ...settled,
    mutationFn: (id: string) => joiningApi.declineJoining({ params: { id } }),
  });
  return { renew, end, accept, decline };
}

/** What somebody does who has a code. */
export function useCodeUse() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: COMPANIES_KEY }) };
  const read = useMutation({
    mutationFn: (code: string) => joiningApi.readCompanyOfCode({ body: { code } }),
  });
  const ask = useMutation({
    ...settled,
    mutationFn: (code: string) => joiningApi.askToJoin({ body: { code } }),
  });
  const withdraw = useMutation({ ...settled, mutationFn: () => joiningApi.withdrawRequest() });
  return { read, ask, withdraw };
}
