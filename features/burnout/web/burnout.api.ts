import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Period } from '../contract/burnout.contract.ts';
import { burnoutApi, burnoutKeys } from './burnout.client.ts';

/** Signals over a period; the former period stays on the screen until the new one is there. */
export function useOverview(period: Period) {
  return useQuery({
    queryKey: burnoutKeys.overview(period),
    queryFn: ({ signal }) => burnoutApi.overview({ query: { period } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Expressions that the person said do not fit them. */
export function useCorrections() {
  return useQuery({
    queryKey: burnoutKeys.corrections,
    queryFn: ({ signal }) => burnoutApi.listCorrections({}, { signal }),
  });
}

/** Lets an expression count again. */
export function useUndoCorrection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => burnoutApi.undoCorrection({ params: { id } }),
    onSettled: () => client.invalidateQueries(),
  });
}
