import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useLive } from '#packages/events/web/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { AnswerState, QueueView } from '../../contract/staff.contract.ts';
import type { TicketState } from '../../contract/support.contract.ts';
import { grantsApi, staffApi, supportKeys } from '../support.client.ts';

const MINUTE_MS = 60_000;

export function useQueue(view: QueueView) {
  const live = useLive();
  return useQuery({
    queryKey: supportKeys.view(view),
    queryFn: ({ signal }) => staffApi.listQueue({ query: { view } }, { signal }),
    placeholderData: (former) => former,
    refetchInterval: live ? false : MINUTE_MS,
  });
}

export function useCase(number: number) {
  const live = useLive();
  return useQuery({
    queryKey: supportKeys.case(number),
    queryFn: ({ signal }) => staffApi.getCase({ params: { number: String(number) } }, { signal }),
    refetchInterval: live ? false : MINUTE_MS,
  });
}

/** What the staff does with tickets; each rejects where it was not done. */
export function useStaffChanges() {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: supportKeys.queue }),
      client.invalidateQueries({ queryKey: ['support', 'case'] }),
    ]);
  const paramsOf = (number: number) => ({ number: String(number) });
  return {
    takeNext: useMutation({ mutationFn: () => staffApi.takeNext(), onSettled }),
    assign: useMutation({
      mutationFn: ({ number, staffId }: { number: number; staffId: string | null }) =>
        staffApi.assign({ params: paramsOf(number), body: { staffId } }),
      onSettled,
    }),
    setState: useMutation({
      mutationFn: ({ number, state }: { number: number; state: TicketState }) =>
        staffApi.setState({ params: paramsOf(number), body: { state } }),
      onSettled,
    }),
    answer: useMutation({
      mutationFn: ({
        number,
        ...body
      }: {
        number: number;
        id: string;
        text: string;
        next: AnswerState;
      }) => staffApi.answer({ params: paramsOf(number), body }),
      onSettled,
    }),
  };
}

/** The support’s texts in somebody else’s language; this page’s where they cannot be fetched. */
export function useTextsIn(language: Language) {
  const { data } = useQuery({
    queryKey: ['support', 'texts', language],
    queryFn: async () => {
      if (!i18next.hasResourceBundle(language, 'support')) {
        await i18next.reloadResources([language], ['support']);
      }
      return i18next.hasResourceBundle(language, 'support');
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? null : i18next.getFixedT(data ? language : null, 'support');
}

export function useSupportStaff() {
  return useQuery({
    queryKey: supportKeys.staff,
    queryFn: ({ signal }) => grantsApi.listSupportStaff({}, { signal }),
  });
}

export function useStaffGrants() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: supportKeys.staff });
  return {
    give: useMutation({
      mutationFn: (address: string) => grantsApi.giveSupportStaff({ body: { address } }),
      onSettled,
    }),
    take: useMutation({
      mutationFn: (id: string) => grantsApi.takeSupportStaff({ params: { id } }),
      onSettled,
    }),
  };
}
