import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { companyProfileContract } from '../contract/company-profile.contract.ts';
import type { UnitKind } from '../contract/unit-name.rules.ts';

const profileApi = createClient(companyProfileContract, apiOptions);
/** Everything of the caller's company that names its sites and sectors. */
export const COMPANIES_KEY = ['companies'] as const;
const PROFILE_KEY = [...COMPANIES_KEY, 'profile'] as const;

export function useCompanyProfile() {
  return useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => profileApi.readCompany({}, { signal }),
    staleTime: 0,
  });
}

/** Where the signed-in person stands in their company. */
export function useOwnPlace(enabled: boolean) {
  return useQuery({
    queryKey: [...COMPANIES_KEY, 'place'],
    queryFn: ({ signal }) => profileApi.ownPlace({}, { signal }),
    staleTime: 0,
    enabled,
  });
}

/** What is changed of a company's profile; each rejects when the server has not done it. */
export function useProfileChanges() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: COMPANIES_KEY }) };
  const rename = useMutation({
    ...settled,
    mutationFn: (name: string) => profileApi.renameCompany({ body: { name } }),
  });
  const addCnpj = useMutation({
    ...settled,
    mutationFn: (body: { cnpj: string; name: string }) => profileApi.addCnpj({ body }),
  });
  const removeCnpj = useMutation({
    ...settled,
    mutationFn: (cnpj: string) => profileApi.removeCnpj({ params: { cnpj } }),
  });
  const addUnit = useMutation({
    ...settled,
    mutationFn: (body: { kind: UnitKind; name: string }) => profileApi.addUnit({ body }),
  });
  const renameUnit = useMutation({
    ...settled,
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      profileApi.renameUnit({ params: { id }, body: { name } }),
  });
  const removeUnit = useMutation({
    ...settled,
    mutationFn: ({ id, into }: { id: string; into: string | null }) =>
      profileApi.removeUnit({ params: { id }, body: { into } }),
  });
  return { rename, addCnpj, removeCnpj, addUnit, renameUnit, removeUnit };
}
