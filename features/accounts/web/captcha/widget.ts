import type { CaptchaChoice, CaptchaProvider } from '../../contract/captcha.ts';

/** Why there is no answer to send; `code` is what the screens have words for. */
export class CaptchaProblem extends Error {
  readonly code: 'captcha_missing' | 'captcha_unavailable';

  constructor(code: CaptchaProblem['code']) {
    super(code);
    this.name = 'CaptchaProblem';
    this.code = code;
  }
}

export interface CaptchaWidget {
  /** The answer for one request; the widget then begins anew. Throws `captcha_missing`. */
  take(): string;
  remove(): void;
}

export interface CaptchaLook {
  /** Language of the page, such as `pt-BR`. */
  readonly language: string;
  readonly theme: 'light' | 'dark';
}

/** What both services' own code offers under its name on `window`. */
interface CaptchaApi {
  render(box: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  getResponse(widget: string): string | undefined;
  reset(widget: string): void;
  remove(widget: string): void;
}

/** Called by the service's code once it is ready. */
const READY = 'florescerCaptchaReady';
/** Pixels that the ordinary widget needs. */
const ORDINARY_WIDTH = 303;

const SCRIPTS: Record<CaptchaProvider, (look: CaptchaLook) => string> = {
  hcaptcha: ({ language }) =>
    `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&onload=${READY}&hl=${hcaptchaLanguage(language)}`,
  turnstile: () =>
    `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${READY}`,
};

const hcaptchaLanguage = (language: string) =>
  language === 'pt-BR' ? language : language.slice(0, 2);

/**
 * Shows a service's widget in a box, its code fetched at the first call. Rejects with
 * `captcha_unavailable` when the code does not come.
 */
export async function showCaptcha(
  box: HTMLElement,
  { provider, siteKey }: CaptchaChoice,
  look: CaptchaLook,
): Promise<CaptchaWidget> {
  const api = apiOf(provider) ?? (await loadOnce(provider, look));
  // A frame of its own: the services write into it, and React keeps the box.
  const place = box.appendChild(document.createElement('div'));
  const widget = api.render(place, {
    sitekey: siteKey,
    theme: look.theme,
    language: look.language.toLowerCase(),
    size: box.clientWidth > 0 && box.clientWidth < ORDINARY_WIDTH ? 'compact' : 'normal',
  });
  return {
    take() {
      const answer = api.getResponse(widget);
      if (!answer) throw new CaptchaProblem('captcha_missing');
      api.reset(widget);
      return answer;
    },
    remove() {
      api.remove(widget);
      place.remove();
    },
  };
}

let loading: Promise<CaptchaApi> | undefined;

/** One script for all widgets of the page; after a failure the next call tries again. */
function loadOnce(provider: CaptchaProvider, look: CaptchaLook): Promise<CaptchaApi> {
  loading ??= load(provider, look).finally(() => {
    loading = undefined;
  });
  return loading;
}

function load(provider: CaptchaProvider, look: CaptchaLook): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new CaptchaProblem('captcha_unavailable'));
    };
    Reflect.set(window, READY, () => {
      const api = apiOf(provider);
      if (api) resolve(api);
      else fail();
    });
    script.src = SCRIPTS[provider](look);
    script.async = true;
    script.onerror = fail;
    document.head.append(script);
  });
}

function apiOf(provider: CaptchaProvider): CaptchaApi | undefined {
  return Reflect.get(window, provider);
}
