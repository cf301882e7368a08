import * as z from 'zod';
import { COMPANY_GRANTS } from '#features/access/contract/access.rules.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';

/** Code of an address that no confirmed account has. */
export const NO_SUCH_PERSON = 'no_such_person';
/** Code of an end that has passed or lies further ahead than `LONGEST_AUDIT_DAYS`. */
export const BAD_END = 'bad_end';
/** An auditor reads for a year at most; then the company says so again. */
export const LONGEST_AUDIT_DAYS = 366;

const companyGrantSchema = z.object({
  userId: z.uuid(),
  kind: z.enum(COMPANY_GRANTS),
  name: z.string(),
  email: z.string(),
  since: z.iso.datetime(),
  /** Of auditors: the last day. */
  until: z.iso.date().nullable(),
});
export type CompanyGrantHolder = z.infer<typeof companyGrantSchema>;

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
      'Lets the holder of a confirmed address read the company’s records: as its safety committee until it is taken back, or as an auditor until a day.',
    body: z.object({
      address: z.string().trim().toLowerCase().min(3).max(320),
      kind: z.enum(COMPANY_GRANTS),
      until: z.iso.date().nullable(),
    }),
    out: companyGrantSchema,
    errors: { [NO_SUCH_PERSON]: 422, [BAD_END]: 422 },
  },
  takeGrant: {
    method: 'DELETE',
    path: '/api/companies/own/grants/:kind/:userId',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Takes that back at once.',
    params: z.object({ kind: z.enum(COMPANY_GRANTS), userId: idSchema }),
  },
});
