import * as z from 'zod';
import { endOf, lastDayOf, startOf } from '#features/company-report/contract/period.rules.ts';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { PERIODS } from '../contract/ranking.contract.ts';
import { closedMonth } from '../contract/ranking.rules.ts';
import { standingOf } from './standing.rules.ts';
import {
  alikePeople,
  companySizes,
  isClosed,
  lockStandings,
  replaceStandings,
} from './standings.queries.ts';

/** Every day after midnight in São Paulo: what was missed is found the next time. */
const closeMonthJob = defineJob({
  name: 'ranking.close_month',
  payload: z.looseObject({}),
  cron: '15 3 * * *',
  timeoutSeconds: 3_600,
});

export const rankingWorkers = (context: ServerContext): JobWorker[] => [
  worker(closeMonthJob, () => closeMonth(context)),
];

/**
 * Works out once what is told of people without a name until the next month closes: of each company, and
 * of those who belong to none.
 */
export async function closeMonth({ db, now }: Pick<ServerContext, 'db' | 'now'>): Promise<void> {
  const month = closedMonth(now());
  const [last, end] = [lastDayOf(month), endOf(month)];
  await db.transaction(async (tx) => {
    await lockStandings(tx);
    if (await isClosed(tx, last)) return;
    const alike = await alikePeople(tx, {
      ...{ end, year: startOf(`${month.slice(0, 4)}-01`), month: startOf(month) },
    });
    const keyOf = (companyId: string | null, period: string) => `${companyId} ${period}`;
    const byKey = Map.groupBy(alike, ({ companyId, period }) => keyOf(companyId, period));
    const whose = [{ companyId: null, members: null }, ...(await companySizes(tx, end))];
    const rows = whose.flatMap(({ companyId, members }) =>
      PERIODS.map((period) => {
        const { people, ...told } = standingOf(byKey.get(keyOf(companyId, period)) ?? []);
        return { companyId, period, members: members ?? people, ...told };
      }),
    );
    await replaceStandings(tx, last, rows);
  });
}
