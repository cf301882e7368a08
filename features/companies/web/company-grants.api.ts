import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanyGrantKind } from '#features/access/contract/access.rules.ts';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { companyGrantsContract } from '../contract/company-grants.contract.ts';
import { COMPANIES_KEY } from './company-profile.api.ts';

const grantsApi = createClient(companyGrantsContract, apiOptions);
const GRANTS_KEY = [...COMPANIES_KEY, 'grants'] as const;

export function useCompanyGrants() {
  return useQuery({
    queryKey: GRANTS_KEY,
    queryFn: ({ signal }) => grantsApi.listGrants({}, { signal }),
    select: ({ holders }) => holders,
    staleTime: 0,
  });
}

/** Each rejects when the server has not done it. */
export function useGrantChanges() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: GRANTS_KEY }) };
  const give = useMutation({
    ...settled,
    mutationFn: (body: { kind: CompanyGrantKind; address: string; until: string | null }) =>
      grantsApi.giveGrant({ body }),
  });
  const take = useMutation({
    ...settled,
    mutationFn: (params: { kind: CompanyGrantKind; userId: string }) =>
      grantsApi.takeGrant({ params }),
  });
  return { give, take };
}

export const OWN_GRANTS_KEY = ['companies', 'own-grants'] as const;

/** What companies let the person do. */
export function useOwnGrants() {
  return useQuery({
    queryKey: OWN_GRANTS_KEY,
    queryFn: ({ signal }) => grantsApi.ownGrants({}, { signal }),
    select: ({ grants }) => grants,
    staleTime: 0,
  });
}

export function useGiveBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ companyId, kind }: { companyId: string; kind: CompanyGrantKind }) =>
      grantsApi.giveBack({ params: { companyId, kind } }),
    onSettled: () => client.invalidateQueries({ queryKey: OWN_GRANTS_KEY }),
  });
}
