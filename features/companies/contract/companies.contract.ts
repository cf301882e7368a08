import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

import { isCnpj, normalizeCnpj } from './cnpj.rules.ts';
import { CNPJ_TAKEN, companyNameSchema } from './company-profile.contract.ts';
import { NOT_CONFIRMED } from './people.contract.ts';

/** Code of somebody who belongs to a company: they leave it before they register their own. */
export const HAS_COMPANY = 'has_company';

export const companiesContract = defineContract({
  foundCompany: {
    method: 'POST',
    path: '/api/companies',
    permission: 'signedIn',
    policy: 'Whoever belongs to no company and has confirmed their address.',
    summary:
      'Registers a company with the caller as its admin, and begins its trial where they never had a plan.',
    body: z.object({
      name: companyNameSchema,
      cnpj: z.string().max(40).refine(isCnpj, { error: 'not a CNPJ' }).transform(normalizeCnpj),
    }),
    errors: { [HAS_COMPANY]: 409, [CNPJ_TAKEN]: 409, [NOT_CONFIRMED]: 409 },
  },
  stopAwaitingInvitation: {
    method: 'DELETE',
    path: '/api/companies/awaited-invitation',
    permission: 'signedIn',
    agreement: 'none',
    summary:
      'Puts away the note to a person who registered a company that was here already; repeating it does nothing.',
  },
});
