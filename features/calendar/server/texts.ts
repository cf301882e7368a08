import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** What a time that is taken, and an event without a title, are called, and the file of a person’s events. */
export const CALENDAR_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
