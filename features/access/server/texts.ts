import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** What this feature’s mails say: `{plan}` as it stands inside a sentence, `{date}` of the person’s own calendar. */
export const ACCESS_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
