import { counted } from '#packages/i18n/fill.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';

/**
 * The message with a code. Its last line binds the code to the site, so that a phone offers to fill
 * it in there and nowhere else.
 */
export function codeMessage(
  language: Language,
  { code, minutes, siteUrl }: { code: string; minutes: number; siteUrl: string },
): string {
  const text = counted(ACCOUNT_TEXTS[language].smsCode, minutes, { code });
  return `${text}\n\n@${new URL(siteUrl).hostname} #${code}`;
}
