import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** Neutral throughout: a mail shows on locked screens and to whoever looks over a shoulder. */
export const REMINDER_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
