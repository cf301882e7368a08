import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { calendarDayOf } from '#packages/kernel/wall-clock.ts';

/** The texts of the support, and instants as people say them: `seg, 23 de novembro, 10h40`. */
export function useWords() {
  const { t } = useTranslation('support');
  const zone = useTimeZone();
  const format = useFormat(zone);
  const when = (instant: string) => {
    const day = calendarDayOf(new Date(instant), zone);
    return `${format.weekday(day)}, ${format.date(instant, 'day')}, ${format.time(instant)}`;
  };
  return { t, format, when };
}
