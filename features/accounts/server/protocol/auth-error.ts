/** Codes of the auth protocol that this server answers with. */
export type AuthErrorCode =
  | 'unexpected_failure'
  | 'unknown'
  | 'validation_failed'
  | 'bad_json'
  | 'email_exists'
  | 'phone_exists'
  | 'bad_jwt'
  | 'not_admin'
  | 'no_authorization'
  | 'user_not_found'
  | 'session_not_found'
  | 'session_expired'
  | 'refresh_token_not_found'
  | 'refresh_token_already_used'
  | 'flow_state_not_found'
  | 'flow_state_expired'
  | 'user_banned'
  | 'invite_not_found'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'bad_oauth_callback'
  | 'flow_state_already_used'
  | 'provider_email_needs_verification'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'single_identity_not_deletable'
  | 'email_conflict_identity_not_deletable'
  | 'user_sso_managed'
  | 'web3_unsupported_chain'
  | 'sso_provider_not_found'
  | 'sso_provider_disabled'
  | 'sso_domain_already_exists'
  | 'saml_idp_already_exists'
  | 'saml_entity_id_mismatch'
  | 'saml_metadata_fetch_failed'
  | 'saml_relay_state_not_found'
  | 'saml_relay_state_expired'
  | 'saml_assertion_no_user_id'
  | 'saml_assertion_no_email'
  | 'bad_oauth_state'
  | 'manual_linking_disabled'
  | 'anonymous_provider_disabled'
  | 'saml_provider_disabled'
  | 'web3_provider_disabled'
  | 'passkey_disabled'
  | 'feature_disabled'
  | 'phone_not_confirmed'
  | 'over_sms_send_rate_limit'
  | 'insufficient_aal'
  | 'too_many_enrolled_mfa_factors'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_challenge_expired'
  | 'mfa_verification_failed'
  | 'mfa_verified_factor_exists'
  | 'mfa_totp_enroll_not_enabled'
  | 'mfa_totp_verify_not_enabled'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_phone_verify_not_enabled'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'mfa_recovery_codes_sole_factor'
  | 'mfa_recovery_codes_locked'
  | 'too_many_passkeys'
  | 'webauthn_credential_exists'
  | 'webauthn_challenge_not_found'
  | 'webauthn_challenge_expired'
  | 'webauthn_verification_failed'
  | 'conflict'
  | 'email_not_confirmed'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'same_password'
  | 'weak_password'
  | 'otp_expired'
  | 'otp_disabled'
  | 'over_request_rate_limit'
  | 'over_email_send_rate_limit'
  | 'bad_code_verifier'
  | 'request_timeout'
  | 'request_entity_too_large'
  | 'captcha_failed'
  | 'invalid_credentials';

/** An expected refusal of the auth service, answered in the protocol's two forms. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: AuthErrorCode;
  /** Further members of the body, such as `weak_password`. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: AuthErrorCode,
    message: string,
    {
      details = {},
      retryAfterSeconds,
    }: { details?: Readonly<Record<string, unknown>>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 400 in the form of OAuth (`error`, `error_description`), as foreign tokens and wallets get it. */
export class OAuthError extends Error {
  readonly error: 'invalid request' | 'invalid nonce' | 'invalid_grant';

  constructor(error: OAuthError['error'], description: string) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
  }
}

/** 400 `validation_failed`: the request itself is not in order. */
export function invalidRequest(message: string, status = 400): AuthError {
  return new AuthError(status, 'validation_failed', message);
}

/** 400 `invalid_credentials`, the same for an unknown person and a wrong password. */
export function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** `phone_provider_disabled`: people do not sign in by phone on this server. */
export function phoneDisabled(status: 400 | 422 = 400): AuthError {
  return new AuthError(status, 'phone_provider_disabled', 'Phone logins are disabled');
}

/** 403 `otp_expired`, the same for a wrong, used or expired code and an unknown person. */
export function invalidCode(): AuthError {
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
}

/** 422 `email_exists`, where the protocol tells that an address is taken. */
export function emailExists(): AuthError {
  return new AuthError(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}
