import * as z from 'zod';
import { CAPTCHA_PROVIDERS } from '#features/accounts/contract/captcha.ts';
import { isLoopback } from '#packages/kernel/index.ts';

/** A service whose widget people pass before they sign up or in. */
export interface CaptchaSettings {
  provider: 'hcaptcha' | 'turnstile';
  /** Public; the widget on our pages names it. */
  siteKey: string;
  secret: string;
  /** Where an answer of the widget is checked. */
  verifyUrl: string;
}

/** A service that tells people from programs at sign-up, sign-in and mail requests. Off without. */
export const captchaVariables = {
  CAPTCHA_PROVIDER: z.enum(CAPTCHA_PROVIDERS).optional(),
  CAPTCHA_SITE_KEY: z.string().trim().min(1).optional(),
  CAPTCHA_SECRET: z.string().trim().min(1).optional(),
  /** Only where the service is not asked at its usual address. */
  CAPTCHA_VERIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
};
type Variables = z.output<z.ZodObject<typeof captchaVariables>>;

const VERIFY_URLS = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;

/** The configured service, and everything that is wrong with its configuration. */
export function captchaOf(variables: Variables): {
  captcha: CaptchaSettings | null;
  problems: string[];
} {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey } = variables;
  const { CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: otherUrl } = variables;
  if (!provider && !siteKey && !secret && !otherUrl) return { captcha: null, problems: [] };
  if (!provider || !siteKey || !secret) {
    const problem =
      'CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY and CAPTCHA_SECRET go together: set all or none';
    return { captcha: null, problems: [problem] };
  }
  if (otherUrl?.startsWith('http:') && !isLoopback(new URL(otherUrl).hostname)) {
    return { captcha: null, problems: ['CAPTCHA_VERIFY_URL must start with https://'] };
  }
  const verifyUrl = otherUrl ?? VERIFY_URLS[provider];
  return { captcha: { provider, siteKey, secret, verifyUrl }, problems: [] };
}
