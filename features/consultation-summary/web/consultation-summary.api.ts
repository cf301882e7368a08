import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { bookedSummaryContract } from '../contract/booked-summary.contract.ts';
import { consultationContract, type LinkHours } from '../contract/consultation-summary.contract.ts';
import type { Summary } from '../contract/summary.ts';
import { linkAddress } from './link/link-address.ts';
import { sealSummary } from './link/link-crypto.ts';

const api = createClient(consultationContract, apiOptions);
const bookedApi = createClient(bookedSummaryContract, apiOptions);
// Under the key of bookings: what changes one of them changes these, too.
const bookedKey = ['booking', 'summaries'] as const;
const linksKey = ['consultation', 'links'] as const;

/** The person's links, with when they were opened. */
export function useLinks() {
  return useQuery({
    queryKey: linksKey,
    queryFn: ({ signal }) => api.listLinks({}, { signal }),
    // Openings by others come without any act of the person.
    refetchOnWindowFocus: 'always',
  });
}

interface LinkWish {
  summary: Summary;
  hours: LinkHours;
  pin: string;
  label: string;
}

/** Seals a summary on this device, keeps it at the server, and gives the address that opens it. */
export function useCreateLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ summary, hours, pin, label }: LinkWish) => {
      const { content, verifier, secret } = await sealSummary(summary, pin);
      const hasPin = pin !== '';
      const body = { content, verifier, hasPin, hours, label: label.trim() || null };
      const { id } = await api.createLink({ body });
      return linkAddress(window.location.origin, { id, secret, hasPin });
    },
    onSettled: () => client.invalidateQueries({ queryKey: linksKey }),
  });
}

/** Ends a link and destroys what it led to. */
export function useRevokeLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.revokeLink({ params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: linksKey }),
  });
}

/** A summary as a PDF file. */
export function useMakePdf() {
  return useMutation({ mutationFn: (summary: Summary) => api.makePdf({ body: summary }) });
}

/** Consultations for which a summary is or can be shared. */
export function useBooked() {
  return useQuery({
    queryKey: bookedKey,
    queryFn: ({ signal }) => bookedApi.listBooked({}, { signal }),
    select: ({ consultations }) => consultations,
    staleTime: 0,
  });
}

/** What is shared for a consultation, once it is asked for: opening it is told to its person. */
export function useBookedSummary(id: string, asked: boolean) {
  return useQuery({
    queryKey: [...bookedKey, id],
    queryFn: ({ signal }) => bookedApi.readBooked({ params: { id } }, { signal }),
    enabled: asked,
    gcTime: 0,
  });
}

/** Shares a summary with the professional of a consultation, or takes it back; each rejects when it is refused. */
export function useSharing() {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: bookedKey }) };
  const share = useMutation({
    ...settled,
    mutationFn: ({ id, summary }: { id: string; summary: Summary }) =>
      bookedApi.shareSummary({ params: { id }, body: summary }),
  });
  const withdraw = useMutation({
    ...settled,
    mutationFn: (id: string) => bookedApi.withdrawSummary({ params: { id } }),
  });
  return { share, withdraw };
}
