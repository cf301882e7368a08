import * as z from 'zod';
import { COMPANY_GRANTS } from '#features/access/contract/access.rules.ts';
import { defineContract, idSchema, MAX_PAGE } from '#packages/api/contract/index.ts';
import { ONLY_COMPANY_ADMIN } from './people.contract.ts';

/** Days for which an invitation can be accepted, counted from its latest mail. */
export const INVITATION_DAYS = 14;
/** Most people that are invited at once: the longest spreadsheet. */
export const MOST_INVITED = 50_000;
/** Longest cell that is looked at; more of it changes nothing about what is wrong with it. */
export const MAX_CELL = 400;

/** Code of an invitation of more people than the company has places for. */
export const NO_PLACES = 'no_places';
/** Code of a second mail to one address within minutes. */
export const TOO_SOON = 'too_soon';
/** Code of an acceptance by somebody of another company who has not said that they leave it. */
export const IN_ANOTHER_COMPANY = 'in_another_company';
/** Code of an acceptance for which the company’s plan has no place left. */
export const COMPANY_FULL = 'company_full';

export const INVITATION_STATES = ['open', 'accepted', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** What keeps a line from being an invitation. */
export const LINE_PROBLEMS = [
  'missing',
  'formula',
  'not_address',
  'unit_too_long',
  'too_many_units',
  'repeated',
  'open',
  'member',
] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

const cell = z.string().max(MAX_CELL).default('');
const lineSchema = z.object({ address: cell, site: cell, sector: cell });
export type InvitationLine = z.infer<typeof lineSchema>;

const refusedLineSchema = z.object({
  /** Its place among those that were sent, counted from 0. */
  nth: z.int(),
  problem: z.enum(LINE_PROBLEMS),
  /** The place of the line that it repeats. */
  repeats: z.int().optional(),
});
export type RefusedLine = z.infer<typeof refusedLineSchema>;

const unitsSchema = { site: z.string().nullable(), sector: z.string().nullable() };

const companyInvitationSchema = z.object({
  id: z.uuid(),
  state: z.enum(INVITATION_STATES),
  /** Erased when the invitation ends. */
  address: z.string().nullable(),
  /** Beginning and domain, to know again what expired or was withdrawn; gone once it is accepted. */
  addressHint: z.string().nullable(),
  ...unitsSchema,
  /** What it gives instead of a place among the company’s people. */
  grant: z.enum(COMPANY_GRANTS).nullable(),
  /** False until its mail has been handed over. */
  isSent: z.boolean(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type CompanyInvitation = z.infer<typeof companyInvitationSchema>;

/** What an invitation gives instead of a place among a company’s people, and until when. */
const grantSchema = z
  .object({ kind: z.enum(COMPANY_GRANTS), until: z.iso.date().nullable() })
  .nullable();

/** What somebody is told before they accept. */
const invitationSchema = z.object({
  id: z.uuid(),
  company: z.string(),
  ...unitsSchema,
  grant: grantSchema,
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

const ofOwn = 'Only the caller’s own company; other ids answer 404.';
const ofAddress = 'Only invitations to the caller’s own confirmed address; other ids answer 404.';
const ofInvitation = z.object({ id: idSchema });
const linesSchema = z.object({ lines: z.array(lineSchema).min(1).max(MOST_INVITED) });
/** 50,000 long lines. */
const bodyLimit = 16 * 1024 * 1024;

/** Who is invited to the caller’s company, and what somebody who was invited does about it. */
export const invitationsContract = defineContract({
  checkInvitations: {
    method: 'POST',
    path: '/api/companies/own/invitations/check',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Says which lines would not become invitations, and why; changes nothing.',
    body: linesSchema,
    bodyLimit,
    costly: true,
    out: z.object({
      ready: z.int(),
      refused: z.array(refusedLineSchema),
      /** Sites and sectors that the company does not have yet and would get by these invitations. */
      newSites: z.array(z.string()),
      newSectors: z.array(z.string()),
    }),
  },
  invitePeople: {
    method: 'POST',
    path: '/api/companies/own/invitations',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary:
      'Invites people by address, all lines without a problem or none; the mails follow by a job.',
    body: linesSchema,
    bodyLimit,
    costly: true,
    out: z.object({ invited: z.int(), refused: z.array(refusedLineSchema) }),
    errors: { [NO_PLACES]: 409 },
  },
  listInvitations: {
    method: 'GET',
    path: '/api/companies/own/invitations',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary:
      'Invitations of one state, newest first, how many there are of each, and unsent mails.',
    query: z.object({
      state: z.enum(INVITATION_STATES).default('open'),
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50),
    }),
    out: z.object({
      invitations: z.array(companyInvitationSchema),
      next: z.uuid().nullable(),
      counts: z.record(z.enum(INVITATION_STATES), z.int()),
      unsent: z.int(),
    }),
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/companies/own/invitations/:id/mail',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary:
      'Sends the mail of an open invitation again; its days begin anew, its former link ends.',
    params: ofInvitation,
    errors: { [TOO_SOON]: 429 },
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/companies/own/invitations/:id',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Ends an open invitation and erases its address; repeating it does nothing.',
    params: ofInvitation,
  },
  readInvitation: {
    method: 'POST',
    path: '/api/invitations/reading',
    permission: 'public',
    summary: 'What a mailed link invites to, for whoever holds it, and whether it still counts.',
    body: z.object({ token: z.string().length(43) }),
    out: z.object({
      state: z.enum(INVITATION_STATES),
      company: z.string(),
      ...unitsSchema,
      grant: grantSchema,
      expiresAt: z.iso.datetime(),
      /** For the registration; null once the invitation has ended. */
      address: z.string().nullable(),
    }),
  },
  ownInvitations: {
    method: 'GET',
    path: '/api/invitations',
    permission: 'signedIn',
    policy: ofAddress,
    summary: 'The open invitations to the caller’s confirmed address.',
    out: z.object({ invitations: z.array(invitationSchema) }),
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitations/:id/acceptance',
    permission: 'signedIn',
    policy: ofAddress,
    summary:
      'Makes the caller one of the company’s people, with its plan, or lets them read its records where it was an invitation to that; repeating it does nothing. `leave` says that they leave another company for it.',
    params: ofInvitation,
    body: z.object({ leave: z.boolean().default(false) }),
    errors: { [IN_ANOTHER_COMPANY]: 409, [ONLY_COMPANY_ADMIN]: 409, [COMPANY_FULL]: 409 },
  },
  declineInvitation: {
    method: 'DELETE',
    path: '/api/invitations/:id',
    permission: 'signedIn',
    policy: ofAddress,
    summary: 'Turns an invitation down; to the company it stays open until its date.',
    params: ofInvitation,
  },
});
