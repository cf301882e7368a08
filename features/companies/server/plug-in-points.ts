import type { Queryable } from '#packages/db/index.ts';
import { plugInPoint } from '#packages/kernel/index.ts';

/**
 * Gives a person who joins a company its plan, within the transaction that joins them. `full` where no
 * place is left, so that they do not join; `none` where the company has no plan to give.
 */
export const personJoins =
  plugInPoint<
    (
      tx: Queryable,
      joining: { userId: string; companyId: string; now: Date },
    ) => Promise<'taken' | 'full' | 'none'>
  >('companies.personJoins');
