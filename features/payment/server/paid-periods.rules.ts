import { periodEnd, priceOf } from '../contract/plan.rules.ts';
import type { InvoiceRow, Terms } from './invoices.queries.ts';

/** A period that was paid for and stands, where it lies in its plan. */
export interface PaidPeriod extends Terms {
  /** Of its invoice. */
  id: string;
  start: Date;
  /** When its invoice was made: its terms are newer than those of invoices before. */
  agreedAt: Date;
  offerId: string | null;
}

/** The period that an invoice pays for, with so many places; where it lies is for its plan to say. */
export function periodOf(invoice: InvoiceRow, seats: number | null): Omit<PaidPeriod, 'start'> {
  const { id, plan, period, offerId, createdAt: agreedAt } = invoice;
  return { id, agreedAt, offerId, plan, period, seats, priceCents: priceOf(invoice) };
}

/** The period whose terms were agreed last. One that is paid late does not bring old terms back. */
export function newestOf(periods: readonly PaidPeriod[]): PaidPeriod | undefined {
  return periods.toSorted((a, b) => a.agreedAt.getTime() - b.agreedAt.getTime()).at(-1);
}

/** What a plan is by its periods, in their order: over with the last one, on the newest terms; null without one. */
export function planOfPeriods(periods: readonly PaidPeriod[]): (Terms & { endsAt: Date }) | null {
  const [last, newest] = [periods.at(-1), newestOf(periods)];
  if (!last || !newest) return null;
  const { plan, period, seats, priceCents } = newest;
  return { plan, period, seats, priceCents, endsAt: periodEnd(last.start, last.period) };
}

/**
 * The periods that stand once one is taken back: what was used of it is over, what was not falls away. The
 * later ones move up, each a whole month or year, so that no day between them is without a plan.
 */
export function withoutPeriod(periods: readonly PaidPeriod[], id: string, now: Date): PaidPeriod[] {
  const place = periods.findIndex((one) => one.id === id);
  const taken = periods[place];
  if (!taken) return [...periods];
  let start = earlier(later(taken.start, now), periodEnd(taken.start, taken.period));
  const moved = periods.slice(place + 1).map((one) => {
    const at = start;
    start = periodEnd(at, one.period);
    return { ...one, start: at };
  });
  return [...periods.slice(0, place), ...moved];
}

const later = (a: Date, b: Date) => (a > b ? a : b);
const earlier = (a: Date, b: Date) => (a < b ? a : b);
