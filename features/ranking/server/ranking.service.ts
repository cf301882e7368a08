import { known } from '#features/access/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  MAX_COMPANIES,
  MAX_NAMED,
  MIN_MEMBERS,
  type Period,
  type Scope,
} from '../contract/ranking.contract.ts';
import { averageOf, periodNumber, sizeOf } from '../contract/ranking.rules.ts';
import {
  companiesOf,
  countMembers,
  groupsOf,
  isShown,
  namedOf,
  ownCount,
  putChoice,
} from './ranking.queries.ts';

/** People in groups of the same number of courses, and where the caller stands among them. */
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
  const [rows, people, courses, shown, size] = await Promise.all([
    groupsOf(db, period, ofCompany),
    namedOf(db, { period, companyId: ofCompany, but: userId, most: MAX_NAMED }),
    ownCount(db, userId, period),
    isShown(db, userId),
    ofCompany ? countMembers(db, { companyId: ofCompany, most: MIN_MEMBERS }) : null,
  ]);
  const isProtected = size !== null && size.members < MIN_MEMBERS;
  // Of those without a name there must be enough, with and without a course, for nobody to be guessed.
  const tellsOthers = size === null || size.nameless >= MIN_MEMBERS;
  const byName = new Intl.Collator(caller.language);
  const groups = rows.flatMap((row) => {
    const own = belongs && row.courses === courses;
    const named = people
      .filter((person) => person.courses === row.courses)
      .map(({ name, avatar }) => ({ name, avatar }))
      .toSorted((a, b) => byName.compare(a.name, b.name));
    const others = tellsOthers ? row.people - named.length - (own ? 1 : 0) : null;
    const isEmpty = named.length === 0 && !own && others === null;
    return isEmpty ? [] : [{ courses: row.courses, named, others, own }];
  });
  const place = rows.findIndex((row) => row.courses === courses) + 1;
  return {
    scope,
    company: companyName,
    isProtected,
    groups: isProtected ? [] : groups,
    own: {
      ...{ courses, belongs, shown, name: fullName },
      place: belongs && place > 0 ? place : null,
      groups: rows.length,
    },
  };
}

/** Companies by their average, the caller's own wherever it stands. */
export async function rankCompanies(
  { db, now }: ServerContext,
  caller: Caller,
  asked: { period: Period },
) {
  const { companyId, companyName } = known(caller);
  const period = periodNumber(asked.period, now());
  const [{ companies: rows, small: hidden }, independent] = await Promise.all([
    companiesOf(db, { period, least: MIN_MEMBERS, most: MAX_COMPANIES, own: companyId }),
    groupsOf(db, period, null),
  ]);
  const own = rows.find(({ id }) => id === companyId);
  return {
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
    hidden,
    independent: {
      people: independent.reduce((sum, { people }) => sum + people, 0),
      courses: independent.reduce((sum, { courses, people }) => sum + courses * people, 0),
    },
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
