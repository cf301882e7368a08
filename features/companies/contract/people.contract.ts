import * as z from 'zod';
import { defineContract, idSchema, MAX_PAGE } from '#packages/api/contract/index.ts';
import { MAX_UNIT } from './unit-name.rules.ts';

/** Code of whatever would leave a company with people in it and nobody to look after it. */
export const ONLY_COMPANY_ADMIN = 'only_company_admin';
/** Code of an attempt to give the administration to somebody whose address nobody has confirmed. */
export const NOT_CONFIRMED = 'not_confirmed';

const leavingTermsSchema = z.object({
  obstacle: z.literal(ONLY_COMPANY_ADMIN).nullable(),
  /** The plan that the person is on from then on. */
  planAfterwards: z.enum(['free', 'individual']),
  /** Nobody else is there: the company goes with its last person. */
  endsCompany: z.boolean(),
});
export type LeavingTerms = z.infer<typeof leavingTermsSchema>;

const companyPersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Beginning and domain of their address, to tell two of one name apart; null without one. */
  addressHint: z.string().nullable(),
  isAdmin: z.boolean(),
  /** The one who asks. */
  isCaller: z.boolean(),
  site: z.string().nullable(),
  sector: z.string().nullable(),
  joinedAt: z.iso.datetime(),
});
export type CompanyPerson = z.infer<typeof companyPersonSchema>;

const ofOwn = 'Only the caller’s own company; other ids answer 404.';
const ofPerson = z.object({ id: idSchema });
const onlyAdmin = { [ONLY_COMPANY_ADMIN]: 409 } as const;

/** Who belongs to the caller’s company, who looks after it, and the ways out. */
export const companyPeopleContract = defineContract({
  leavingTerms: {
    method: 'GET',
    path: '/api/companies/own/leaving',
    permission: 'signedIn',
    agreement: 'none',
    policy: ofOwn,
    summary: 'What leaving their company would mean for the caller, and what has to happen before.',
    out: leavingTermsSchema,
  },
  leaveCompany: {
    method: 'POST',
    path: '/api/companies/own/leaving',
    permission: 'signedIn',
    agreement: 'none',
    policy: ofOwn,
    summary:
      'Takes the caller out of their company at once, with its plan and its administration; what is theirs stays.',
    errors: onlyAdmin,
  },
  findPeople: {
    method: 'POST',
    path: '/api/companies/own/people/search',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary:
      'The people of the caller’s company by name, those whose name contains the text; it travels in the body.',
    body: z.object({
      text: z.string().trim().max(100).default(''),
      /** Only those of this site, or sector; the empty text is those of none. */
      site: z.string().max(MAX_UNIT).optional(),
      sector: z.string().max(MAX_UNIT).optional(),
      after: z.uuid().optional(),
      limit: z.int().min(1).max(MAX_PAGE).default(50),
    }),
    out: z.object({ people: z.array(companyPersonSchema), next: z.uuid().nullable() }),
  },
  removePerson: {
    method: 'DELETE',
    path: '/api/companies/own/people/:id',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Takes a person out of the caller’s company, as if they left; what is theirs stays.',
    params: ofPerson,
    errors: onlyAdmin,
  },
  movePerson: {
    method: 'PUT',
    path: '/api/companies/own/people/:id/place',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Says at which site and in which sector of the company a person is; null for none.',
    params: ofPerson,
    body: z.object({ siteId: z.uuid().nullable(), sectorId: z.uuid().nullable() }),
  },
  makeAdmin: {
    method: 'PUT',
    path: '/api/companies/own/admins/:id',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary:
      'Lets another person of the caller’s company look after it too; repeating it does nothing.',
    params: ofPerson,
    errors: { [NOT_CONFIRMED]: 409 },
  },
  giveUpAdmin: {
    method: 'DELETE',
    path: '/api/companies/own/admins/me',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Ends the caller’s administration of their company; somebody else has to have it too.',
    errors: onlyAdmin,
  },
});
