import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { useProof } from '#features/accounts/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { companyChangesContract } from '../contract/company-changes.contract.ts';

const api = createClient(companyChangesContract, apiOptions);

/** Changes of companies; each rejects when the server has not made it. */
export function useCompanyChanges() {
  const withProof = useProof();
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }) };
  const create = useMutation({
    ...settled,
    mutationFn: (body: { name: string; cnpj: string }) => api.createCompany({ body }),
  });
  const change = useMutation({
    ...settled,
    mutationFn: ({ id, ...body }: { id: string; name: string; cnpj?: string }) =>
      api.changeCompany({ params: { id }, body }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: (id: string) => withProof(() => api.deleteCompany({ params: { id } })),
  });
  return { create, change, remove };
}
