import type { Queryable } from '#packages/db/index.ts';
import { plugInPoint } from '#packages/kernel/index.ts';

/**
 * Asked, with the company held, whether so many more people may be invited to it; one refusal is
 * enough. An open invitation holds a place.
 */
export const mayInvite =
  plugInPoint<(tx: Queryable, companyId: string, people: number) => Promise<boolean>>(
    'companies.mayInvite',
  );
