import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { emotionsContract } from '../contract/emotions.contract.ts';

export const emotionsApi = createClient(emotionsContract, apiOptions);

/** Keys of the emotions in the query cache, which lives in memory only. */
export const emotionKeys = {
  day: (day: string) => ['emotions', 'day', day] as const,
  lists: ['emotions', 'days'] as const,
  days: (from: string, to: string) => ['emotions', 'days', from, to] as const,
  report: ['emotions', 'report'] as const,
};
