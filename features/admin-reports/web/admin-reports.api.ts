import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { adminReportsContract, type FailedJobView } from '../contract/admin-reports.contract.ts';

const api = createClient(adminReportsContract, apiOptions);
const SYSTEM = ['admin-reports', 'system'] as const;

const queryOf = (month: string | undefined) => (month ? { month } : {});

/** A closed month of the platform; the newest one without a name. */
export function usePlatformReport(month: string | undefined) {
  return useQuery({
    queryKey: ['admin-reports', 'month', month ?? null],
    queryFn: ({ signal }) => api.platformReport({ query: queryOf(month) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function usePlatformCsv(month: string | undefined) {
  return useMutation({ mutationFn: () => api.platformCsv({ query: queryOf(month) }) });
}

const EVERY_MS = 30_000;

/** How the system is, looked at anew while the page is open. */
export function useSystemHealth() {
  return useQuery({
    queryKey: SYSTEM,
    queryFn: ({ signal }) => api.systemHealth({}, { signal }),
    refetchInterval: EVERY_MS,
  });
}

/** Trying a job again that was given up, or dropping it; rejects when it is not done. */
export function useJobChanges() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: SYSTEM }) };
  const ofJob = ({ name, id }: FailedJobView) => ({ params: { name, id } });
  const retry = useMutation({
    ...settled,
    mutationFn: (job: FailedJobView) => api.retryJob(ofJob(job)),
  });
  const discard = useMutation({
    ...settled,
    mutationFn: (job: FailedJobView) => api.discardJob(ofJob(job)),
  });
  return { retry, discard };
}
