import { useTranslation } from 'react-i18next';
import type { Language } from '../languages.ts';
import { changeLanguage, currentLanguage } from './start.ts';

/** The language in use and the switch; re-renders when it changes. */
export function useLanguage(): [Language, (language: Language) => Promise<void>] {
  useTranslation();
  return [currentLanguage(), changeLanguage];
}
