import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { refreshContent } from '#features/content/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import {
  type ManagedPartner,
  type PartnerDraft,
  partnersContract,
} from '../contract/partners.contract.ts';
import { partnersSheetContract } from '../contract/partners-sheet.contract.ts';

export const partnersApi = createClient(partnersContract, apiOptions);
export const partnersSheetApi = createClient(partnersSheetContract, apiOptions);
const PARTNERS_KEY = ['partners'] as const;

/** Published partners, as everybody sees them. */
export function usePartners() {
  return useQuery({
    queryKey: [...PARTNERS_KEY, 'shown'],
    queryFn: ({ signal }) => partnersApi.listPartners({ signal }),
    staleTime: 5 * 60_000,
  });
}

/** Every partner, drafts too. */
export function useManagedPartners() {
  return useQuery({
    queryKey: [...PARTNERS_KEY, 'managed'],
    queryFn: ({ signal }) => partnersApi.listManagedPartners({ signal }),
    staleTime: 0,
    // What is being written would change under the hands of who writes.
    refetchOnWindowFocus: false,
  });
}

interface Saving {
  id: string;
  revision: number | null;
  draft: PartnerDraft;
}

/** What the administration does with partners; each rejects when the server has not taken it. */
export function useManaging() {
  const client = useQueryClient();
  const now = {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: PARTNERS_KEY }),
        refreshContent(client, 'partner'),
      ]),
  } as const;
  const save = useMutation({
    ...now,
    mutationFn: ({ id, revision, draft }: Saving): Promise<ManagedPartner> =>
      revision === null
        ? partnersApi.addPartner({ body: { id, draft } })
        : partnersApi.changePartner({ params: { id }, body: { revision, draft } }),
  });
  const publish = useMutation({
    ...now,
    mutationFn: ({ id, ...body }: { id: string; published: boolean; revision: number }) =>
      partnersApi.publishPartner({ params: { id }, body }),
  });
  const remove = useMutation({
    ...now,
    mutationFn: (id: string) => partnersApi.deletePartner({ params: { id } }),
  });
  const bring = useMutation({
    ...now,
    mutationFn: (body: { text: string; dryRun: boolean }) =>
      partnersSheetApi.importPartners({ body }),
  });
  return { save, publish, remove, bring };
}
