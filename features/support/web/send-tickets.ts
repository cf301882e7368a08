import type { QueryClient } from '@tanstack/react-query';
import type { Sender } from '#packages/offline-queue/index.ts';
import type { WaitingTicket } from './local/pending.ts';
import { supportApi, supportKeys } from './support.client.ts';

/** A call that has not been answered by then counts as no connection, in ms. */
const SEND_TIMEOUT_MS = 20_000;

/** Sends a ticket in the name of its person; the same one again is the same ticket. */
export function sendTicket(userId: string, draft: WaitingTicket['draft']) {
  const inTime = { signal: AbortSignal.timeout(SEND_TIMEOUT_MS), as: userId };
  return supportApi.openTicket({ body: draft }, inTime);
}

export function ticketSenderOf(client: QueryClient, userId: string): Sender<WaitingTicket> {
  return {
    send: async ({ draft }) => {
      await sendTicket(userId, draft);
      void client.invalidateQueries({ queryKey: supportKeys.tickets });
    },
  };
}
