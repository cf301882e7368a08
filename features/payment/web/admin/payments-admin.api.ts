import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { paymentAdminContract } from '../../contract/payment-admin.contract.ts';
import type { Period } from '../../contract/plan.rules.ts';

const api = createClient(paymentAdminContract, apiOptions);
const KEY = ['payments-admin'] as const;

/** Requests, open offers and the invoices that wait for somebody. */
export function useOpenWork() {
  return useQuery({
    queryKey: [...KEY, 'open'],
    queryFn: ({ signal }) => api.openWork({}, { signal }),
  });
}

export function useSettledInvoices() {
  return useInfiniteQuery({
    queryKey: [...KEY, 'settled'],
    queryFn: ({ pageParam, signal }) =>
      api.settledInvoices({ query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export interface OfferDraft {
  id: string;
  requestId: string;
  priceCents: number;
  period: Period;
  seats: number | null;
  validUntil: string;
}

/** What an administrator does; each rejects when it was not done. */
export function usePaymentWork() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: KEY }) };
  const offer = useMutation({
    ...settled,
    mutationFn: ({ id, ...body }: OfferDraft) => api.makeOffer({ params: { id }, body }),
  });
  const step = useMutation({
    ...settled,
    mutationFn: ({
      step,
      id,
    }: {
      step: 'confirmPayment' | 'refundDone' | 'withdrawOffer';
      id: string;
    }) => api[step]({ params: { id } }),
  });
  return { offer, step };
}
