import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** What a time that is taken and an event without a title are called, a person’s events as a file and in their book. */
export const CALENDAR_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
