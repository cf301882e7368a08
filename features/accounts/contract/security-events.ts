/** What the record of an account's security knows; each word has its text in the locale files. */
export const SECURITY_EVENT_KINDS = [
  'signed_in',
  'sign_in_guessed',
  'recovery_requested',
  'recovery_used',
  'password_changed',
  'email_changed',
  'phone_changed',
  'factor_added',
  'factor_removed',
  'factor_removal_requested',
  'factor_removal_stopped',
  'identity_linked',
  'identity_unlinked',
  'session_ended',
  'data_exported',
  'data_brought_in',
  'company_joined',
  'company_left',
  'company_removed',
  'company_admin_given',
  'company_admin_ended',
  'role_changed',
  'company_changed',
  'plan_changed',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Particulars of an event, all of them words of ours. */
export interface SecurityEventDetails {
  /** How the person proved themselves, as in the `amr` claim: `password`, `otp`, `oauth`. */
  method?: string;
  /** `totp`, `phone`, `webauthn`, `recovery_code` or `passkey`. */
  factor?: string;
  /** Name of the configured provider of an identity. */
  provider?: string;
  /** Which sessions ended. */
  sessions?: 'one' | 'others' | 'all';
  /** Why, where nobody did it by hand: a used-up token came back, an operator acted, the wait was over. */
  because?: 'token_reused' | 'operator' | 'waited';
  /** How many records came in. */
  records?: number;
}
