import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { type Handled, type OUTCOMES, reportingContract } from '../contract/reporting.contract.ts';

const api = createClient(reportingContract, apiOptions);
const KEY = ['reporting-channel'] as const;

export function useOwnChannel() {
  return useQuery({
    queryKey: [...KEY, 'own'],
    queryFn: ({ signal }) => api.own({}, { signal }),
    staleTime: 0,
  });
}

export function useManagedChannel() {
  return useQuery({
    queryKey: [...KEY, 'managed'],
    queryFn: ({ signal }) => api.manage({}, { signal }),
    staleTime: 0,
  });
}

export function useQueue() {
  return useQuery({
    queryKey: [...KEY, 'queue'],
    queryFn: ({ signal }) => api.queue({}, { signal }),
    staleTime: 0,
  });
}

export function useReport(id: string) {
  return useQuery({
    queryKey: [...KEY, 'report', id],
    queryFn: ({ signal }) => api.open({ params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** What is changed of a channel; each rejects when the server has not done it. */
export function useChannelChanges() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: KEY }) };
  const acknowledge = useMutation({
    ...settled,
    mutationFn: (version: number) => api.acknowledge({ body: { version } }),
  });
  const publish = useMutation({
    ...settled,
    mutationFn: (text: string) => api.publishRules({ body: { text } }),
  });
  const setOpen = useMutation({
    ...settled,
    mutationFn: (open: boolean) => api.setOpen({ body: { open } }),
  });
  return { acknowledge, publish, setOpen };
}

/** What the committee does to a report. */
export function useHandling(id: string) {
  const client = useQueryClient();
  const params = { id };
  const done = {
    onSuccess: (report: Handled) => client.setQueryData([...KEY, 'report', id], report),
    onSettled: () => client.invalidateQueries({ queryKey: [...KEY, 'queue'] }),
  };
  const take = useMutation({ ...done, mutationFn: () => api.take({ params }) });
  const write = useMutation({
    ...done,
    mutationFn: (body: { text: string; note: boolean }) => api.write({ params, body }),
  });
  const conclude = useMutation({
    ...done,
    mutationFn: (body: { outcome: (typeof OUTCOMES)[number]; measures: string }) =>
      api.conclude({ params, body }),
  });
  const leaveOut = useMutation({
    mutationFn: (userId: string) => api.leaveOut({ params, body: { userId } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  const letIn = useMutation({
    ...done,
    mutationFn: (userId: string) => api.letIn({ params, body: { userId } }),
  });
  return { take, write, conclude, leaveOut, letIn };
}

/** Takes back that somebody was left out of a report; rejects when the server has not done it. */
export function useTakeBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, userId }: { id: string; userId: string }) =>
      api.takeBack({ params: { id, userId } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
