import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { type Period, rankingContract, type Scope } from '../contract/ranking.contract.ts';

const rankingApi = createClient(rankingContract, apiOptions);
const RANKING_KEY = ['ranking'] as const;

/** People of a scope by completed courses. */
export function usePeopleRanking(period: Period, scope: Scope | undefined) {
  return useQuery({
    queryKey: [...RANKING_KEY, 'people', period, scope],
    queryFn: ({ signal }) => rankingApi.people({ query: { period, scope } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Companies by their average. */
export function useCompanyRanking(period: Period) {
  return useQuery({
    queryKey: [...RANKING_KEY, 'companies', period],
    queryFn: ({ signal }) => rankingApi.companies({ query: { period } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Says whether one wants to be named; rejects when the server has not taken it. */
export function useChoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shown: boolean) => rankingApi.setChoice({ body: { shown } }),
    onSettled: () => client.invalidateQueries({ queryKey: RANKING_KEY }),
  });
}
