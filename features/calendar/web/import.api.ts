import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import type { Category } from '../contract/calendar.contract.ts';
import { importContract } from '../contract/import.contract.ts';
import { LISTS } from './calendar.client.ts';

const api = createClient(importContract, apiOptions);

/** Tells what of a file would come in (`dryRun`), or takes it in. */
export function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { text: string; category: Category; dryRun: boolean }) =>
      api.importEvents({ body }),
    onSuccess: (_, { dryRun }) => (dryRun ? null : client.invalidateQueries({ queryKey: LISTS })),
  });
}
