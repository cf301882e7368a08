import { useMemo } from 'react';
import { type Formatter, formatterFor } from '../format.ts';
import { useLanguage } from './use-language.ts';

/** Dates, times and numbers in the language in use; `timeZone` is the person's IANA zone. */
export function useFormat(timeZone?: string): Formatter {
  const [language] = useLanguage();
  return useMemo(() => formatterFor(language, timeZone), [language, timeZone]);
}
