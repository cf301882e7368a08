import { withFragment, withQuery } from '../mailed-links/redirect.rules.ts';
import type { AuthError } from './auth-error.ts';

/** OAuth names of a failure's status (auth protocol, section 4); other statuses have none. */
const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Refusals that OAuth calls `access_denied` whatever their status (same section). */
const DENIALS: readonly string[] = ['provider_email_needs_verification', 'user_banned'];

/** A target that is told of a failure in its fragment, and on request in its query as well. */
export function failureTarget(target: string, error: AuthError, inQuery: boolean): string {
  const oauthError = DENIALS.includes(error.code) ? 'access_denied' : OAUTH_ERRORS[error.status];
  const parameters = {
    ...(oauthError ? { error: oauthError } : {}),
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(inQuery ? withQuery(target, parameters) : target, parameters);
}
