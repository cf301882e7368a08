import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { companyReportContract } from '../contract/company-report.contract.ts';

const api = createClient(companyReportContract, apiOptions);
const KEY = ['company-report'] as const;

export interface Chosen {
  period: string | undefined;
  /** Of a general admin alone. */
  company?: string | undefined;
}

const queryOf = ({ period, company }: Chosen) => ({
  ...(period ? { period } : {}),
  ...(company ? { company } : {}),
});

/**
 * What a company opens. Each answer is an opening that its people are told of: it is asked for when
 * somebody opens the page or another period, and at no other time.
 */
export function useReport(chosen: Chosen, enabled: boolean) {
  return useQuery({
    queryKey: [...KEY, 'own', chosen.company ?? null, chosen.period ?? null],
    queryFn: ({ signal }) => api.openReport({ query: queryOf(chosen) }, { signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
  });
}

/** The same for the people of the company; `enabled` for somebody who belongs to one. */
export function useMirror(period: string | undefined, enabled: boolean) {
  return useQuery({
    queryKey: [...KEY, 'mirror', period ?? null],
    queryFn: ({ signal }) => api.mirror({ query: queryOf({ period }) }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** The companies that a general admin may choose, by a part of their name. */
export function useCompanies(text: string, enabled: boolean) {
  return useQuery({
    queryKey: [...KEY, 'companies', text],
    queryFn: ({ signal }) => api.listCompanies({ query: { text } }, { signal }),
    select: ({ companies }) => companies,
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** The report as a file; rejects when it does not come. */
export function useReportFile(chosen: Chosen, ending: 'pdf' | 'csv') {
  const query = queryOf(chosen);
  return useMutation({
    mutationFn: () => (ending === 'pdf' ? api.reportPdf({ query }) : api.reportCsv({ query })),
  });
}

const COUNTING = [...KEY, 'counting'] as const;

/** Whether the person is counted, and what would be seen of them. */
export function useCounting(enabled: boolean) {
  return useQuery({
    queryKey: COUNTING,
    queryFn: ({ signal }) => api.getCounting({}, { signal }),
    enabled,
  });
}

export function useSetCounting() {
  const client = useQueryClient();
  const [language] = useLanguage();
  return useMutation({
    // A yes that is taken back at once must not arrive after the no.
    scope: { id: 'company-counting' },
    mutationFn: (counted: boolean) => api.setCounting({ body: { counted, language } }),
    onSuccess: (answer) => client.setQueryData(COUNTING, answer),
  });
}
