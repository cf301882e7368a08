import * as z from 'zod';
import { COMPANY_GRANTS } from '#features/access/contract/access.rules.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';

export const NOT_ADDRESS = 'not_address';
/** Code of an address to which an invitation of the company is open. */
export const ALREADY_INVITED = 'already_invited';
/** Code of an end that has passed or lies further ahead than `LONGEST_AUDIT_DAYS`. */
export const BAD_END = 'bad_end';
/** An auditor reads for a year at most; then the company says so again. */
export const LONGEST_AUDIT_DAYS = 366;

const companyGrantSchema = z.object({
  userId: z.uuid(),
  kind: z.enum(COMPANY_GRANTS),
  name: z.string(),
  addressHint: z.string().nullable(),
  since: z.iso.datetime(),
  /** Of auditors: the last day. */
  until: z.iso.date().nullable(),
});
export type CompanyGrantHolder = z.infer<typeof companyGrantSchema>;

const heldGrantSchema = z.object({
  companyId: z.uuid(),
  company: z.string(),
  kind: z.enum(COMPANY_GRANTS),
  since: z.iso.datetime(),
  until: z.iso.date().nullable(),
});
export type HeldGrant = z.infer<typeof heldGrantSchema>;

const ofOwn = 'Only the caller’s own company.';

/** Who reads the records of a company beside its admins: its safety committee and its auditors. */
export const companyGrantsContract = defineContract({
  listGrants: {
    method: 'GET',
    path: '/api/companies/own/grants',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Who belongs to the safety committee of the caller’s company, and who audits it.',
    out: z.object({ holders: z.array(companyGrantSchema) }),
  },
  giveGrant: {
    method: 'POST',
    path: '/api/companies/own/grants',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary:
      'Lets one of the company’s people read its records, or invites the holder of an address to it: as its safety committee until it is taken back, or as an auditor until a day.',
    body: z.object({
      address: z.string().trim().toLowerCase().min(3).max(320),
      kind: z.enum(COMPANY_GRANTS),
      until: z.iso.date().nullable(),
    }),
    out: z.object({ outcome: z.enum(['given', 'invited']) }),
    errors: { [NOT_ADDRESS]: 422, [BAD_END]: 422, [ALREADY_INVITED]: 409 },
  },
  takeGrant: {
    method: 'DELETE',
    path: '/api/companies/own/grants/:kind/:userId',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Takes that back at once.',
    params: z.object({ kind: z.enum(COMPANY_GRANTS), userId: idSchema }),
  },
  ownGrants: {
    method: 'GET',
    path: '/api/companies/grants',
    permission: 'signedIn',
    policy: 'Only grants that the caller holds.',
    summary: 'What companies let the caller do with their records.',
    out: z.object({ grants: z.array(heldGrantSchema) }),
  },
  giveBack: {
    method: 'DELETE',
    path: '/api/companies/grants/:companyId/:kind',
    permission: 'signedIn',
    policy: 'Only a grant that the caller holds; others answer 404.',
    summary: 'Gives a grant back to the company.',
    params: z.object({ companyId: idSchema, kind: z.enum(COMPANY_GRANTS) }),
  },
});
