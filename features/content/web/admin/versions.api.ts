import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import {
  type ContentKind,
  type TimedKind,
  versionsContract,
} from '../../contract/versions.contract.ts';

const versionsApi = createClient(versionsContract, apiOptions);
const key = (kind: ContentKind) => ['content', kind] as const;

export function useVersions(kind: ContentKind, id: string, enabled: boolean) {
  return useQuery({
    queryKey: [...key(kind), 'versions', id],
    queryFn: ({ signal }) => versionsApi.listVersions({ params: { kind, id } }, { signal }),
    select: ({ versions }) => versions,
    enabled,
    staleTime: 0,
  });
}

/** What an item said in a version. */
export const draftOf = (kind: ContentKind, id: string, version: number) =>
  versionsApi.readVersion({ params: { kind, id, version } }).then(({ draft }) => draft);

export function useDeleted(kind: ContentKind) {
  return useQuery({
    queryKey: [...key(kind), 'deleted'],
    queryFn: ({ signal }) => versionsApi.listDeleted({ params: { kind } }, { signal }),
    select: ({ items }) => items,
    staleTime: 0,
  });
}

/** When items are published by themselves, by id. */
export function useScheduled(kind: TimedKind) {
  return useQuery({
    queryKey: [...key(kind), 'scheduled'],
    queryFn: ({ signal }) => versionsApi.listScheduled({ params: { kind } }, { signal }),
    select: ({ items }) => new Map(items.map(({ id, at }) => [id, at])),
    staleTime: 0,
  });
}

/** Rejects when the server has not taken it. */
export function useSchedule(kind: TimedKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, at }: { id: string; at: string | null }) =>
      versionsApi.schedule({ params: { kind, id }, body: { at } }),
    onSettled: () => client.invalidateQueries({ queryKey: key(kind) }),
  });
}

/** Asks again for versions and for what was deleted, once something of a kind was saved or deleted. */
export const refreshContent = (client: QueryClient, kind: ContentKind): Promise<void> =>
  client.invalidateQueries({ queryKey: key(kind) });
