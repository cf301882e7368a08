import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { access, apiOptions } from '#features/access/web/index.ts';
import { companiesContract } from '#features/companies/contract/companies.contract.ts';
import { createClient } from '#packages/api/client/index.ts';
import { paymentContract } from '../contract/payment.contract.ts';
import type { PriceRequest } from '../contract/payment.schemas.ts';

const api = createClient(paymentContract, apiOptions);
const companies = createClient(companiesContract, apiOptions);
const KEY = ['payment'] as const;

/** Plan, offers and payments of the person, and of the company that they look after; asked again every so many ms. */
export function usePayment(every: number | false = false) {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.overview({}, { signal }),
    refetchInterval: every,
  });
}

/** What a buyer does with one of their requests, offers, invoices or plans; it rejects when it was not done. */
export type BuyerStep =
  | 'withdrawRequest'
  | 'acceptOffer'
  | 'refuseOffer'
  | 'tellPaid'
  | 'withdraw'
  | 'cancelPlan'
  | 'reactivatePlan';

type Wish = Omit<PriceRequest, 'createdAt'> & {
  /** A company that has to be registered first; null for who asks for themselves or looks after one. */
  readonly company: { readonly name: string; readonly cnpj: string } | null;
};

export function useBuyerSteps() {
  const client = useQueryClient();
  const settled = {
    onSettled: () => {
      access.refresh();
      return client.invalidateQueries({ queryKey: KEY });
    },
  };
  const step = useMutation({
    ...settled,
    mutationFn: ({ step, id }: { step: BuyerStep; id: string }) => api[step]({ params: { id } }),
  });
  const request = useMutation({
    ...settled,
    mutationFn: async ({ id, plan, period, seats, company }: Wish) => {
      if (company) await companies.foundCompany({ body: company });
      await api.requestPrice({ params: { id }, body: { plan, period, seats } });
    },
  });
  const trial = useMutation({ ...settled, mutationFn: () => api.startTrial({}) });
  return { step, request, trial };
}

/** Leads to the page that takes the card; this page is left. */
export function usePayByCard() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { url } = await api.payByCard({ params: { id } });
      window.location.assign(url);
    },
  });
}

export function useReceipt() {
  return useMutation({ mutationFn: (id: string) => api.receipt({ params: { id } }) });
}

/** The seat statements of the company as a file. */
export function useStatementsFile() {
  return useMutation({ mutationFn: () => api.seatStatements({}) });
}
