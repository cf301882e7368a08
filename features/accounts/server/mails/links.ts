import type { EmailVerifyType } from '../mailed-links/one-time.rules.ts';

export interface LinkParts {
  token: string;
  type: EmailVerifyType;
  redirectTo: string;
}

/** The protocol's own link: opening it uses the token up and leads on. */
export function verifyAddress(siteUrl: string, { token, type, redirectTo }: LinkParts): string {
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return `${siteUrl}/auth/v1/verify?${query}`;
}

/** Our page with a button: a mail scanner that opens it uses nothing up. */
export function confirmAddress(siteUrl: string, { token, type, redirectTo }: LinkParts): string {
  const query = new URLSearchParams({ token_hash: token, type, redirect_to: redirectTo });
  return `${siteUrl}/confirm?${query}`;
}
