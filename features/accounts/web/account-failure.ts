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
  | 'busy'
  | 'mail_too_soon'
  | 'sms_too_soon'
  | 'sms_failed'
  | 'code_wrong'
  | 'code_expired'
  | 'code_used'
  | 'factor_gone'
  | 'second_factor_needed'
  | 'key_cancelled'
  | 'key_unknown'
  | 'key_failed'
  | 'company_unknown'
  | 'way_closed'
  | 'provider_email'
  | 'provider_failed'
  | 'name_taken'
  | 'too_many_factors'
  | 'phone_taken'
  | 'key_exists'
  | 'identity_taken'
  | 'identity_last'
  | 'reauthentication_needed'
  | 'company_managed'
  | 'captcha_missing'
  | 'captcha_refused'
  | 'captcha_unavailable'
  | 'offline'
  | 'unexpected';

/** The fields whose values a refusal is about: it says nothing any more once one of them has changed. */
const ABOUT: Partial<Record<AccountFailure, readonly string[]>> = {
  // A password is also weak for what it shares with its owner’s name and address.
  password_weak: ['password', 'fullName', 'email'],
  password_same: ['password'],
  email_taken: ['email'],
  email_refused: ['email'],
};

export const isAbout = (failure: AccountFailure, field: string): boolean =>
  ABOUT[failure]?.includes(field) ?? false;

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
  reauthentication_needed: 'reauthentication_needed',
  reauthentication_not_valid: 'code_wrong',
  flow_state_not_found: 'link_expired',
  flow_state_expired: 'link_expired',
  signup_disabled: 'sign_up_closed',
  email_provider_disabled: 'sign_up_closed',
  over_request_rate_limit: 'too_many',
  over_email_send_rate_limit: 'mail_too_soon',
  over_sms_send_rate_limit: 'sms_too_soon',
  sms_send_failed: 'sms_failed',
  mfa_verification_failed: 'code_wrong',
  mfa_challenge_expired: 'code_expired',
  mfa_ip_address_mismatch: 'code_used',
  mfa_factor_not_found: 'factor_gone',
  insufficient_aal: 'second_factor_needed',
  mfa_factor_name_conflict: 'name_taken',
  too_many_enrolled_mfa_factors: 'too_many_factors',
  too_many_passkeys: 'too_many_factors',
  mfa_verified_factor_exists: 'phone_taken',
  webauthn_credential_not_found: 'key_unknown',
  webauthn_credential_exists: 'key_exists',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'key_exists',
  webauthn_verification_failed: 'key_failed',
  webauthn_challenge_not_found: 'key_failed',
  webauthn_challenge_expired: 'key_failed',
  passkey_disabled: 'way_closed',
  provider_disabled: 'way_closed',
  oauth_provider_not_supported: 'way_closed',
  manual_linking_disabled: 'way_closed',
  saml_provider_disabled: 'company_unknown',
  sso_provider_not_found: 'company_unknown',
  sso_provider_disabled: 'company_unknown',
  user_sso_managed: 'company_managed',
  provider_email_needs_verification: 'provider_email',
  bad_oauth_callback: 'provider_failed',
  bad_oauth_state: 'provider_failed',
  access_denied: 'provider_failed',
  bad_code_verifier: 'provider_failed',
  pkce_code_verifier_not_found: 'provider_failed',
  captcha_missing: 'captcha_missing',
  captcha_failed: 'captcha_refused',
  captcha_unavailable: 'captcha_unavailable',
  identity_already_exists: 'identity_taken',
  single_identity_not_deletable: 'identity_last',
  email_conflict_identity_not_deletable: 'identity_last',
};

/** What auth-js gives or throws; only these members decide, never the message. */
interface AuthErrorLike {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly status?: unknown;
}

/**
 * The reason behind an error of auth-js. A request that never reached the server (status 0, or code
 * that could not be fetched) is `offline`, one that it or a proxy put off is `busy`; a code we do not
 * know is `unexpected`.
 */
export function failureOf(error: unknown): AccountFailure {
  const { code, name, status }: AuthErrorLike =
    typeof error === 'object' && error !== null ? error : {};
  if (name === 'AuthSessionMissingError') return 'link_expired';
  // The person closed the device's question, or it waited too long: the browser does not tell which.
  if (name === 'NotAllowedError' || name === 'AbortError') return 'key_cancelled';
  if (name === 'AuthRetryableFetchError') {
    return status === 0 ? 'offline' : status === 503 ? 'busy' : 'unexpected';
  }
  if (error instanceof TypeError) return 'offline';
  return (typeof code === 'string' && BY_CODE[code]) || 'unexpected';
}
