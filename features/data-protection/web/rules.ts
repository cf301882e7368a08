import type { CaseContent, CaseKind } from '../contract/cases.ts';
import type { DataCase } from '../contract/data-protection.contract.ts';
import {
  type Deadline,
  deadlineOfIncident,
  deadlineOfRequest,
} from '../contract/deadlines.rules.ts';

export type RequestForm = CaseContent<'request'>;
export type IncidentForm = CaseContent<'incident'>;

export const newRequest = (today: string): RequestForm => ({
  ...{ right: 'access', receivedOn: today, who: '', asked: '', answer: '', answeredOn: null },
});
export const newIncident = (today: string): IncidentForm => ({
  ...{ noticedOn: today, happened: '', touched: [], people: null, relevant: true, measures: '' },
  ...{ authorityToldOn: null, peopleToldOn: null, closedOn: null },
});

/** What a case says, where it is of the kind and its seal holds; the server lets nothing else be kept. */
export function contentOf<K extends CaseKind>(kind: K, one: DataCase): CaseContent<K> | null {
  return one.kind === kind ? (one.content as CaseContent<K> | null) : null;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The names of fields that have to be mended before a request can be saved. */
export function requestProblems(form: RequestForm): string[] {
  const { receivedOn, who, asked, answer, answeredOn } = form;
  return [
    ...(isDay(receivedOn) ? [] : ['receivedOn']),
    ...(who.trim() ? [] : ['who']),
    ...(asked.trim() ? [] : ['asked']),
    ...(answeredOn && !answer.trim() ? ['answer'] : []),
    ...(answeredOn && answeredOn < receivedOn ? ['answeredOn'] : []),
  ];
}

/** The same of an incident. */
export function incidentProblems(form: IncidentForm): string[] {
  const { noticedOn, happened, touched, people, closedOn } = form;
  return [
    ...(isDay(noticedOn) ? [] : ['noticedOn']),
    ...(people === null || (Number.isInteger(people) && people >= 0) ? [] : ['people']),
    ...(happened.trim() ? [] : ['happened']),
    ...(touched.length > 0 ? [] : ['touched']),
    ...(closedOn && closedOn < noticedOn ? ['closedOn'] : []),
  ];
}

/** What a case waits for, and whether the day is over. */
export function waitingFor(one: DataCase, today: string): (Deadline & { over: boolean }) | null {
  const request = contentOf('request', one);
  const incident = contentOf('incident', one);
  const deadline = request
    ? deadlineOfRequest(request)
    : incident
      ? deadlineOfIncident(incident)
      : null;
  return deadline && { ...deadline, over: deadline.day < today };
}

/** Cases that wait first, the soonest on top; then those that do not, the newest first. */
export function inOrder(cases: readonly DataCase[], today: string): DataCase[] {
  const dayOf = (one: DataCase) => waitingFor(one, today)?.day ?? '9999';
  return cases.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || b.at.localeCompare(a.at));
}

interface Change extends Pick<DataCase, 'version' | 'at' | 'by'> {
  /** Fields that differ from the version before, all of the first one; null where the seal is broken. */
  changed: [field: string, value: unknown][] | null;
}

/** What each version of a case changed; versions come newest first. */
export function changesOf(versions: readonly DataCase[]): Change[] {
  return versions.map(({ version, at, by, content }, place) => {
    const before = versions[place + 1]?.content ?? {};
    const differs = ([field, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(before[field]);
    return { version, at, by, changed: content && Object.entries(content).filter(differs) };
  });
}
