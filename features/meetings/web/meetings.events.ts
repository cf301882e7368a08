import type { QueryClient } from '@tanstack/react-query';
import { MEETINGS_KEY } from './meetings.api.ts';

/** A meeting was made, moved or begun elsewhere, or somebody has come to its room. */
export async function hear(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: MEETINGS_KEY }),
    client.invalidateQueries({ queryKey: ['calendar'] }),
  ]);
}
