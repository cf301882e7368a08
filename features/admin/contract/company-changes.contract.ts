import * as z from 'zod';
import { PROOF_NEEDED } from '#features/accounts/contract/account.contract.ts';
import { isCnpj, normalizeCnpj } from '#features/companies/contract/cnpj.rules.ts';
import {
  CNPJ_TAKEN,
  companyNameSchema,
} from '#features/companies/contract/company-profile.contract.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';

const name = companyNameSchema;
const cnpj = z.string().max(40).refine(isCnpj).transform(normalizeCnpj);
const ofCompany = z.object({ id: idSchema });
const errors = { [CNPJ_TAKEN]: 409 } as const;

/** What the general administration changes of companies; nothing of what their people keep. */
export const companyChangesContract = defineContract({
  createCompany: {
    method: 'POST',
    path: '/api/admin/companies',
    permission: 'admin',
    summary: 'Adds a company without people; a CNPJ that is here already is refused.',
    body: z.object({ name, cnpj }),
    out: z.object({ id: z.uuid() }),
    errors,
  },
  changeCompany: {
    method: 'PATCH',
    path: '/api/admin/companies/:id',
    permission: 'admin',
    summary: 'Changes name and CNPJ of a company; one without a CNPJ may stay so.',
    params: ofCompany,
    body: z.object({ name, cnpj: cnpj.optional() }),
    errors,
  },
  deleteCompany: {
    method: 'DELETE',
    path: '/api/admin/companies/:id',
    permission: 'admin',
    summary:
      'Deletes a company with its plan, invitations and numbers; its people keep their accounts and all that is theirs. Asks for a fresh proof.',
    params: ofCompany,
    errors: { [PROOF_NEEDED]: 403 },
  },
});
