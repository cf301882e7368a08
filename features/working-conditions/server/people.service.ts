import { type Caller, fail } from '#packages/api/server/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import type { Content } from '../contract/records.ts';
import { stateOf } from '../contract/risk.rules.ts';
import type {
  ForPeople,
  KeptRecord,
  ShownAction,
} from '../contract/working-conditions.contract.ts';
import { acknowledgedBy, insertAcknowledgement, placeOf } from './people.queries.ts';
import { companiesNamed, newestRecords, newestVersion, unitNames } from './records.queries.ts';
import { hadTicket, openSurveyOf } from './survey.queries.ts';
import { companyOfMember } from './whose.ts';

const NOBODY = {
  company: null,
  survey: null,
  sites: [],
  sectors: [],
  actions: [],
  communications: [],
};

/** What somebody sees of their company's working conditions, and whose records they may open. */
export async function forPeople({ db, now }: ServerContext, caller: Caller): Promise<ForPeople> {
  const { userId, companyId, role, companyGrants } = caller;
  const readable = new Set(companyGrants.map((grant) => grant.companyId));
  if (role !== null && companyId) readable.add(companyId);
  const reads = await companiesNamed(db, [...readable]);
  const place = await placeOf(db, userId);
  if (!companyId) return { ...NOBODY, place, reads };
  const today = dayOf(now(), DEFAULT_TIME_ZONE);
  const [[company], survey, sites, sectors, actions, told, read] = await Promise.all([
    companiesNamed(db, [companyId]),
    openSurveyOf(db, companyId),
    unitNames(db, companyId, 'site'),
    unitNames(db, companyId, 'sector'),
    newestRecords(db, companyId, 'action'),
    newestRecords(db, companyId, 'communication'),
    acknowledgedBy(db, { userId, companyId }),
  ]);
  const isOpen = survey && survey.closesOn >= today;
  return {
    company: company?.name ?? null,
    survey: isOpen
      ? { ...survey, asked: await hadTicket(db, { userId, surveyId: survey.id }) }
      : null,
    ...{ sites, sectors, place, reads },
    actions: actions.flatMap((record) => shownAction(record, today)).toReversed(),
    communications: told
      .map(({ id, content }) => {
        const { title, text, on } = content as Content<'communication'>;
        return { id, title, text, on, acknowledged: read.has(id) };
      })
      .toReversed(),
  };
}

function shownAction({ id, content }: KeptRecord, today: string): ShownAction[] {
  const action = content as Content<'action'>;
  if (!action.shown) return [];
  const { said, doing, measure, effect, area, startsOn, dueOn, doneOn } = action;
  return [
    {
      ...{ id, said, doing, measure, effect, area, startsOn, dueOn, doneOn },
      state: stateOf(action, today),
    },
  ];
}

/** Says that somebody has read a communication of their company; twice is once. */
export async function acknowledge(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
): Promise<void> {
  const companyId = companyOfMember(caller);
  if (!(await newestVersion(db, { companyId, kind: 'communication', id }))) {
    throw fail('not_found', 'Your company has not told this');
  }
  const { userId } = caller;
  await insertAcknowledgement(db, {
    ...{ userId, companyId, communicationId: id },
    createdAt: now(),
  });
}
