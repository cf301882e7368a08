import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { selfCheckContract } from '../contract/self-check.contract.ts';

const api = createClient(selfCheckContract, apiOptions);
const resultsKey = ['self-check', 'results'] as const;
/** What an instance offers changes with a restart only. */
const LASTING = { staleTime: Number.POSITIVE_INFINITY } as const;

/** Whether this instance offers the form. */
export function useAvailability() {
  return useQuery({
    queryKey: ['self-check', 'availability'],
    queryFn: ({ signal }) => api.availability({}, { signal }),
    ...LASTING,
  });
}

/** The form's words; asked only where there is one. */
export function useForm(enabled: boolean, language: string) {
  return useQuery({
    queryKey: ['self-check', 'form', language],
    queryFn: ({ signal }) => api.form({}, { signal }),
    enabled,
    ...LASTING,
  });
}

export function useResults(enabled: boolean) {
  return useQuery({
    queryKey: resultsKey,
    queryFn: ({ signal }) => api.list({}, { signal }),
    enabled,
  });
}

export function useAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { answers: number[]; clientId: string }) => api.answer({ body }),
    onSettled: () => client.invalidateQueries({ queryKey: resultsKey }),
  });
}

export function useRemoveResult() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: resultsKey }),
  });
}
