import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { supportTopic } from '../contract/support.contract.ts';
import { supportKeys } from './support.client.ts';

/** Asks anew for the ticket that changed, and for the lists that it stands in. */
export async function hear(
  client: QueryClient,
  { ticketId, number }: z.output<typeof supportTopic.data>,
): Promise<void> {
  const changed = ticketId
    ? [supportKeys.tickets, supportKeys.ticket(ticketId)]
    : [supportKeys.queue, ...(number === undefined ? [] : [supportKeys.case(number)])];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}
