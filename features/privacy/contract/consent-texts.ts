import type { Language } from '#packages/i18n/languages.ts';
import enUS from './locales/en-US.json' with { type: 'json' };
import esES from './locales/es-ES.json' with { type: 'json' };
import frFR from './locales/fr-FR.json' with { type: 'json' };
import ptBR from './locales/pt-BR.json' with { type: 'json' };

export type ConsentPurpose = keyof typeof ptBR;

/**
 * What a person agrees to, word for word: the screen shows these texts and the record keeps their
 * hash, so they live where both sides read them. Changing one asks everybody again.
 */
export const CONSENT_TEXTS: Readonly<Record<Language, Readonly<Record<ConsentPurpose, string>>>> = {
  'pt-BR': ptBR,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
};
export const CONSENT_PURPOSES = Object.keys(ptBR) as ConsentPurpose[];
