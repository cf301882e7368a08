import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Period, TrendNote } from '../contract/burnout.contract.ts';
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

/** What the person pinned to days of the trend. */
export function useNotes() {
  return useQuery({
    queryKey: burnoutKeys.notes,
    queryFn: ({ signal }) => burnoutApi.listNotes({}, { signal }),
  });
}

/** Pins a note, changes it, or puts a deleted one back. */
export function usePutNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: TrendNote) => burnoutApi.putNote({ params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: burnoutKeys.notes }),
  });
}

/** Takes a note away. */
export function useDeleteNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => burnoutApi.deleteNote({ params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: burnoutKeys.notes }),
  });
}
