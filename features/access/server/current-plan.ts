import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { userSubscriptions } from './access.tables.ts';

/** Of rows of `user_subscriptions`: what goes on at an instant, whatever the hourly job has done. */
export const goesOn = (now: Date) =>
  and(
    eq(userSubscriptions.status, 'active'),
    or(isNull(userSubscriptions.endsAt), gt(userSubscriptions.endsAt, now)),
  );

/** The same in written SQL, at the instant of a place such as `$2`. */
export const goesOnAt = (now: string) =>
  `status = 'active' and (ends_at is null or ends_at > ${now})`;

/** The plan that a person has, to be joined laterally: the newest that goes on (specification section 7). */
export const currentPlan = (userId: string, now: string) => `
  select plan_type, ends_at, trial from user_subscriptions
   where user_id = ${userId} and ${goesOnAt(now)}
   order by created_at desc limit 1`;
