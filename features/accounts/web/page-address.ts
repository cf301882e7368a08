import { type Plan, planOf } from '#features/access/contract/access.rules.ts';
import { companyDomainOf } from '../contract/company-domain.rules.ts';
import { HOME_PATH, returnPath } from '../contract/return-path.ts';

/** Goes to another page of this site; the present one does not stay behind the back button. */
export function leaveFor(path: string): void {
  window.location.replace(path);
}

/**
 * Where a confirmed registration leads, as the auth service wants it: the dashboard (specification
 * section 2), or the page that it was asked to lead to, such as an invitation.
 */
export function confirmationTarget(): string {
  return new URL(wantedPath(), window.location.origin).href;
}

/** The address that somebody was invited by, for the registration; in the fragment, which is sent to nobody. */
export function invitedAddress(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('invited');
}

/** Whether somebody registers to answer an invitation: the plan then comes with the company. */
export const comesByInvitation = (): boolean => wantedPath() === '/invitations';

/** The plan that a link to the registration was about. */
export const planInAddress = (search: string): Plan =>
  planOf(new URLSearchParams(search).get('plan'));

/** Where a password-reset mail leads (specification section 2). */
export function recoveryTarget(): string {
  return new URL('/reset-password', window.location.origin).href;
}

/** The error code that the auth service left in the address after a failed link, if there is one. */
export function errorInAddress(address: { hash: string; search: string }): string | null {
  for (const part of [address.hash.slice(1), address.search]) {
    const parameters = new URLSearchParams(part);
    if (parameters.has('error') || parameters.has('error_code')) {
      return parameters.get('error_code') ?? parameters.get('error');
    }
  }
  return null;
}

/** The code that a visit to another site brought back; worth nothing outside the browser that left. */
export function codeInAddress(search: string): string | null {
  return new URLSearchParams(search).get('code');
}

/** The domain of a company whose own sign-in sent the person here. */
export function companyInAddress(search: string): string | null {
  return companyDomainOf(new URLSearchParams(search).get('company') ?? '');
}

/** The page of this site that the sign-in was asked to lead to. */
export function wantedPath(): string {
  const { search, origin } = window.location;
  return returnPath(new URLSearchParams(search).get('next'), origin);
}

/** The sign-in itself, for those who come back from another site: it knows what is still missing. */
export function signInTarget(): string {
  const target = new URL('/login', window.location.origin);
  const path = wantedPath();
  if (path !== HOME_PATH) target.searchParams.set('next', path);
  return target.href;
}

/** Leaves for another site; the back button leads here again. */
export function visit(address: string): void {
  window.location.assign(address);
}
