import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** The mail of an answer. Its subject is the `{number}` alone: what a ticket is about shows on no locked screen. */
export const SUPPORT_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
