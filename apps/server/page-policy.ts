import {
  CAPTCHA_PAGES,
  CAPTCHA_SOURCES,
  type CaptchaProvider,
} from '#features/accounts/contract/captcha.ts';

/** What a page's policy depends on beside its own inline scripts. */
export interface PagePolicyWish {
  /** By hash, as in `'sha256-…'` without the quotes. */
  readonly scripts: readonly string[];
  /** Address of the page, such as `/login`. */
  readonly address: string;
  readonly production: boolean;
  /** The service whose widget the account forms show; null without one. */
  readonly captcha: CaptchaProvider | null;
}

/**
 * The Content-Security-Policy of a page. Another site's code runs only where an operator set up a
 * captcha service, and then only on the pages that show its widget.
 */
export function pagePolicy({ scripts, address, production, captcha }: PagePolicyWish): string {
  const foreign = captcha && CAPTCHA_PAGES.includes(address) ? CAPTCHA_SOURCES[captcha] : [];
  const from = (directive: string, ...sources: string[]) =>
    [directive, ...sources, ...foreign].join(' ');
  return [
    "default-src 'none'",
    from('script-src', "'self'", ...scripts.map((hash) => `'${hash}'`)),
    // Mantine writes style attributes.
    from('style-src', "'self'", "'unsafe-inline'"),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    from('connect-src', "'self'"),
    ...(foreign.length > 0 ? [from('frame-src')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(production ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Where people see and hear each other. */
const CALL_PAGES = ['/sala'];
const CALL_DEVICES = ['camera', 'microphone', 'display-capture'] as const;
/** What no page of ours asks a browser for. */
const NEVER = ['geolocation', 'midi', 'payment', 'serial', 'usb'] as const;

/** The Permissions-Policy of a page: camera, microphone and screen are for the page of a call alone. */
export function pagePermissions(address: string): string {
  const given = CALL_PAGES.includes(address) ? 'self' : '';
  return [...CALL_DEVICES.map((name) => [name, given]), ...NEVER.map((name) => [name, ''])]
    .map(([name, sources]) => `${name}=(${sources})`)
    .join(', ');
}
