import * as z from 'zod';
import { PROOF_NEEDED } from '#features/accounts/contract/account.contract.ts';
import { COMPANY_FULL } from '#features/companies/contract/invitations.contract.ts';
import { NOT_CONFIRMED, ONLY_COMPANY_ADMIN } from '#features/companies/contract/people.contract.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { USER_ROLES } from './admin.contract.ts';

/** Code of a change of one's own role, which somebody else makes. */
export const OWN_ROLE = 'own_role';
/** Code of making somebody an admin of their company who belongs to none. */
export const NO_COMPANY = 'no_company';
/** Code of a company to move somebody into that is not there any more. */
export const COMPANY_GONE = 'company_gone';
/** Code of a change of a plan that the person has by their company. */
export const COMPANY_PLAN = 'company_plan';
/** Code of a change of a plan that the person pays for. */
export const PAID_PLAN = 'paid_plan';
/** Code of a last day that is over. */
export const BAD_LAST_DAY = 'bad_last_day';

const ofUser = z.object({ id: idSchema });

/** What the general administration changes of an account; its person is told of each. */
export const userChangesContract = defineContract({
  setRole: {
    method: 'PUT',
    path: '/api/admin/users/:id/role',
    permission: 'admin',
    summary:
      'Gives somebody else a role, or none; a company admin is one of the company that they belong to. The general one asks for a fresh proof.',
    params: ofUser,
    body: z.object({ role: z.enum(USER_ROLES) }),
    errors: {
      [PROOF_NEEDED]: 403,
      [OWN_ROLE]: 409,
      [NO_COMPANY]: 409,
      [NOT_CONFIRMED]: 409,
      [ONLY_COMPANY_ADMIN]: 409,
    },
  },
  setCompany: {
    method: 'PUT',
    path: '/api/admin/users/:id/company',
    permission: 'admin',
    summary:
      'Moves a person into a company or, with null, out of theirs; what they keep here stays theirs.',
    params: ofUser,
    body: z.object({ companyId: z.uuid().nullable() }),
    errors: {
      [COMPANY_GONE]: 409,
      [COMPANY_FULL]: 409,
      [NOT_CONFIRMED]: 409,
      [ONLY_COMPANY_ADMIN]: 409,
    },
  },
  setPlan: {
    method: 'PUT',
    path: '/api/admin/users/:id/plan',
    permission: 'admin',
    summary:
      'Gives a person the individual plan, until a day or without an end, or the free one; not where somebody pays for theirs.',
    params: ofUser,
    body: z.discriminatedUnion('plan', [
      z.object({ plan: z.literal('free') }),
      z.object({
        plan: z.literal('individual'),
        /** The last day, by the clock of who gives it; null for no end. */
        lastDay: z.iso.date().nullable(),
      }),
    ]),
    errors: { [COMPANY_PLAN]: 409, [PAID_PLAN]: 409, [BAD_LAST_DAY]: 422 },
  },
});
