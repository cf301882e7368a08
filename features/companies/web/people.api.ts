import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { companyPeopleContract } from '../contract/people.contract.ts';

const peopleApi = createClient(companyPeopleContract, apiOptions);
const PEOPLE_KEY = ['companies', 'people'] as const;

/** The people of the company whose name contains a text, page by page. */
export function useCompanyPeople(text: string) {
  return useInfiniteQuery({
    queryKey: [...PEOPLE_KEY, text],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      peopleApi.findPeople(
        { body: { text, ...(pageParam ? { after: pageParam } : {}) } },
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
  const remove = useMutation({
    ...settled,
    mutationFn: (id: string) => peopleApi.removePerson({ params: { id } }),
  });
  const giveUp = useMutation({ mutationFn: () => peopleApi.giveUpAdmin() });
  return { makeAdmin, remove, giveUp };
}
