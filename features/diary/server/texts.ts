import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/**
 * The chapter of the book and the files of a person’s diary, a week, and the sentences of a feedback that
 * belong to no situation. `feedback` and `topics` hold sentences that say the same in several ways.
 */
export const DIARY_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
