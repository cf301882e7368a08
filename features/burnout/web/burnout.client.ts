import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { burnoutContract, type Period } from '../contract/burnout.contract.ts';

export const burnoutApi = createClient(burnoutContract, apiOptions);

/** Keys of the signals in the query cache, which lives in memory only. */
export const burnoutKeys = {
  all: ['burnout'] as const,
  overview: (period: Period) => ['burnout', 'overview', period] as const,
  corrections: ['burnout', 'corrections'] as const,
  notes: ['burnout', 'notes'] as const,
};
