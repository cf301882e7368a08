import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { type Rhythm, rhythmContract } from '../contract/rhythm.contract.ts';

const api = createClient(rhythmContract, apiOptions);
const query = api.rhythm.query();

/** The rhythm, null while it is turned off; asked once and then whenever something was recorded. */
export function useRhythm() {
  return useQuery({
    ...query,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ rhythm }) => rhythm,
  });
}

/** Turns the rhythm off or on. */
export function useShowRhythm() {
  const client = useQueryClient();
  return useMutation({
    // In the order of the taps.
    scope: { id: 'rhythm-shown' },
    mutationFn: (shown: boolean) => api.showRhythm({ body: { shown } }),
    onSuccess: (answer) => knowRhythm(client, answer.rhythm),
  });
}

/** Puts the rhythm in place that came with another answer, so that nobody asks for it again. */
export function knowRhythm(client: QueryClient, rhythm: Rhythm | null): void {
  client.setQueryData(query.queryKey, { rhythm });
}

/** After a record reached the server: the garden may have grown. */
export function renewRhythm(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: query.queryKey });
}
