import { monthOfDay, periodBefore } from '#features/company-report/contract/period.rules.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { closedMonths, putMonth } from './admin-reports.queries.ts';

const MONTHS = 12;
const MONTH_MS = 30.4 * 86_400_000;

/** Twelve made-up months of a platform that grows, for the demonstration world alone. */
export async function seedAdminReports({ db, now }: ServerContext): Promise<void> {
  if ((await closedMonths(db)).length > 0) return;
  let month = monthOfDay(dayOf(now(), DEFAULT_TIME_ZONE));
  for (let back = 1; back <= MONTHS; back += 1) {
    month = periodBefore(month);
    const grown = MONTHS - back;
    const accounts = 40 + 11 * grown;
    const active = Math.round(accounts * 0.62) - (back === 6 ? 9 : 0);
    await putMonth(db, {
      month,
      closedAt: new Date(now().getTime() - back * MONTH_MS),
      figures: {
        ...{ accounts, active, created: 11 + (grown % 4), deleted: grown % 5 },
        uses: {
          checkIn: Math.round(active * 0.84),
          diary: Math.round(active * 0.56),
          health: Math.round(active * 0.44),
          training: Math.round(active * 0.41),
          selfCheck: 6,
        },
      },
    });
  }
}
