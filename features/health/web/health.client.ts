import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { healthContract } from '../contract/health.contract.ts';

export const healthApi = createClient(healthContract, apiOptions);

/** Keys of health in the query cache, which lives in memory only. */
export const healthKeys = {
  overview: ['health', 'overview'] as const,
  lists: ['health', 'records'] as const,
  records: (from: string, to: string) => ['health', 'records', from, to] as const,
};
