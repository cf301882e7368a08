import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/**
 * What stands on a locked screen that others may see: that something is there, never what it is
 * about. Nothing of mood, health or content.
 */
export const NOTIFICATION_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
