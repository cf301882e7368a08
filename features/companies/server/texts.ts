import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** The mail of an invitation: `{company}`, and `{date}`, the last day of it. */
export const COMPANY_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
