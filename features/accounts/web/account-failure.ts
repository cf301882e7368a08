/** Why the auth service refused, in the words that have a text in the locale files. */
export type AccountFailure =
  | 'incorrect_credentials'
  | 'email_not_confirmed'
  | 'account_blocked'
  | 'email_taken'
  | 'email_refused'
  | 'password_weak'
  | 'password_same'
  | 'link_expired'
  | 'sign_up_closed'
  | 'too_many'
  | 'mail_too_soon'
  | 'offline'
  | 'unexpected';

const BY_CODE: Readonly<Record<string, AccountFailure>> = {
  invalid_credentials: 'incorrect_credentials',
  email_not_confirmed: 'email_not_confirmed',
  user_banned: 'account_blocked',
  user_already_exists: 'email_taken',
  email_exists: 'email_taken',
  email_address_invalid: 'email_refused',
  email_address_not_authorized: 'email_refused',
  weak_password: 'password_weak',
  same_password: 'password_same',
  otp_expired: 'link_expired',
  session_not_found: 'link_expired',
  session_expired: 'link_expired',
  session_missing: 'link_expired',
  bad_jwt: 'link_expired',
  no_authorization: 'link_expired',
  reauthentication_needed: 'link_expired',
  flow_state_not_found: 'link_expired',
  flow_state_expired: 'link_expired',
  signup_disabled: 'sign_up_closed',
  email_provider_disabled: 'sign_up_closed',
  over_request_rate_limit: 'too_many',
  over_email_send_rate_limit: 'mail_too_soon',
};

/** What auth-js gives or throws; only these members decide, never the message. */
interface AuthErrorLike {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly status?: unknown;
}

/**
 * The reason behind an error of auth-js. A request that never reached the server (status 0, or code
 * that could not be fetched) is `offline`; a code we do not know is `unexpected`.
 */
export function failureOf(error: unknown): AccountFailure {
  const { code, name, status }: AuthErrorLike =
    typeof error === 'object' && error !== null ? error : {};
  if (name === 'AuthSessionMissingError') return 'link_expired';
  if (name === 'AuthRetryableFetchError') return status === 0 ? 'offline' : 'unexpected';
  if (error instanceof TypeError) return 'offline';
  return (typeof code === 'string' && BY_CODE[code]) || 'unexpected';
}
