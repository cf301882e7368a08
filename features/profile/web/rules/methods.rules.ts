/** Words for how somebody signed in; each has its text in the locale files. */
export type MethodWord =
  | 'password'
  | 'mail'
  | 'phone'
  | 'provider'
  | 'company'
  | 'passkey'
  | 'other';

const METHODS: Readonly<Record<string, MethodWord>> = {
  password: 'password',
  otp: 'mail',
  magiclink: 'mail',
  recovery: 'mail',
  invite: 'mail',
  'email/signup': 'mail',
  email_change: 'mail',
  sms: 'phone',
  oauth: 'provider',
  id_token: 'provider',
  'sso/saml': 'company',
  passkey: 'passkey',
};

/** The word for a method of the `amr` claim; `other` for one that the screen does not know. */
export function methodOf(method: string | null): MethodWord {
  return METHODS[method ?? ''] ?? 'other';
}

/** Whether an organization looks after the account: it says who they are, and with what password. */
export function isManaged(
  user: { readonly identities?: readonly { readonly provider: string }[] } | undefined,
): boolean {
  return user?.identities?.some(({ provider }) => provider.startsWith('sso:')) ?? false;
}

const FACTORS = ['totp', 'phone', 'webauthn', 'recovery_code', 'passkey'] as const;

/** The word for a kind of factor in the record of an account. */
export function factorOf(factor: string | null): (typeof FACTORS)[number] | 'other' {
  return FACTORS.find((known) => known === factor) ?? 'other';
}

const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  azure: 'Microsoft',
  apple: 'Apple',
  github: 'GitHub',
};

/** The name that a provider has for people; the configured one where it is none of ours. */
export function providerOf(provider: string | null): string {
  return PROVIDER_NAMES[provider ?? ''] ?? provider ?? '';
}
