import type { Queryable } from '#packages/db/index.ts';
import { plugInPoint } from '#packages/kernel/index.ts';

/** Told once that a trial ends soon or has ended, within the transaction that notes it. */
export const trialChanged =
  plugInPoint<
    (
      tx: Queryable,
      trial: { userId: string; state: 'ending' | 'ended'; endsAt: Date },
    ) => Promise<void>
  >('access.trialChanged');

/** Told of each change of language or time zone, within its transaction. */
export const preferencesChanged = plugInPoint<(tx: Queryable, userId: string) => Promise<void>>(
  'access.preferencesChanged',
);

/** Asked whether a person wants mails about their plan; one no is enough. */
export const planMailWanted =
  plugInPoint<(db: Queryable, userId: string) => Promise<boolean>>('access.planMailWanted');

/** Told that somebody answers no tickets any more, within the transaction that ends it. */
export const supportStaffTaken = plugInPoint<(tx: Queryable, userId: string) => Promise<void>>(
  'access.supportStaffTaken',
);
