import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/**
 * What mails, receipts, the table of places and the page for cards say. `{amount}` has its currency, and
 * `{date}` is the day of the person’s own calendar.
 */
export const PAYMENT_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
