import { useMutation, useQueryClient } from '@tanstack/react-query';
import { burnoutApi, burnoutKeys, withoutExpression } from '#features/burnout/web/index.ts';
import type { Entry } from '../contract/diary.contract.ts';
import { diaryKeys, putEntry } from './diary.cache.ts';

/** "Does not fit me": shown at once in this entry, stored for all; taken back when the server refuses. */
export function useDismissExpression(entry: Entry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (expression: string) =>
      burnoutApi.correct({ body: { entryId: entry.id, expression } }),
    onMutate: (expression) => {
      if (entry.reading) {
        putEntry(client, { ...entry, reading: withoutExpression(entry.reading, expression) });
      }
      return entry;
    },
    onError: (_error, _expression, before) => {
      // Without a connection nobody answers how it stands: it is as it was.
      if (before) putEntry(client, before);
      void client.invalidateQueries({ queryKey: diaryKeys.all });
    },
    onSuccess: () => refresh(client),
  });
}

/** Lets an expression count again, by the id of its correction. */
export function useUndoCorrection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => burnoutApi.undoCorrection({ params: { id } }),
    onSettled: () => refresh(client),
  });
}

function refresh(client: ReturnType<typeof useQueryClient>) {
  void client.invalidateQueries({ queryKey: diaryKeys.all });
  void client.invalidateQueries({ queryKey: burnoutKeys.all });
}
