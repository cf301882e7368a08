import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { useProof } from '#features/accounts/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import {
  adminContract,
  type CompanySort,
  type UserRole,
  type UserSort,
} from '../contract/admin.contract.ts';

const adminApi = createClient(adminContract, apiOptions);
const USERS_KEY = ['admin', 'users'] as const;

export interface UserFilter {
  readonly text: string;
  readonly companyId?: string;
  readonly role?: UserRole;
  readonly sort: UserSort;
  readonly descending: boolean;
}

export interface CompanyFilter {
  readonly text: string;
  readonly sort: CompanySort;
  readonly descending: boolean;
}

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  placeholderData: keepPreviousData,
  staleTime: 0,
};

/** Accounts of the instance, page by page. */
export function useUsers(filter: UserFilter) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [...USERS_KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      adminApi.findUsers({ body: { ...filter, after: pageParam } }, { signal }),
  });
}

/** Companies of the instance, page by page. */
export function useCompanies(filter: CompanyFilter) {
  return useInfiniteQuery({
    ...paged,
    queryKey: ['admin', 'companies', filter],
    queryFn: ({ pageParam, signal }) =>
      adminApi.findCompanies({ body: { ...filter, after: pageParam } }, { signal }),
  });
}

/** What is done with accounts; each rejects when the server has not done it. */
export function useAccountTasks() {
  const withProof = useProof();
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }) };
  const suspend = useMutation({
    ...settled,
    mutationFn: (id: string) => adminApi.suspendUser({ params: { id } }),
  });
  const readmit = useMutation({
    ...settled,
    mutationFn: (id: string) => adminApi.readmitUser({ params: { id } }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: (id: string) => withProof(() => adminApi.deleteUser({ params: { id } })),
  });
  const invite = useMutation({
    ...settled,
    mutationFn: (email: string) => adminApi.inviteUser({ body: { email } }),
  });
  return { suspend, readmit, remove, invite };
}
