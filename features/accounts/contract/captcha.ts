/** Services that tell people from programs, by their names in the auth protocol. */
export const CAPTCHA_PROVIDERS = ['hcaptcha', 'turnstile'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** What a page shows a widget with. */
export interface CaptchaChoice {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
}

/** Pages with a form whose request needs an answer of the widget. */
export const CAPTCHA_PAGES: readonly string[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm',
];

/** Where each widget loads its code from, draws its frames and asks its questions. */
export const CAPTCHA_SOURCES: Readonly<Record<CaptchaProvider, readonly string[]>> = {
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
};
