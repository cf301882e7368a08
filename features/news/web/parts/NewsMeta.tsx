import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { NewsCard } from '../../contract/news.contract.ts';
import { lengthOf } from '../rules/video.rules.ts';
import classes from './news.module.css';

/** Who wrote it, when it came out and how long it takes. */
export function NewsMeta({ item }: { item: NewsCard }) {
  const { t } = useTranslation('news');
  const format = useFormat(useMe()?.timeZone);
  return (
    <p className={classes.meta}>
      {item.author} · <time dateTime={item.publishedAt}>{format.date(item.publishedAt)}</time> ·{' '}
      {item.video
        ? t('length', { length: lengthOf(item.video.seconds) })
        : t('minutes', { count: item.minutes })}
    </p>
  );
}
