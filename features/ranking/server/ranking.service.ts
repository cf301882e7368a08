import { known } from '#features/access/server/index.ts';
import { monthOfDay } from '#features/company-report/contract/period.rules.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  MAX_COMPANIES,
  MAX_NAMED,
  MIN_MEMBERS,
  type Period,
  type Scope,
} from '../contract/ranking.contract.ts';
import { averageOf, isPartOf, periodNumber, sizeOf } from '../contract/ranking.rules.ts';
import { groupsOf } from './groups.rules.ts';
import { countMembers, isShown, namedOf, ownCount, putChoice } from './ranking.queries.ts';
import { companiesOf, standingIn } from './standings.queries.ts';

/**
 * People in groups of the same number of courses, and where the caller stands among them. Names and the
 * caller are of now; of everybody else the groups tell what the last closed month left, where it lies in the period.
 */
export async function rankPeople(
  { db, now }: ServerContext,
  caller: Caller,
  asked: { period: Period; scope?: Scope | undefined },
) {
  const { userId } = caller;
  const { companyId, companyName, fullName } = known(caller);
  const period = periodNumber(asked.period, now());
  const scope: Scope = companyId ? (asked.scope ?? 'company') : 'independent';
  const ofCompany = scope === 'company' ? companyId : null;
  const belongs = scope === 'company' || companyId === null;
  const [standing, people, courses, shown, size] = await Promise.all([
    standingIn(db, { companyId: ofCompany, period: asked.period }),
    namedOf(db, { period, companyId: ofCompany, but: userId, most: MAX_NAMED }),
    ownCount(db, userId, period),
    isShown(db, userId),
    ofCompany ? countMembers(db, { companyId: ofCompany, most: MIN_MEMBERS }) : null,
  ]);
  // Of the month that is open, and in January of the year, only names and the caller are told.
  const told =
    standing && isPartOf(asked.period, monthOfDay(standing.asOf), now()) ? standing : undefined;
  const isProtected = size !== null && size.members < MIN_MEMBERS;
  const groups = isProtected
    ? []
    : groupsOf({
        named: people,
        others: tellsNameless(size) ? (told?.groups ?? []) : [],
        own: belongs && courses > 0 ? courses : null,
        byName: new Intl.Collator(caller.language),
      });
  const place = groups.findIndex(({ own }) => own) + 1;
  return {
    ...{ scope, company: companyName, isProtected, groups },
    asOf: told?.asOf ?? null,
    own: {
      ...{ courses, belongs, shown, name: fullName },
      place: place > 0 ? place : null,
      groups: groups.length,
    },
  };
}

/** Of those who are without a name by now there must be enough for the figures of the month not to tell of one. */
const tellsNameless = (size: { nameless: number } | null) =>
  size === null || size.nameless >= MIN_MEMBERS;

/** Companies by their average, the caller's own wherever it stands. */
export async function rankCompanies(
  { db }: ServerContext,
  caller: Caller,
  { period }: { period: Period },
) {
  const { companyId, companyName } = known(caller);
  const [ranked, independent, size] = await Promise.all([
    companiesOf(db, { period, most: MAX_COMPANIES, own: companyId }),
    standingIn(db, { companyId: null, period }),
    companyId ? countMembers(db, { companyId, most: MIN_MEMBERS }) : null,
  ]);
  const rows = ranked.companies.filter(({ id }) => id !== companyId || tellsNameless(size));
  const own = rows.find(({ id }) => id === companyId);
  return {
    asOf: independent?.asOf ?? null,
    companies: rows.slice(0, MAX_COMPANIES).map(({ id, name, members, courses }) => ({
      ...{ name, size: sizeOf(members), own: id === companyId },
      average: averageOf(courses, members),
    })),
    own:
      companyName === null
        ? null
        : {
            name: companyName,
            courses: own?.courses ?? null,
            average: own ? averageOf(own.courses, own.members) : null,
            place: own?.place ?? null,
            listed: own?.listed ?? 0,
          },
    hidden: ranked.hidden,
    independent:
      typeof independent?.courses === 'number'
        ? { people: independent.members, courses: independent.courses }
        : null,
  };
}

/** Whether the caller stands there by name, from this very moment on. */
export async function setChoice(
  { db, now }: ServerContext,
  { userId }: Caller,
  { shown }: { shown: boolean },
): Promise<{ shown: boolean }> {
  await putChoice(db, { userId, shown, chosenAt: now() });
  return { shown };
}
