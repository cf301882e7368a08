import { addBusinessHours, type BusinessHours } from '#packages/kernel/business-hours.ts';
import type { TicketState } from './support.contract.ts';

/** Hours of a business day: an answer is promised for the same time of the next one (design, section 9). */
const PROMISED_HOURS = 10;

/** Until when what is asked at an instant is answered by a support with these hours. */
export function promisedAnswer(asked: Date, hours: BusinessHours): Date {
  return addBusinessHours(asked, PROMISED_HOURS, hours);
}

/** What follows from the staff’s or the person’s doing. */
export interface Standing {
  state: TicketState;
  /** When the answer is owed; null while none is. */
  dueAt: Date | null;
}

export const isOwed = (state: TicketState): boolean => state === 'open' || state === 'reopened';

/** The person wrote: what waits already keeps its date, everything else is owed an answer anew. */
export function afterPerson({ state, dueAt }: Standing, at: Date, hours: BusinessHours): Standing {
  if (isOwed(state) && dueAt) return { state, dueAt };
  return { state: state === 'closed' ? 'reopened' : 'open', dueAt: promisedAnswer(at, hours) };
}

/** The staff answered, or set a state: an answer is owed where they say that it is. */
export function afterStaff(
  former: Standing,
  next: TicketState,
  at: Date,
  hours: BusinessHours,
): Standing {
  if (!isOwed(next)) return { state: next, dueAt: null };
  return { state: next, dueAt: former.dueAt ?? promisedAnswer(at, hours) };
}

export const isOverdue = (dueAt: Date | null, now: Date): boolean => dueAt !== null && dueAt < now;
