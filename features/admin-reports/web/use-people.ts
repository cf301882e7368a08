import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';

/** How a number of people is said: fewer than ten are protected. */
export function usePeople(): (people: number | null) => string {
  const { t } = useTranslation('admin-reports');
  const format = useFormat();
  return (people) => (people === null ? t('fewer') : format.number(people));
}
