import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { NewsItem } from '../../contract/news.contract.ts';
import classes from './news.module.css';

/** When the text was changed, where that was on a later day than its publication. */
export function UpdatedNote({ item: { publishedAt, updatedAt } }: { item: NewsItem }) {
  const { t } = useTranslation('news');
  const format = useFormat(useMe()?.timeZone);
  const date = format.date(updatedAt);
  if (updatedAt < publishedAt || date === format.date(publishedAt)) return null;
  return <p className={classes.meta}>{t('updated', { date })}</p>;
}
