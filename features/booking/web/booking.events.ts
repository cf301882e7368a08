import type { QueryClient } from '@tanstack/react-query';
import { BOOKING_KEY } from './booking.api.ts';

/** A booking was asked for, answered, moved or called off elsewhere. */
export async function hear(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: BOOKING_KEY });
}
