import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { DEFAULT_TIME_ZONE, dayOf } from '#packages/kernel/day.ts';

/** How days and instants are written here, always with their year, and which day it is in São Paulo. */
export function useDates() {
  const format = useFormat(useTimeZone());
  return {
    format,
    day: (day: string) => format.day(day, 'short'),
    at: (instant: string) => format.dateTime(instant, 'short'),
    today: dayOf(new Date(), DEFAULT_TIME_ZONE),
  };
}
