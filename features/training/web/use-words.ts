import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';

/** How hours and days of courses are said, in the language in use and on the person's calendar. */
export function useWords() {
  const { t } = useTranslation(['training', 'common']);
  const format = useFormat(useMe()?.timeZone);
  const hours = (count: number) => t('hours', { count, hours: format.number(count) });
  /** The day of a completion; nothing where there is none. */
  const completed = (at: string | null) =>
    at ? t('completedOn', { date: format.date(at, 'long') }) : t('state.completed');
  return { t, format, hours, completed };
}
