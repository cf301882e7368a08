import type { Plan } from '#features/access/contract/access.rules.ts';

/** Plans that are paid for: the person's own, and that of a company. */
export type PaidPlan = Exclude<Plan, 'free'>;
export const PAID_PLANS = ['individual', 'empresarial'] as const satisfies readonly PaidPlan[];

export const PERIODS = ['monthly', 'yearly'] as const;
export type Period = (typeof PERIODS)[number];

/** A person who paid may withdraw within so many days of the confirmation, refunded in full. */
export const WITHDRAWAL_DAYS = 7;
/** So many days an invoice waits for its payment. */
export const DUE_DAYS = 3;
/** Days before the end of a period on which its renewal is told, the last one last. */
export const NOTICE_DAYS = [7, 1] as const;
/** Places of a company while its trial runs. */
export const TRIAL_SEATS = 10;
export const MAX_SEATS = 100_000;

const DAY_MS = 86_400_000;
export const daysAfter = (start: Date, days: number): Date =>
  new Date(start.getTime() + days * DAY_MS);

/** The same day and time a month or a year on; the month's last day where it has no such day. */
export function periodEnd(start: Date, period: Period): Date {
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + (period === 'monthly' ? 1 : 12));
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** What a period costs: a company pays for each place that is taken, a person for themselves. */
export function amountOf(
  { plan, priceCents }: { plan: PaidPlan; priceCents: number },
  takenSeats: number,
): number {
  return plan === 'empresarial' ? priceCents * Math.max(1, takenSeats) : priceCents;
}

/** The price that an invoice was made at, of each place for a company. */
export const priceOf = ({ amountCents, seats }: { amountCents: number; seats: number | null }) =>
  Math.round(amountCents / (seats ?? 1));

/** The notice that is due now: 7 or 1 days before the end, each once; null where there is none. */
export function noticeDue(
  { endsAt, noticed }: { endsAt: Date; noticed: number | null },
  now: Date,
): number | null {
  if (endsAt <= now) return null;
  const due = NOTICE_DAYS.findLast((days) => endsAt <= daysAfter(now, days));
  return due !== undefined && (noticed === null || due < noticed) ? due : null;
}

/** Until when a paid invoice can be taken back; null for a company's, which buys as a business. */
export function withdrawalEnd({
  plan,
  confirmedAt,
}: {
  plan: PaidPlan;
  confirmedAt: Date | null;
}): Date | null {
  return plan === 'individual' && confirmedAt ? daysAfter(confirmedAt, WITHDRAWAL_DAYS) : null;
}
