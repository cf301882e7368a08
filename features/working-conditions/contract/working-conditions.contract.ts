import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { ITEMS } from './factors.ts';
import { RECORD_KINDS, WRITTEN_KINDS } from './records.ts';

/** Code of a change of something that somebody else has changed in between. */
export const CHANGED_MEANWHILE = 'changed_meanwhile';
/** Code of content that a record of its kind does not have. */
export const BAD_CONTENT = 'bad_content';
/** Code of a line that is judged by criteria that are not there, or of a dossier without any. */
export const NO_CRITERIA = 'no_criteria';
export const SURVEY_OPEN = 'survey_open';
/** Code of a survey that follows another one too soon. */
export const SURVEY_TOO_SOON = 'survey_too_soon';
export const SURVEY_CLOSED = 'survey_closed';
/** Code of a second way in for somebody who had one. */
export const TICKET_GIVEN = 'ticket_given';
/** Code of a way in that was used, and of one that is none. */
export const TICKET_USED = 'ticket_used';
export const BAD_TICKET = 'bad_ticket';

/** Days from the closing of a survey to the next one. */
export const SURVEY_PAUSE_DAYS = 30;
/** A survey is open for so many days, and no longer. */
export const SURVEY_DAYS = { fewest: 1, most: 60 } as const;

export const keptRecordSchema = z.object({
  kind: z.enum(RECORD_KINDS),
  id: z.string(),
  version: z.int(),
  at: z.iso.datetime(),
  /** Who wrote this version, by the name they had. */
  by: z.string(),
  content: z.record(z.string(), z.unknown()),
});
export type KeptRecord = z.infer<typeof keptRecordSchema>;

const openSurveySchema = z.object({ id: z.uuid(), openedOn: z.iso.date(), closesOn: z.iso.date() });

const actionStates = z.enum(['planned', 'ongoing', 'late', 'done', 'dropped']);
const doneSchema = z.object({
  id: z.string(),
  said: z.string(),
  doing: z.string(),
  measure: z.string(),
  effect: z.string(),
  area: z.string(),
  state: actionStates,
  startsOn: z.iso.date(),
  dueOn: z.iso.date(),
  doneOn: z.iso.date().nullable(),
});
export type ShownAction = z.infer<typeof doneSchema>;

export const forPeopleSchema = z.object({
  company: z.string().nullable(),
  /** The survey that is open, and whether the caller has had their way in. */
  survey: openSurveySchema.extend({ asked: z.boolean() }).nullable(),
  /** Names to choose from when answering, and where the caller stands. */
  sites: z.array(z.string()),
  sectors: z.array(z.string()),
  place: z.object({ site: z.string().nullable(), sector: z.string().nullable() }),
  actions: z.array(doneSchema),
  communications: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      on: z.iso.date(),
      acknowledged: z.boolean(),
    }),
  ),
  /** Companies whose records the caller may open. */
  reads: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type ForPeople = z.infer<typeof forPeopleSchema>;

export const companyFileSchema = z.object({
  company: z.object({ id: z.uuid(), name: z.string(), cnpj: z.string().nullable() }),
  mayChange: z.boolean(),
  /** The newest version of each record. */
  records: z.array(keptRecordSchema),
  survey: openSurveySchema.nullable(),
  sites: z.array(z.string()),
  /** How many read a communication, as a share of the company; absent where too few. */
  acknowledged: z.record(z.string(), z.string()),
});
export type CompanyFile = z.infer<typeof companyFileSchema>;

const ofCompany = z.object({ company: idSchema.optional() });
const readers =
  'Company admins, the safety committee and auditors: their own company alone. General admins name one.';
const ownAdmin = 'Only the company that the caller looks after.';
const ownCompany = 'Only the company that the caller belongs to.';
const PATH = '/api/working-conditions';

/** Working conditions of a company (NR-1): what it writes down, asks its people, and does. */
export const workingConditionsContract = defineContract({
  forPeople: {
    method: 'GET',
    path: PATH,
    permission: 'signedIn',
    policy: ownCompany,
    summary:
      'What the people of a company see: an open survey, what is being done, what they are told.',
    out: forPeopleSchema,
  },
  acknowledge: {
    method: 'POST',
    path: `${PATH}/communications/:id/acknowledgement`,
    permission: 'signedIn',
    policy: ownCompany,
    summary: 'Says that the caller has read something; the company is told a share, never a name.',
    params: z.object({ id: idSchema }),
  },
  askTicket: {
    method: 'POST',
    path: `${PATH}/surveys/:id/ticket`,
    permission: 'signedIn',
    policy: ownCompany,
    summary:
      'The caller’s one way into an open survey. Nothing is kept of it but that they had one, until the survey closes.',
    params: z.object({ id: idSchema }),
    out: z.object({ ticket: z.string() }),
    errors: { [SURVEY_CLOSED]: 409, [TICKET_GIVEN]: 409 },
  },
  answer: {
    method: 'POST',
    path: `${PATH}/answers`,
    permission: 'public',
    summary:
      'Answers a survey by a ticket, which is spent with it. Neither session nor address nor time is kept.',
    body: z.object({
      ticket: z.string().max(200),
      site: z.string().max(200).nullable(),
      sector: z.string().max(200).nullable(),
      /** One a question in their order; null for none. */
      answers: z.array(z.int().min(1).max(5).nullable()).length(ITEMS.length),
    }),
    errors: { [BAD_TICKET]: 422, [TICKET_USED]: 409, [SURVEY_CLOSED]: 409 },
  },
  readFile: {
    method: 'GET',
    path: `${PATH}/file`,
    permission: 'companyReader',
    policy: readers,
    summary: 'Everything that the company keeps, in its newest version.',
    query: ofCompany,
    out: companyFileSchema,
  },
  saveRecord: {
    method: 'PUT',
    path: `${PATH}/records/:kind/:id`,
    permission: 'companyAdmin',
    policy: ownAdmin,
    summary: 'Adds a version of a record; what was written before stays for 20 years.',
    params: z.object({ kind: z.enum(WRITTEN_KINDS), id: z.string().max(36) }),
    body: z.object({
      /** The version that the change was made from; 0 for a new record. */
      base: z.int().min(0),
      content: z.record(z.string(), z.unknown()),
    }),
    out: keptRecordSchema,
    errors: { [CHANGED_MEANWHILE]: 409, [BAD_CONTENT]: 422, [NO_CRITERIA]: 422 },
  },
  history: {
    method: 'GET',
    path: `${PATH}/history`,
    permission: 'companyReader',
    policy: readers,
    summary: 'Every version of every record, newest first.',
    query: ofCompany.extend({
      before: z.string().max(30).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    out: z.object({ records: z.array(keptRecordSchema), next: z.string().nullable() }),
  },
  openSurvey: {
    method: 'POST',
    path: `${PATH}/surveys`,
    permission: 'companyAdmin',
    policy: ownAdmin,
    summary:
      'Opens a survey for everybody of the company until a day, 30 days after the one before at the earliest.',
    body: z.object({ closesOn: z.iso.date() }),
    out: openSurveySchema,
    errors: { [SURVEY_OPEN]: 409, [SURVEY_TOO_SOON]: 409, [BAD_CONTENT]: 422 },
  },
  closeSurvey: {
    method: 'POST',
    path: `${PATH}/surveys/:id/closing`,
    permission: 'companyAdmin',
    policy: ownAdmin,
    summary: 'Closes a survey for good: its results are worked out once and its answers erased.',
    params: z.object({ id: idSchema }),
    out: keptRecordSchema,
  },
  issueDossier: {
    method: 'POST',
    path: `${PATH}/dossiers`,
    permission: 'companyAdmin',
    policy: ownAdmin,
    summary: 'Puts what is kept today into a dossier with a checksum; it never changes afterwards.',
    body: z.object({ language: z.enum(LANGUAGES) }),
    out: keptRecordSchema,
    errors: { [NO_CRITERIA]: 422 },
  },
  dossierPdf: {
    method: 'GET',
    path: `${PATH}/dossiers/:id`,
    permission: 'companyReader',
    policy: readers,
    summary: 'An issued dossier as PDF.',
    params: z.object({ id: idSchema }),
    query: ofCompany,
    file: 'application/pdf',
  },
  readEvidence: {
    method: 'GET',
    path: `${PATH}/evidence`,
    permission: 'companyReader',
    policy: readers,
    summary: 'A file that shows an action.',
    query: ofCompany.extend({ path: z.string().min(1).max(1_024) }),
    file: 'application/octet-stream',
  },
  handOver: {
    method: 'GET',
    path: `${PATH}/handover`,
    permission: 'companyReader',
    policy: readers,
    summary: 'Every version of everything, one JSON object a line, to be kept elsewhere.',
    query: ofCompany,
    file: 'application/x-ndjson; charset=utf-8',
  },
});
