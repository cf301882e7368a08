import { liesIn } from '#features/crisis/contract/country.rules.ts';
import { brazilianHolidays } from './rules/holidays.rules.ts';
import { useWords } from './use-words.ts';

/** What the days of a year are called that Brazil has off; none for somebody who lives elsewhere. */
export function useHolidays(year: number, timeZone: string): ReadonlyMap<string, string> {
  const { t } = useWords();
  if (!liesIn('BR', timeZone)) return new Map();
  return new Map(
    brazilianHolidays(year).map(({ day, name, optional }) => {
      const word = t(`holiday.${name}`);
      return [day, optional ? t('holiday.optional', { name: word }) : word];
    }),
  );
}
