import type { Plan, Role } from './access.contract.ts';

/** Plan as the product treats a stored `plan_type`: unknown or missing is free (specification section 4). */
export function planOf(stored: string | null | undefined): Plan {
  return stored === 'individual' || stored === 'empresarial' ? stored : 'free';
}

/** The derived flags of specification section 4: a general admin is also a company admin. */
export function flagsOf(plan: Plan, role: Role | null) {
  return {
    isAdmin: role === 'admin',
    isCompanyAdmin: role === 'company_admin' || role === 'admin',
    hasPremiumAccess: plan !== 'free',
  };
}
