import * as z from 'zod';
import { helpSchema } from '#features/crisis/contract/danger.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';

export const REPORT_KINDS = ['harassment', 'violence', 'discrimination', 'other'] as const;
export const REPORT_STATES = ['received', 'investigating', 'concluded'] as const;
export const OUTCOMES = ['substantiated', 'partly', 'unsubstantiated', 'elsewhere'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const LONGEST_REPORT = 8_000;
/** Messages of one report; more are a conversation for another place. */
export const MOST_MESSAGES = 200;

/** Code of a channel that may not open: too few people would handle it, or there are no rules. */
export const TOO_FEW_HANDLERS = 'too_few_handlers';
export const NO_RULES = 'no_rules';
/** Code of a receipt that opens nothing. */
export const NO_RECEIPT = 'no_receipt';
/** Code of a report about somebody who is neither of the committee nor an admin any more. */
export const NOT_NAMED = 'not_named';
export const CONVERSATION_FULL = 'conversation_full';
/** Code of a change that somebody else of the committee made first. */
export const ALREADY_CONCLUDED = 'already_concluded';

const words = (most: number) => z.string().trim().min(1).max(most);
const receipt = z.string().max(120);
const week = z.iso.date();
const handlerSchema = z.object({ id: z.uuid(), name: z.string() });

const threadSchema = z.object({
  company: z.string(),
  kind: z.enum(REPORT_KINDS),
  state: z.enum(REPORT_STATES),
  week,
  dueOn: z.iso.date(),
  outcome: z.enum(OUTCOMES).nullable(),
  /** How many of the committee have taken it. */
  handlers: z.int(),
  /** How many of the committee others of it left out of this report. */
  leftOut: z.int(),
  messages: z.array(
    z.object({ side: z.enum(['reporter', 'handler', 'outcome']), week, text: z.string() }),
  ),
});
export type Thread = z.infer<typeof threadSchema>;

const queueEntrySchema = z.object({
  id: z.uuid(),
  company: z.string(),
  kind: z.enum(REPORT_KINDS),
  state: z.enum(REPORT_STATES),
  week,
  dueOn: z.iso.date(),
  isOverdue: z.boolean(),
  /** The caller has taken it. */
  isMine: z.boolean(),
  handlers: z.int(),
  /** The reporter wrote last. */
  waits: z.boolean(),
});
export type QueueEntry = z.infer<typeof queueEntrySchema>;

const handledSchema = queueEntrySchema.extend({
  outcome: z.enum(OUTCOMES).nullable(),
  /** Who of the committee handles it, or may, and may be left out. */
  committee: z.array(handlerSchema),
  /** Who came to the committee after the report, and may be let in. */
  later: z.array(handlerSchema),
  /** Whom somebody left out, and who did; null for one who is gone. */
  leftOut: z.array(handlerSchema.extend({ by: z.string().nullable() })),
  messages: z.array(
    z.object({
      side: z.enum(['reporter', 'handler', 'note', 'admin_note', 'outcome']),
      week,
      text: z.string(),
      /** Who wrote it, of the committee. */
      by: z.string().nullable(),
    }),
  ),
});
export type Handled = z.infer<typeof handledSchema>;

const leavingOutSchema = handlerSchema.extend({
  reportId: z.uuid(),
  company: z.string(),
  week,
  by: z.string().nullable(),
});
export type LeavingOut = z.output<typeof leavingOutSchema>;

const rulesSchema = z.object({ version: z.int(), text: z.string(), publishedOn: z.iso.date() });

const ownSchema = z.object({
  company: z.string().nullable(),
  /** What opens the channel's page; null while it is closed. */
  address: z.string().nullable(),
  rules: rulesSchema.nullable(),
  /** The caller has read this version of the rules. */
  acknowledged: z.boolean(),
  handles: z.boolean(),
  manages: z.boolean(),
});
export type OwnChannel = z.infer<typeof ownSchema>;

const managedSchema = z.object({
  isOpen: z.boolean(),
  address: z.string().nullable(),
  rules: rulesSchema.nullable(),
  handlers: z.array(handlerSchema),
  /** Share of the company that has read the rules; null where too few have. */
  acknowledged: z.string().nullable(),
});
export type ManagedChannel = z.infer<typeof managedSchema>;

const PATH = '/api/reporting-channel';
const ofReport = z.object({ id: idSchema });
const handlers =
  'Who was in the committee of the report’s company when it came, or was let in, but for those whom it is about or who were left out; where nobody is left but who left others out, the general administration.';

/** The reporting channel of Lei 14.457: without account or name, both ways, by a receipt. */
export const reportingContract = defineContract({
  readChannel: {
    method: 'POST',
    path: `${PATH}/public/channel`,
    permission: 'public',
    summary: 'Whose channel an address opens, its conduct rules, and who would handle a report.',
    body: z.object({ address: z.string().max(80) }),
    out: z.object({
      company: z.string(),
      rules: rulesSchema.nullable(),
      handlers: z.array(handlerSchema),
      /** Who else looks after the company; a report may be about them, too. */
      admins: z.array(handlerSchema),
    }),
  },
  report: {
    method: 'POST',
    path: `${PATH}/public/reports`,
    permission: 'public',
    summary:
      'Takes a report without account, name, address or time; answers with its receipt, and with help where the text tells of danger.',
    body: z.object({
      address: z.string().max(80),
      kind: z.enum(REPORT_KINDS),
      text: words(LONGEST_REPORT),
      /** Handlers and admins whom it is about. */
      about: z.array(z.uuid()).max(200),
    }),
    out: z.object({ receipt: z.string(), help: helpSchema.nullable() }),
    errors: { [NOT_NAMED]: 409 },
  },
  readThread: {
    method: 'POST',
    path: `${PATH}/public/thread`,
    permission: 'public',
    summary: 'What became of a report, by its receipt.',
    body: z.object({ receipt }),
    out: threadSchema,
    errors: { [NO_RECEIPT]: 404 },
  },
  answerThread: {
    method: 'POST',
    path: `${PATH}/public/thread/messages`,
    permission: 'public',
    summary: 'Adds to a report, by its receipt.',
    body: z.object({ receipt, text: words(LONGEST_REPORT) }),
    out: z.object({ thread: threadSchema, help: helpSchema.nullable() }),
    errors: { [NO_RECEIPT]: 404, [CONVERSATION_FULL]: 409 },
  },
  own: {
    method: 'GET',
    path: `${PATH}/own`,
    permission: 'signedIn',
    policy: 'Only the company that the caller belongs to.',
    summary: 'The channel and the conduct rules of the caller’s company.',
    out: ownSchema,
  },
  acknowledge: {
    method: 'POST',
    path: `${PATH}/own/acknowledgement`,
    permission: 'signedIn',
    policy: 'Only the company that the caller belongs to.',
    summary: 'Says that the caller has read the conduct rules.',
    body: z.object({ version: z.int().min(1) }),
  },
  manage: {
    method: 'GET',
    path: `${PATH}/managed`,
    permission: 'companyAdmin',
    policy: 'Only the company that the caller looks after; no report is in it.',
    summary: 'Whether the channel is open, its rules, and who handles reports.',
    out: managedSchema,
  },
  publishRules: {
    method: 'POST',
    path: `${PATH}/managed/rules`,
    permission: 'companyAdmin',
    policy: 'Only the company that the caller looks after.',
    summary: 'Publishes a version of the conduct rules; it does not change any more.',
    body: z.object({ text: words(20_000) }),
    out: managedSchema,
  },
  setOpen: {
    method: 'PUT',
    path: `${PATH}/managed/opening`,
    permission: 'companyAdmin',
    policy: 'Only the company that the caller looks after.',
    summary: 'Opens the channel, or closes it for new reports; receipts go on working.',
    body: z.object({ open: z.boolean() }),
    out: managedSchema,
    errors: { [TOO_FEW_HANDLERS]: 409, [NO_RULES]: 409 },
  },
  queue: {
    method: 'GET',
    path: `${PATH}/reports`,
    permission: 'committee',
    policy: handlers,
    summary:
      'Reports that the caller may handle; the general administration hears who was left out of which.',
    out: z.object({
      reports: z.array(queueEntrySchema),
      leavingsOut: z.array(leavingOutSchema),
    }),
  },
  open: {
    method: 'GET',
    path: `${PATH}/reports/:id`,
    permission: 'committee',
    policy: handlers,
    summary: 'A report with its conversation and notes.',
    params: ofReport,
    out: handledSchema,
  },
  take: {
    method: 'POST',
    path: `${PATH}/reports/:id/taking`,
    permission: 'committee',
    policy: handlers,
    summary: 'Takes a report; the reporter sees how many have.',
    params: ofReport,
    out: handledSchema,
  },
  write: {
    method: 'POST',
    path: `${PATH}/reports/:id/messages`,
    permission: 'committee',
    policy: handlers,
    summary: 'Writes to the reporter, or a note for the committee alone.',
    params: ofReport,
    body: z.object({ text: words(LONGEST_REPORT), note: z.boolean() }),
    out: handledSchema,
    errors: { [CONVERSATION_FULL]: 409 },
  },
  conclude: {
    method: 'POST',
    path: `${PATH}/reports/:id/conclusion`,
    permission: 'committee',
    policy: handlers,
    summary: 'Concludes a report with its outcome and what is done; the reporter reads both.',
    params: ofReport,
    body: z.object({ outcome: z.enum(OUTCOMES), measures: words(LONGEST_REPORT) }),
    out: handledSchema,
    errors: { [ALREADY_CONCLUDED]: 409 },
  },
  leaveOut: {
    method: 'POST',
    path: `${PATH}/reports/:id/about`,
    permission: 'committee',
    policy: handlers,
    summary:
      'Leaves somebody who handles a report out of it: to them it exists no more. They, the general administration and the reporter learn that it was done.',
    params: ofReport,
    body: z.object({ userId: idSchema }),
  },
  takeBack: {
    method: 'DELETE',
    path: `${PATH}/reports/:id/about/:userId`,
    permission: 'admin',
    policy: 'Any report that is not about the caller and that they were not left out of.',
    summary: 'Takes back that somebody was left out of a report.',
    params: z.object({ id: idSchema, userId: idSchema }),
  },
  letIn: {
    method: 'POST',
    path: `${PATH}/reports/:id/handlers`,
    permission: 'committee',
    policy: handlers,
    summary:
      'Lets in somebody who came to the committee after the report; nobody whom it is about, and nobody whom one of those gave the grant.',
    params: ofReport,
    body: z.object({ userId: idSchema }),
    out: handledSchema,
  },
});
