import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** The name of the folder with a person’s files, in the copy of what is theirs. */
export const FILE_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));
