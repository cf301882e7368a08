import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';

/** How days are written here, always with their year. */
export function useDates() {
  const format = useFormat(useTimeZone());
  return { day: (day: string) => format.day(day, 'short') };
}
