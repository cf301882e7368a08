import type { Queryable } from '#packages/db/index.ts';
import { plugInPoint, type ServerContext } from '#packages/kernel/index.ts';
import type { Unit } from './units.queries.ts';

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

/**
 * Asked, with the company held, how many places it has and how many more people may be invited to it.
 * An open invitation holds a place.
 */
export const invitablePlaces = plugInPoint<
  (tx: Queryable, companyId: string) => Promise<{ places: number; free: number }>
>('companies.invitablePlaces');

/** By the one feature that knows of places. */
export function placesOf(
  context: ServerContext,
  tx: Queryable,
  companyId: string,
): Promise<{ places: number; free: number }> {
  const [ask] = invitablePlaces.of(context);
  if (!ask) throw new Error('No feature has the places of companies');
  return ask(tx, companyId);
}

/** Told of somebody who leaves a company or is taken out of it, within its transaction, while they are still in it. */
export const personLeaves =
  plugInPoint<(tx: Queryable, userId: string, companyId: string) => Promise<void>>(
    'companies.personLeaves',
  );

/** Told within its transaction of a site or sector that has another name from now on, or null where it is gone. */
export const unitChanged =
  plugInPoint<
    (tx: Queryable, companyId: string, unit: Omit<Unit, 'id'>, name: string | null) => Promise<void>
  >('companies.unitChanged');
