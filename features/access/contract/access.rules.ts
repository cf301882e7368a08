/** Plans as stored (specification sections 1 and 3); anything else is treated as free. */
export const PLANS = ['free', 'individual', 'empresarial'] as const;
export type Plan = (typeof PLANS)[number];

/** Stored roles; most people have none. */
export type Role = 'admin' | 'company_admin';

/** What the general administration lets single people do beside their role. */
export const GRANTS = ['support_staff'] as const;
export type Grant = (typeof GRANTS)[number];

/** What a company lets single people do with its records: its safety committee (CIPA, SESMT), its auditors. */
export const COMPANY_GRANTS = ['committee', 'auditor'] as const;
export type CompanyGrantKind = (typeof COMPANY_GRANTS)[number];

/** Days of the free trial of a plan (specification section 9). */
export const TRIAL_DAYS = 14;
/** The end of a trial is announced so many days before. */
export const TRIAL_NOTICE_DAYS = 3;
const DAY_MS = 86_400_000;

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

/** The instant at which a trial that begins now ends: the same time of day, 14 days on. */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + TRIAL_DAYS * DAY_MS);
}

/** Whether a trial ends within the days in which its end is announced, or has ended. */
export function isTrialEnding(endsAt: Date, now: Date): boolean {
  return endsAt.getTime() - now.getTime() <= TRIAL_NOTICE_DAYS * DAY_MS;
}
