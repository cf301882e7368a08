import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { trainingContract } from '../contract/training.contract.ts';

export const trainingApi = createClient(trainingContract, apiOptions);

/** Keys of what is known of courses, in memory; what the makers change begins with `all` too. */
export const trainingKeys = {
  all: ['training'] as const,
  list: ['training', 'list'] as const,
  course: (id: string) => ['training', 'course', id] as const,
};
