import { monthOfPerson } from '#features/aggregates/server/index.ts';
import type { Transaction } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  type ClosedReport,
  FEWEST_DAYS,
  SMALLEST_COMPANY,
} from '../contract/company-report.contract.ts';
import {
  endOf,
  firstDayOf,
  isQuarter,
  lastDayOf,
  monthsOf,
  periodBefore,
  quarterEndingWith,
} from '../contract/period.rules.ts';
import {
  countedByPlace,
  eraseMeans,
  type Found,
  insertPeriod,
  isClosed,
  likePeople,
  lockPeriod,
  membersAndAdmins,
  type PeriodKey,
  peopleToLookAt,
  publishedOf,
  putFound,
  snapshotMembers,
  snapshotQuarter,
  sumsByPlace,
} from './closing.queries.ts';
import { whoMayCount } from './counting.ts';
import { dutiesOf } from './duties.queries.ts';
import { groupsOf, releaseOf, reportOf } from './report.rules.ts';
import { decideRelease, FEWEST_PEOPLE } from './suppression/suppression.rules.ts';

/** What closing needs of the server. */
type Closing = Pick<ServerContext, 'db' | 'now'>;

/** Of the rules by which a period is published. */
const METHOD = 1;
const PEOPLE_AT_A_TIME = 200;

/**
 * Closes a month of a company, and the quarter that ends with it: writes down who belongs to it, asks of
 * each who agreed how their month was, and publishes what may be published. Whoever is interrupted goes
 * on where they stopped; a month that is closed stays as it is.
 */
export async function closeMonth(context: Closing, key: PeriodKey): Promise<void> {
  if (await isClosed(context.db, key)) return;
  await snapshotMembers(context.db, key, endOf(key.period));
  await lookAtEverybody(context, key);
  await closeSnapshot(context, key);
}

/** Publishes what may be published of a month whose people are written down, and of its quarter. */
export async function closeSnapshot(context: Closing, key: PeriodKey): Promise<void> {
  await publish(context, key);
  const quarter = quarterEndingWith(key.period);
  if (quarter) await closeQuarter(context, { companyId: key.companyId, period: quarter });
}

/** Asks of each person alone; what was found is kept a go at a time. */
async function lookAtEverybody({ db }: Closing, key: PeriodKey): Promise<void> {
  const span = { from: firstDayOf(key.period), to: lastDayOf(key.period) };
  for (;;) {
    const people = await peopleToLookAt(db, key, PEOPLE_AT_A_TIME);
    const counted = await whoMayCount(db, people, key.companyId);
    const found: Found[] = [];
    for (const userId of people) {
      const { days, mean } = counted.has(userId)
        ? await monthOfPerson(db, userId, span)
        : { days: 0, mean: null };
      const told = days >= FEWEST_DAYS && mean !== null;
      const hundredths = told ? Math.round(100 * mean) : null;
      found.push({ userId, counted: counted.has(userId), told, hundredths });
    }
    await putFound(db, key, found);
    if (people.length < PEOPLE_AT_A_TIME) return;
  }
}

/** Only the people who were counted in all of its months: whoever came or went would be told. */
async function closeQuarter(context: Closing, key: PeriodKey): Promise<void> {
  if (await isClosed(context.db, key)) return;
  const months = monthsOf(key.period);
  await snapshotQuarter(context.db, key, months);
  await publish(context, key);
  await eraseMeans(context.db, key.companyId, [...months, key.period]);
}

function publish(context: Closing, key: PeriodKey): Promise<void> {
  return context.db.transaction(async (tx) => {
    await lockPeriod(tx, key);
    if (await isClosed(tx, key)) return;
    const report = await workOut(tx, key);
    if (!report) return;
    await insertPeriod(tx, {
      ...key,
      closedAt: context.now(),
      version: METHOD,
      report,
      counted: await countedByPlace(tx, key),
    });
  });
}

/** Null where nobody belonged to the company: then there is nothing to close. */
async function workOut(tx: Transaction, key: PeriodKey): Promise<ClosedReport | null> {
  const { places, admins } = await membersAndAdmins(tx, key);
  const members = places.reduce((sum, { people }) => sum + people, 0);
  if (members === 0) return null;
  const beside = periodsBeside(key.period);
  const published = await publishedOf(tx, key.companyId, beside);
  const earlier = beside.filter((period) => published.has(period));
  const groups = groupsOf(key.period, earlier, {
    alike: await likePeople(tx, key, earlier),
    counted: new Map(earlier.map((period) => [period, published.get(period)?.counted ?? []])),
  });
  const tooSmall = members < SMALLEST_COMPANY;
  const release = decideRelease({
    groups: tooSmall ? [] : groups,
    earlier: earlier.flatMap((period) => {
      const report = published.get(period)?.report;
      return report ? [releaseOf(report)] : [];
    }),
    fewest: FEWEST_PEOPLE,
    admins,
  });
  return reportOf({
    ...{ tooSmall, release, places },
    sums: await sumsByPlace(tx, key),
    duties: await dutiesOf(tx, key, endOf(key.period)),
  });
}

/** The periods whose figures could be laid beside those of this one. */
function periodsBeside(period: string): string[] {
  const before = periodBefore(period);
  if (isQuarter(period)) return [before, ...monthsOf(period)];
  const quarter = quarterEndingWith(before);
  return quarter ? [before, quarter] : [before];
}
