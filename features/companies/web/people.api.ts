import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { companyPeopleContract } from '../contract/people.contract.ts';
import { COMPANIES_KEY } from './company-profile.api.ts';

const peopleApi = createClient(companyPeopleContract, apiOptions);
const PEOPLE_KEY = ['companies', 'people'] as const;

/** Which people are wanted; the empty name of a unit stands for those in none. */
export interface PeopleFilter {
  readonly text: string;
  readonly site?: string;
  readonly sector?: string;
}

/** The people of the company that a filter lets through, page by page. */
export function useCompanyPeople(filter: PeopleFilter) {
  return useInfiniteQuery({
    queryKey: [...PEOPLE_KEY, filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      peopleApi.findPeople(
        { body: { ...filter, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
    // What was found before stays until the next answer, without a jump at each letter.
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

/** What is done with the people of a company; each rejects when the server has not done it. */
export function useCompanyChanges() {
  const client = useQueryClient();
  // Refused because somebody else was quicker: what stands now is asked for then, too.
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: PEOPLE_KEY }) };
  const makeAdmin = useMutation({
    ...settled,
    mutationFn: (id: string) => peopleApi.makeAdmin({ params: { id } }),
  });
  const move = useMutation({
    onSettled: () => client.invalidateQueries({ queryKey: COMPANIES_KEY }),
    mutationFn: ({ id, ...body }: { id: string; siteId: string | null; sectorId: string | null }) =>
      peopleApi.movePerson({ params: { id }, body }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: (id: string) => peopleApi.removePerson({ params: { id } }),
  });
  const giveUp = useMutation({ mutationFn: () => peopleApi.giveUpAdmin() });
  return { makeAdmin, move, remove, giveUp };
}
