import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { type Rhythm, rhythmContract } from '../contract/rhythm.contract.ts';

const query = createClient(rhythmContract, apiOptions).rhythm.query();

/** The rhythm, asked once and then whenever something was recorded. */
export function useRhythm() {
  return useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
}

/** Puts the rhythm in place that came with another answer, so that nobody asks for it again. */
export function knowRhythm(client: QueryClient, rhythm: Rhythm): void {
  client.setQueryData(query.queryKey, rhythm);
}

/** After a record reached the server: the garden may have grown. */
export function renewRhythm(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: query.queryKey });
}
