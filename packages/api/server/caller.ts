import type { Language } from '../../i18n/languages.ts';
import type { Endpoint, Permission } from '../contract/endpoint.ts';
import { fail } from './problem.ts';

/** Who is calling, as one query of this request found it; nothing here is taken from the token alone. */
export interface Caller {
  userId: string;
  sessionId: string;
  plan: 'free' | 'individual' | 'empresarial';
  role: 'admin' | 'company_admin' | null;
  /** What the general administration let them do beside their role. */
  grants: readonly string[];
  /** What companies let them read of their records, today. */
  companyGrants: readonly { kind: 'committee' | 'auditor'; companyId: string }[];
  companyId: string | null;
  /** The one that the request asks for, which is that of the screen; otherwise the saved one. */
  language: Language;
  timeZone: string;
  /** What they have agreed to in its wording of today. */
  agreed: { terms: boolean; health: boolean };
}

/**
 * Throws `unauthenticated` or `forbidden` unless the caller may use a route of this permission
 * (specification section 6: a general admin is also a company admin; premium depends on the plan).
 */
export function assertPermission(permission: Permission, caller: Caller | null): void {
  if (permission === 'public') return;
  if (!caller) throw fail('unauthenticated', 'Sign in first');
  const allowed =
    permission === 'signedIn' ||
    (permission === 'premium' && caller.plan !== 'free') ||
    (permission === 'companyAdmin' && caller.role !== null) ||
    (permission === 'supportStaff' &&
      (caller.role === 'admin' || caller.grants.includes('support_staff'))) ||
    (permission === 'companyReader' && (caller.role !== null || caller.companyGrants.length > 0)) ||
    (permission === 'committee' &&
      (caller.role === 'admin' || caller.companyGrants.some(({ kind }) => kind === 'committee'))) ||
    (permission === 'admin' && caller.role === 'admin');
  if (!allowed) throw fail('forbidden', 'You do not have permission to do this');
}

/** Throws `terms_needed` or `health_consent_needed` unless the caller agreed to what the route needs. */
export function assertAgreement(
  { permission, agreement }: Pick<Endpoint, 'permission' | 'agreement'>,
  caller: Caller | null,
): void {
  if (!caller || permission === 'public' || agreement === 'none') return;
  if (!caller.agreed.terms) throw fail('terms_needed', 'Accept the terms of use first');
  if (agreement === 'health') assertHealthAgreed(caller);
}

/** The same where it depends on what is sent: nobody needs to agree to anything to take something back. */
export function assertHealthAgreed({ agreed }: Pick<Caller, 'agreed'>): void {
  if (!agreed.health) {
    throw fail('health_consent_needed', 'Agree to the processing of health data first');
  }
}
