import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import type { CaseKind } from '../contract/cases.ts';
import { dataProtectionContract, type Paper } from '../contract/data-protection.contract.ts';

const dataProtectionApi = createClient(dataProtectionContract, apiOptions);
const LIST = ['data-protection'] as const;

export function useCases() {
  return useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => dataProtectionApi.listCases({}, { signal }),
    select: ({ cases }) => cases,
    staleTime: 0,
  });
}

/** Every version of a case, newest first. */
export function useHistory(kind: CaseKind, id: string, enabled: boolean) {
  return useQuery({
    queryKey: [...LIST, kind, id],
    queryFn: ({ signal }) => dataProtectionApi.readHistory({ params: { kind, id } }, { signal }),
    select: ({ versions }) => versions,
    enabled,
    staleTime: 0,
  });
}

/** Rejects when the server has not taken it. */
export function useSaveCase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      kind,
      id,
      ...body
    }: {
      kind: CaseKind;
      id: string;
      base: number;
      content: Record<string, unknown>;
    }) => dataProtectionApi.saveCase({ params: { kind, id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: LIST }),
  });
}

export const paperOf = (paper: Paper): Promise<Blob> =>
  dataProtectionApi.readPaper({ params: { paper } });

export const exportOf = (): Promise<Blob> => dataProtectionApi.exportCases();
