import type { Language } from '../../i18n/languages.ts';
import type { Permission } from '../contract/endpoint.ts';
import { fail } from './problem.ts';

/** Who is calling, as one query of this request found it; nothing here is taken from the token alone. */
export interface Caller {
  userId: string;
  sessionId: string;
  plan: 'free' | 'individual' | 'empresarial';
  role: 'admin' | 'company_admin' | null;
  companyId: string | null;
  language: Language;
  timeZone: string;
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
    (permission === 'admin' && caller.role === 'admin');
  if (!allowed) throw fail('forbidden', 'You do not have permission to do this');
}
