import type { Language } from '#packages/i18n/languages.ts';
import enUS from './locales/en-US.json' with { type: 'json' };
import esES from './locales/es-ES.json' with { type: 'json' };
import frFR from './locales/fr-FR.json' with { type: 'json' };
import ptBR from './locales/pt-BR.json' with { type: 'json' };

/** The words of the summary itself. */
export type DocumentTexts = typeof ptBR;

/**
 * They live where both sides read them, because the preview, the link and the PDF must say the same,
 * in the language of the person who made the summary and not in that of who reads it.
 */
export const DOCUMENT_TEXTS: Record<Language, DocumentTexts> = {
  'pt-BR': ptBR,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
};
