import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** The words of health records in a table and in the book of a person’s records. */
export const HEALTH_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));

export type HealthWords = (typeof ptBR)['words'];
