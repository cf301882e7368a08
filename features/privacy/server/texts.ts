import type { Language } from '#packages/i18n/languages.ts';
import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';

/** What the records of each kind are, in a line, and the words of the files of a passport that tell of the others. */
export const PRIVACY_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));

/** A line on the records of a kind; a test asks for every kind there is. */
export const kindText = (kind: string, language: Language): string | undefined =>
  (PRIVACY_TEXTS[language].kinds as Readonly<Record<string, string>>)[kind];
