import * as z from 'zod';
import { PLANS } from '#features/access/contract/access.rules.ts';
import { PROOF_NEEDED } from '#features/accounts/contract/account.contract.ts';
import { ONLY_COMPANY_ADMIN } from '#features/companies/contract/people.contract.ts';
import { defineContract, idSchema, MAX_PAGE } from '#packages/api/contract/index.ts';

/** Code of what is not done to a general admin: their role is taken first. */
export const GENERAL_ADMIN = 'general_admin';
/** Code of an invitation to an address that has an account. */
export const ACCOUNT_EXISTS = 'account_exists';
/** Code of an invitation to something that is no address. */
export const NOT_ADDRESS = 'not_address';

export const USER_SORTS = ['name', 'created'] as const;
export type UserSort = (typeof USER_SORTS)[number];
export const COMPANY_SORTS = ['name', 'created', 'people'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];
/** Stored roles, and `none` of most people. */
export const USER_ROLES = ['admin', 'company_admin', 'none'] as const;
export type UserRole = (typeof USER_ROLES)[number];

const userSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(USER_ROLES),
  plan: z.enum(PLANS),
  /** When the plan ends; null where it has no end, and on the free plan. */
  planEndsAt: z.iso.datetime().nullable(),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Whether an address is confirmed; invited is one that somebody here asked to come. */
  state: z.enum(['confirmed', 'invited', 'unconfirmed']),
  isSuspended: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof userSchema>;

const companySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  cnpj: z.string().nullable(),
  people: z.int(),
  admins: z.int(),
  /** What its people have of it: a paid plan, the trial, or nothing. */
  plan: z.enum(['paid', 'trial', 'none']),
  /** Places of the paid plan. */
  seats: z.int().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminCompany = z.infer<typeof companySchema>;

const page = {
  text: z.string().trim().max(100).default(''),
  descending: z.boolean().default(false),
  after: z.uuid().optional(),
  limit: z.int().min(1).max(MAX_PAGE).default(50),
};
const ofUser = z.object({ id: idSchema });

/** Accounts and companies, for the general administration; nothing of what anybody keeps. */
export const adminContract = defineContract({
  findUsers: {
    method: 'POST',
    path: '/api/admin/users/search',
    permission: 'admin',
    summary: 'Accounts whose name or address contains the text, which travels in the body.',
    body: z.object({
      ...page,
      companyId: z.uuid().optional(),
      role: z.enum(USER_ROLES).optional(),
      sort: z.enum(USER_SORTS).default('name'),
    }),
    out: z.object({ users: z.array(userSchema), next: z.uuid().nullable() }),
  },
  inviteUser: {
    method: 'POST',
    path: '/api/admin/users/invitations',
    permission: 'admin',
    summary: 'Invites an address to an account of its own, of no company.',
    body: z.object({ email: z.string().trim().min(1).max(320) }),
    errors: { [ACCOUNT_EXISTS]: 409, [NOT_ADDRESS]: 422 },
  },
  suspendUser: {
    method: 'PUT',
    path: '/api/admin/users/:id/suspension',
    permission: 'admin',
    summary: 'Lets nobody into an account until that is taken back; repeating it does nothing.',
    params: ofUser,
    errors: { [GENERAL_ADMIN]: 409 },
  },
  readmitUser: {
    method: 'DELETE',
    path: '/api/admin/users/:id/suspension',
    permission: 'admin',
    summary: 'Takes a suspension back; repeating it does nothing.',
    params: ofUser,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/users/:id',
    permission: 'admin',
    summary:
      'Deletes an account with all that is kept of its person, who is told by mail; asks for a fresh proof.',
    params: ofUser,
    errors: { [PROOF_NEEDED]: 403, [GENERAL_ADMIN]: 409, [ONLY_COMPANY_ADMIN]: 409 },
  },
  findCompanies: {
    method: 'POST',
    path: '/api/admin/companies/search',
    permission: 'admin',
    summary:
      'Companies whose name or CNPJ contains the text, with their plan and number of people.',
    body: z.object({ ...page, sort: z.enum(COMPANY_SORTS).default('name') }),
    out: z.object({ companies: z.array(companySchema), next: z.uuid().nullable() }),
  },
});
