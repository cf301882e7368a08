import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchAuthSettings } from '../auth-settings.ts';
import styles from '../parts/account.module.css';
import type { CaptchaWidget } from './widget.ts';

export interface Captcha {
  /** Where the widget stands in a form; empty without a service. */
  readonly box: ReactNode;
  /** What a request of the form sends along: nothing where no service is asked. */
  readonly proof: () => Promise<{ captchaToken?: string }>;
}

/**
 * The widget that tells people from programs, for a form whose request asks for it. Nothing of it is
 * fetched unless the server says that it has one. `proof` throws what `failureOf` has words for.
 */
export function useCaptcha(ask = fetchAuthSettings): Captcha {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<Promise<CaptchaWidget | null>>(undefined);
  const show = useRef<() => Promise<CaptchaWidget | null>>(async () => null);

  useEffect(() => {
    show.current = () => {
      shown.current = put(ask, box.current, language);
      return shown.current;
    };
    const first = show.current();
    first.catch(() => undefined);
    return () => {
      const last = shown.current;
      shown.current = undefined;
      void last?.then((widget) => widget?.remove()).catch(() => undefined);
    };
  }, [ask, language]);

  return {
    box: <div ref={box} className={styles.captcha} />,
    async proof() {
      // Where it did not come, another press tries again.
      const widget = await shown.current?.catch(() => show.current().catch(unlessBlocked));
      return widget ? { captchaToken: widget.take() } : {};
    },
  };
}

/** A server that does not say whether it has a widget may well have none: the request tells. */
function unlessBlocked(error: unknown): null {
  if (error instanceof Error && error.name === 'CaptchaProblem') throw error;
  return null;
}

/** The widget in its box; null where the server has none. */
async function put(
  ask: typeof fetchAuthSettings,
  box: HTMLElement | null,
  language: string,
): Promise<CaptchaWidget | null> {
  const { captcha } = await ask();
  if (!captcha || !box?.isConnected) return null;
  const { showCaptcha } = await import('./widget.ts');
  const { colorScheme } = getComputedStyle(document.documentElement);
  const theme = colorScheme === 'dark' ? 'dark' : 'light';
  return showCaptcha(box, captcha, { language, theme });
}
