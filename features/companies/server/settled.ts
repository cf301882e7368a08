const SETTLED_DAYS = 30;
const DAY_MS = 86_400_000;

/** By when somebody must have come to be settled at a moment. Accounts made to fill up a small group are not. */
export const settledBy = (at: Date): Date => new Date(at.getTime() - SETTLED_DAYS * DAY_MS);

/** SQL of whether a person `u` who joined at one moment was settled by another. */
export const isSettledBy = (joinedAt: string, by: string): string =>
  `(${joinedAt} <= ${by} and u.created_at <= ${by} and u.email_confirmed_at is not null)`;
