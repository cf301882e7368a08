import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** The words of a certificate, and of the courses in the book of a person’s records. */
export const TRAINING_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
