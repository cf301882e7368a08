import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { useProof } from '#features/accounts/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import type { UserRole } from '../contract/admin.contract.ts';
import { userChangesContract } from '../contract/user-changes.contract.ts';

const api = createClient(userChangesContract, apiOptions);

type GivenPlan = { plan: 'free' } | { plan: 'individual'; lastDay: string | null };

/** Changes of an account; each rejects when the server has not made it. */
export function useUserChanges() {
  const withProof = useProof();
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }) };
  const setRole = useMutation({
    ...settled,
    mutationFn: ({ id, role }: { id: string; role: UserRole }) =>
      withProof(() => api.setRole({ params: { id }, body: { role } })),
  });
  const setCompany = useMutation({
    ...settled,
    mutationFn: ({ id, companyId }: { id: string; companyId: string | null }) =>
      api.setCompany({ params: { id }, body: { companyId } }),
  });
  const setPlan = useMutation({
    ...settled,
    mutationFn: ({ id, ...body }: { id: string } & GivenPlan) =>
      api.setPlan({ params: { id }, body }),
  });
  return { setRole, setCompany, setPlan };
}
