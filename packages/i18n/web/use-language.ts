import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formatter, formatterFor } from '../format.ts';
import type { Language } from '../languages.ts';
import { changeLanguage, currentLanguage } from './start.ts';

/** The language in use and the switch; re-renders when it changes. */
export function useLanguage(): [Language, (language: Language) => Promise<void>] {
  useTranslation();
  return [currentLanguage(), changeLanguage];
}

/** Dates, times and numbers in the language in use; `timeZone` is the person's IANA zone. */
export function useFormat(timeZone?: string): Formatter {
  const [language] = useLanguage();
  return useMemo(() => formatterFor(language, timeZone), [language, timeZone]);
}
