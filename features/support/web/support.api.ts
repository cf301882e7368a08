import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccessState } from '#features/access/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useLive } from '#packages/events/web/index.ts';
import { stampChange, usePendingChanges } from '#packages/offline-queue/index.ts';
import type { MessageDraft, Ticket, TicketDraft } from '../contract/support.contract.ts';
import { ticketQueue } from './local/pending.ts';
import { sendTicket, ticketSenderOf } from './send-tickets.ts';
import { statusApi, supportApi, supportKeys } from './support.client.ts';

const MINUTE_MS = 60_000;

/** Whether it is open and how it is reached; asked anew each minute, since an answer ages. */
export function useDesk() {
  return useQuery({
    queryKey: supportKeys.desk,
    queryFn: ({ signal }) => supportApi.getDesk({}, { signal }),
    refetchInterval: MINUTE_MS,
  });
}

export function useStatus() {
  return useQuery({
    queryKey: supportKeys.status,
    queryFn: ({ signal }) => statusApi.getStatus({}, { signal }),
    refetchInterval: MINUTE_MS,
  });
}

/** How often tickets are asked for where nothing tells of their changes. */
const useInterval = () => (useLive() ? false : MINUTE_MS);

export function useTickets() {
  return useQuery({
    queryKey: supportKeys.tickets,
    queryFn: ({ signal }) => supportApi.listTickets({}, { signal }),
    refetchInterval: useInterval(),
  });
}

export function useTicket(id: string) {
  return useQuery({
    queryKey: supportKeys.ticket(id),
    queryFn: ({ signal }) => supportApi.getTicket({ params: { id } }, { signal }),
    refetchInterval: useInterval(),
  });
}

/** What waits on this device, with the ways to send it again and to give it up. */
export function useWaitingTickets() {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId ?? '';
  const waiting = usePendingChanges(ticketQueue, userId);
  return {
    waiting: waiting.map((one) => ({
      ...one,
      refusal: ticketQueue.isRefused(one) ? ticketQueue.failureOf(one) : undefined,
    })),
    again: (changeId: string) =>
      void ticketQueue.flush(userId, ticketSenderOf(client, userId), changeId),
    drop: (changeId: string) => {
      const one = waiting.find((each) => each.changeId === changeId);
      if (one) ticketQueue.remove(userId, one);
    },
  };
}

/**
 * Opens a ticket; without a connection it stays on this device and is sent later, which is answered with
 * null. Rejects where it was refused, or where the device keeps nothing.
 */
export function useOpenTicket() {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId ?? '';
  return useMutation({
    networkMode: 'always',
    mutationFn: async (draft: TicketDraft) => {
      const keep = (failure?: unknown) =>
        ticketQueue.keep(userId, { draft, ...stampChange() }, failure);
      if (!navigator.onLine && keep()) return null;
      try {
        return await sendTicket(userId, draft);
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 0 && keep(error)) return null;
        throw error;
      }
    },
    onSuccess: (opened) => {
      if (!opened) return;
      client.setQueryData<{ tickets: Ticket[] }>(supportKeys.tickets, (known) =>
        known ? { tickets: [opened.ticket, ...known.tickets] } : known,
      );
      void client.invalidateQueries({ queryKey: supportKeys.tickets });
    },
  });
}

/** Writes on a ticket or closes it; each rejects where it did not arrive. */
export function useTicketChanges(id: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [supportKeys.tickets, supportKeys.ticket(id)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const write = useMutation({
    networkMode: 'always',
    mutationFn: (body: MessageDraft) => supportApi.writeMessage({ params: { id }, body }),
    onSettled,
  });
  const close = useMutation({
    networkMode: 'always',
    mutationFn: () => supportApi.closeTicket({ params: { id } }),
    onSettled,
  });
  return { write, close };
}
