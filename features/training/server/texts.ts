import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** The words of a certificate. */
export const TRAINING_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
