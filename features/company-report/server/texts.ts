import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** The words of a report on paper and in a file; `means` are of halves of a level, from 1.5 on. */
export const COMPANY_REPORT_TEXTS = localeTexts<typeof ptBR>(
  new URL('./locales/', import.meta.url),
);
