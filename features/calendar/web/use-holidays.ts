import { liesIn } from '#features/crisis/contract/country.rules.ts';
import { useCityHolidays } from '#features/reminders/web/index.ts';
import { holidaysOf } from '#packages/kernel/holidays.ts';
import { useWords } from './use-words.ts';

/** What the days of a year are called that Brazil and the person's city have off; none for who lives elsewhere. */
export function useHolidays(year: number, timeZone: string): ReadonlyMap<string, string> {
  const { t } = useWords();
  const municipal = useCityHolidays();
  const names = new Map<string, string>();
  if (!liesIn('BR', timeZone)) return names;
  for (const holiday of holidaysOf(year, { municipal, optional: 'customary' })) {
    const { day, kind } = holiday;
    if (kind === 'municipal' && !names.has(day)) names.set(day, t('holiday.city'));
    if (kind === 'national') names.set(day, t(`holiday.${holiday.name}`));
    // Half days are working days with a shorter end: the month shows those that are free as a whole.
    if (kind !== 'customary' || holiday.hours) continue;
    names.set(day, t('holiday.optional', { name: t(`holiday.${holiday.name}`) }));
  }
  return names;
}
