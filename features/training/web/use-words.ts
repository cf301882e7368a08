import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';

/** How hours, minutes and days of courses are said, in the language in use and on the person's calendar. */
export function useWords() {
  const { t } = useTranslation(['training', 'common']);
  const format = useFormat(useMe()?.timeZone);
  const hours = (count: number) =>
    count < 1
      ? t('minutes', { minutes: format.number(count * 60) })
      : t('hours', { count, hours: format.number(count) });
  /** The day of a completion; nothing where there is none. */
  const completed = (at: string | null) =>
    at ? t('completedOn', { date: format.date(at, 'long') }) : t('state.completed');
  /** Until when a certificate is valid, or since when it is not any more; nothing for one without end. */
  const expiry = ({ expiresAt }: { expiresAt: string | null }) => {
    if (!expiresAt) return '';
    const date = format.date(expiresAt, 'long');
    return t(new Date(expiresAt) <= new Date() ? 'expired' : 'expires', { date });
  };
  return { t, format, hours, completed, expiry };
}
