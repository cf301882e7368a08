import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { consultationContract, type LinkHours } from '../contract/consultation-summary.contract.ts';
import type { Summary } from '../contract/summary.ts';
import { linkAddress } from './link/link-address.ts';
import { sealSummary } from './link/link-crypto.ts';

const api = createClient(consultationContract, apiOptions);
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
