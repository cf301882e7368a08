import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { WrittenKind } from '../contract/records.ts';
import { workingConditionsContract } from '../contract/working-conditions.contract.ts';

const api = createClient(workingConditionsContract, apiOptions);
/** Of no session: an answer goes out as if nobody were signed in. */
const anonymous = createClient(workingConditionsContract, { token: () => null });

const KEY = ['working-conditions'] as const;
const queryOf = (company: string | undefined) => (company ? { company } : {});

export function useForPeople() {
  return useQuery({
    queryKey: [...KEY, 'people'],
    queryFn: ({ signal }) => api.forPeople({}, { signal }),
    staleTime: 0,
  });
}

export function useCompanyFile(company: string | undefined) {
  return useQuery({
    queryKey: [...KEY, 'file', company ?? null],
    queryFn: ({ signal }) => api.readFile({ query: queryOf(company) }, { signal }),
    staleTime: 0,
  });
}

export function useHistory(company: string | undefined) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'history', company ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.history(
        { query: { ...queryOf(company), ...(pageParam ? { before: pageParam } : {}), limit: 50 } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

interface Saving {
  kind: WrittenKind;
  id: string;
  base: number;
  content: Record<string, unknown>;
}

/** Whatever changes the records of a company; each rejects when the server has not done it. */
export function useChanges() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: KEY }) };
  const save = useMutation({
    ...settled,
    mutationFn: ({ kind, id, base, content }: Saving) =>
      api.saveRecord({ params: { kind, id }, body: { base, content } }),
  });
  const openSurvey = useMutation({
    ...settled,
    mutationFn: (closesOn: string) => api.openSurvey({ body: { closesOn } }),
  });
  const closeSurvey = useMutation({
    ...settled,
    mutationFn: (id: string) => api.closeSurvey({ params: { id } }),
  });
  const issueDossier = useMutation({
    ...settled,
    mutationFn: (language: Language) => api.issueDossier({ body: { language } }),
  });
  const acknowledge = useMutation({
    ...settled,
    mutationFn: (id: string) => api.acknowledge({ params: { id } }),
  });
  return { save, openSurvey, closeSurvey, issueDossier, acknowledge };
}

export function useDossierFile(company: string | undefined) {
  return useMutation({
    mutationFn: (id: string) => api.dossierPdf({ params: { id }, query: queryOf(company) }),
  });
}

export function useEvidenceFile(company: string) {
  return useMutation({
    mutationFn: (path: string) => api.readEvidence({ query: { company, path } }),
  });
}

export function useHandOver(company: string | undefined) {
  return useMutation({ mutationFn: () => api.handOver({ query: queryOf(company) }) });
}

export const askTicket = (surveyId: string) => api.askTicket({ params: { id: surveyId } });

interface Answering {
  ticket: string;
  site: string | null;
  sector: string | null;
  answers: (number | null)[];
}
export const sendAnswer = (body: Answering) => anonymous.answer({ body });

/** Fetches anew what the people of a company see. */
export function useForget() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
