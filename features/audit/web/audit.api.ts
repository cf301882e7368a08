import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { type ActGroup, type AuditedAct, auditContract } from '../contract/audit.contract.ts';

const auditApi = createClient(auditContract, apiOptions);
/** Acts in one page of a file; the server gives no more at once. */
const FILE_PAGE = 100;

export interface ActFilter {
  text: string;
  group?: ActGroup;
  since?: string;
}

/** Administrative acts, newest first, page by page. */
export function useActs(filter: ActFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', 'acts', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      auditApi.findActs({ body: { ...filter, after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Every act that the filter finds, for a file. */
export async function allActs(filter: ActFilter): Promise<AuditedAct[]> {
  const acts: AuditedAct[] = [];
  let after: string | undefined;
  do {
    const page = await auditApi.findActs({ body: { ...filter, after, limit: FILE_PAGE } });
    acts.push(...page.acts);
    after = page.next ?? undefined;
  } while (after);
  return acts;
}
