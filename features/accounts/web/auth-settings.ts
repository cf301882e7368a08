import { useCallback, useRef } from 'react';
import { CAPTCHA_PROVIDERS, type CaptchaChoice } from '../contract/captcha.ts';
import { PUBLISHABLE_KEY } from '../contract/keys.ts';

/** Other people's accounts that the screens have a button for, as the auth service names them. */
export const PROVIDERS = ['google', 'azure', 'apple', 'github'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What is switched on at this server beside e-mail and password. */
export interface AuthSettings {
  readonly providers: readonly Provider[];
  /** People of a company sign in at the company's own provider. */
  readonly companies: boolean;
  readonly passkeys: boolean;
  readonly linking: boolean;
  readonly secondFactors: readonly SecondFactorType[];
  /** The widget that people pass before they sign up or in; null where there is none. */
  readonly captcha: CaptchaChoice | null;
}

export const SECOND_FACTOR_TYPES = ['totp', 'webauthn', 'phone'] as const;
export type SecondFactorType = (typeof SECOND_FACTOR_TYPES)[number];

interface Answer {
  readonly external?: Readonly<Record<string, unknown>>;
  readonly saml_enabled?: unknown;
  readonly passkeys_enabled?: unknown;
  readonly manual_linking_enabled?: unknown;
  readonly second_factors?: Readonly<Record<string, unknown>>;
  readonly captcha?: { readonly provider?: unknown; readonly site_key?: unknown };
}

/** Asks the auth service what is on. Rejects without an answer. */
export async function fetchAuthSettings(): Promise<AuthSettings> {
  const response = await fetch('/auth/v1/settings', { headers: { apikey: PUBLISHABLE_KEY } });
  if (!response.ok) throw new Error(`The settings were answered ${response.status}`);
  const answer = (await response.json()) as Answer;
  return {
    providers: PROVIDERS.filter((name) => answer.external?.[name] === true),
    companies: answer.saml_enabled === true,
    passkeys: answer.passkeys_enabled === true,
    linking: answer.manual_linking_enabled === true,
    secondFactors: SECOND_FACTOR_TYPES.filter((type) => answer.second_factors?.[type] === true),
    captcha: captchaIn(answer),
  };
}

function captchaIn({ captcha }: Answer): CaptchaChoice | null {
  const provider = CAPTCHA_PROVIDERS.find((name) => name === captcha?.provider);
  const siteKey = captcha?.site_key;
  return provider && typeof siteKey === 'string' ? { provider, siteKey } : null;
}

/**
 * Whether this browser offers keys at this address: it needs the API, and a page that has a name,
 * since a key belongs to a name and never to an IP address.
 */
export function canUseKeys({ hostname } = window.location): boolean {
  const isAddress = hostname.includes(':') || /^[\d.]+$/.test(hostname);
  return 'PublicKeyCredential' in window && window.isSecureContext && !isAddress;
}

/** Asks what is on at this server once for all parts of a screen, and anew after a failure. */
export function useSettingsOnce(): () => Promise<AuthSettings> {
  const asked = useRef<Promise<AuthSettings>>(undefined);
  return useCallback(() => {
    asked.current ??= fetchAuthSettings().catch((error: unknown) => {
      asked.current = undefined;
      throw error;
    });
    return asked.current;
  }, []);
}
