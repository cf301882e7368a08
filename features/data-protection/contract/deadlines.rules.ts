import { addBusinessDays } from '#packages/kernel/business-hours.ts';
import { addDays } from '#packages/kernel/day.ts';
import type { CaseContent } from './cases.ts';

/** Days for a full answer to a person (LGPD, article 19, II). */
const ANSWER_DAYS = 15;
/** Business days to tell the authority and the people (Resolução CD/ANPD 15/2024). */
const TELL_BUSINESS_DAYS = 3;
/** Business days to complete what the authority was told. */
const COMPLETE_BUSINESS_DAYS = 20;

/** The last day on which something has to be done, and what; null where nothing waits. */
export interface Deadline {
  what: 'answer' | 'tell' | 'complete';
  day: string;
}

export function deadlineOfRequest({
  receivedOn,
  answeredOn,
}: Pick<CaseContent<'request'>, 'receivedOn' | 'answeredOn'>): Deadline | null {
  return answeredOn ? null : { what: 'answer', day: addDays(receivedOn, ANSWER_DAYS) };
}

export function deadlineOfIncident({
  noticedOn,
  relevant,
  authorityToldOn,
  peopleToldOn,
  closedOn,
}: Pick<
  CaseContent<'incident'>,
  'noticedOn' | 'relevant' | 'authorityToldOn' | 'peopleToldOn' | 'closedOn'
>): Deadline | null {
  if (closedOn || !relevant) return null;
  if (!authorityToldOn || !peopleToldOn) {
    return { what: 'tell', day: addBusinessDays(noticedOn, TELL_BUSINESS_DAYS) };
  }
  return { what: 'complete', day: addBusinessDays(authorityToldOn, COMPLETE_BUSINESS_DAYS) };
}
