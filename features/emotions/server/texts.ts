import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** The words of the report on paper, of the table, and of the chapters in the book of a person’s records. */
export const EMOTION_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
