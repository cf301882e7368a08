import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { DEMONSTRATION_COMPANY } from '#features/companies/server/index.ts';
import { seedLegalCompletions } from '#features/training/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { LOOK_BACK } from '../contract/company-report.contract.ts';
import { lastDayOf, monthOfDay, periodBefore } from '../contract/period.rules.ts';
import { closeSnapshot } from './closing.service.ts';
import { companyPeriodPeople } from './company-report.tables.ts';
import type { Place } from './suppression/suppression.rules.ts';

/** Fewer people make no report that shows anything. */
const ENOUGH = 20;
/** Months, counted back from the newest, in which one person more is counted: they come out protected. */
const MONTHS_WITH_A_GUEST = [4, 8];
const DAY_MS = 86_400_000;
/** Nobody completed a course sooner after they came. */
const SETTLING_DAYS = 10;

/** A number from 0 to 1 that is always the same for the same words. */
function steady(...words: (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const character of words.join(' ')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return ((hash >>> 8) % 10_000) / 10_000;
}

/**
 * Twelve closed months of the demonstration company: who was counted and how their months were is made
 * up, what is published of it is what the rules make of it. Nothing of anybody's own records is touched.
 */
export async function seedCompanyReport(context: ServerContext): Promise<void> {
  const companyId = DEMONSTRATION_COMPANY.id;
  const members = await membersWithPlaces(context.db, companyId);
  if (members.length < ENOUGH || (await hasPeriods(context.db, companyId))) return;
  const months = lastMonths(monthOfDay(dayOf(context.now(), DEFAULT_TIME_ZONE)));
  const rows = months.flatMap((period, back) =>
    members.map(({ userId, site, sector }) => {
      const isGuest = userId === members.at(-1)?.userId;
      const counted = isGuest
        ? MONTHS_WITH_A_GUEST.includes(back)
        : userId !== DEMONSTRATION_PEOPLE.ana.id && steady(userId, 'counted') < 0.95;
      const told = counted && steady(userId, period, 'told') < 0.97;
      const hundredths = told ? madeUpMonth(userId, site, period) : null;
      return { userId, period, companyId, site, sector, counted, told, hundredths };
    }),
  );
  await context.db.insert(companyPeriodPeople).values(rows).onConflictDoNothing();
  await seedDuties(context, companyId, members);
  for (const period of months.toReversed()) {
    const closedOn = new Date(`${addDays(lastDayOf(period), 3)}T06:40:00Z`);
    await closeSnapshot({ ...context, now: () => closedOn }, { companyId, period });
  }
}

/** Most people completed the courses that a law asks for, a few of them every month. */
async function seedDuties(
  { db, now }: ServerContext,
  companyId: string,
  members: readonly Member[],
): Promise<void> {
  const people = members
    .filter((_, nth) => nth % 6 !== 5)
    .map(({ userId, joinedAt }, nth) => {
      const ago = now().getTime() - (20 + 37 * (nth % 8)) * DAY_MS;
      const settled = joinedAt.getTime() + SETTLING_DAYS * DAY_MS;
      return { userId, completedAt: new Date(Math.max(ago, settled)) };
    });
  await db.transaction((tx) => seedLegalCompletions(tx, companyId, people));
}

/** Better in spring than in a busy summer, and a person's own. */
function madeUpMonth(userId: string, site: string | null, period: string): number {
  const season = 25 * Math.sin((2 * Math.PI * (Number(period.slice(5)) - 6)) / 12);
  const own = 180 * steady(userId, 'own') + 120 * steady(userId, period, 'month');
  return Math.round(Math.min(500, Math.max(100, 205 + own + season + 30 * steady(site ?? ''))));
}

function lastMonths(current: string): string[] {
  const months = [periodBefore(current)];
  while (months.length < LOOK_BACK) months.push(periodBefore(months.at(-1) ?? current));
  return months;
}

type Member = Place & { userId: string; joinedAt: Date };

async function membersWithPlaces(db: Queryable, companyId: string): Promise<Member[]> {
  const { rows } = await driverOf(db).query<Member>(
    `select user_id as "userId", site, sector, joined_at as "joinedAt" from company_members
      where company_id = $1 order by joined_at, user_id`,
    [companyId],
  );
  return rows;
}

async function hasPeriods(db: Queryable, companyId: string): Promise<boolean> {
  const { rows } = await driverOf(db).query(
    'select 1 from company_periods where company_id = $1 limit 1',
    [companyId],
  );
  return rows.length > 0;
}
