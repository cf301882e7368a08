import { monthOfDay, periodBefore } from '#features/company-report/contract/period.rules.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { closedMonths, putMonth, standing } from './admin-reports.queries.ts';

const MONTHS = 12;
const MONTH_MS = 30.4 * 86_400_000;
/** By so many accounts it grows every month. */
const GROWTH = 2;

/** Twelve made-up months of a platform that has grown to the accounts that there are, for the demonstration world alone. */
export async function seedAdminReports({ db, now }: ServerContext): Promise<void> {
  if ((await closedMonths(db)).length > 0) return;
  const { free, individual, business } = await standing(db, now());
  let month = monthOfDay(dayOf(now(), DEFAULT_TIME_ZONE));
  for (let back = 1; back <= MONTHS; back += 1) {
    month = periodBefore(month);
    const accounts = Math.max(GROWTH, free + individual + business - GROWTH * (back - 1));
    const deleted = back % 3;
    const active = Math.round(accounts * 0.62) - (back === 6 ? 4 : 0);
    await putMonth(db, {
      month,
      closedAt: new Date(now().getTime() - back * MONTH_MS),
      figures: {
        ...{ accounts, active, created: GROWTH + deleted, deleted },
        uses: {
          checkIn: Math.round(active * 0.6),
          diary: Math.round(active * 0.54),
          health: Math.round(active * 0.44),
          training: Math.round(active * 0.41),
          selfCheck: 6,
        },
      },
    });
  }
}
