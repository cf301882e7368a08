import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { secondsOfVideo } from '#features/content/contract/video.ts';
import { lengthOf } from '#features/content/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { NewsCard } from '../../contract/news.contract.ts';
import classes from './news.module.css';

/** Who wrote it, when it came out and how long it takes. */
export function NewsMeta({ item }: { item: NewsCard }) {
  const { t } = useTranslation('news');
  const format = useFormat(useMe()?.timeZone);
  return (
    <p className={classes.meta}>
      {item.author} · <time dateTime={item.publishedAt}>{format.date(item.publishedAt)}</time> ·{' '}
      {item.video
        ? t('length', { length: lengthOf(secondsOfVideo(item.video)) })
        : t('minutes', { count: item.minutes })}
    </p>
  );
}
