import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** What the mails of a consultation say. In person there is a `{place}` instead of a room and its link. */
export const MEETING_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
