import type { Queryable } from '#packages/db/index.ts';
import { plugInPoint } from '#packages/kernel/index.ts';

/** Asked, before an entry is deleted, whether people have something with it that would go with it. */
export const entryInUse =
  plugInPoint<(tx: Queryable, entryId: string) => Promise<boolean>>('network.entryInUse');

/** Asked, before an entry is withdrawn, how many appointments with it are still ahead. */
export const appointmentsAhead = plugInPoint<(db: Queryable, entryId: string) => Promise<number>>(
  'network.appointmentsAhead',
);

/** Told, in the transaction in which somebody else, or nobody, signs in for an entry from then on. */
export const signInChanged =
  plugInPoint<(tx: Queryable, entryId: string) => Promise<void>>('network.signInChanged');

/** Told, in the transaction in which an entry is withdrawn, of which one and why: what is ahead of it ends. */
export const entryWithdrawn =
  plugInPoint<(tx: Queryable, withdrawn: { entryId: string; reason: string }) => Promise<void>>(
    'network.entryWithdrawn',
  );
