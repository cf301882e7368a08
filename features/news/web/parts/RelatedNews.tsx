import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { NewsCategory } from '../../contract/news.contract.ts';
import { useRelated } from '../news.api.ts';
import { NewsCardView } from './NewsCardView.tsx';
import classes from './news.module.css';

/** A few more of the same category; nothing where there are none, or none could be had. */
export function RelatedNews({ category, besides }: { category: NewsCategory; besides: string }) {
  const { t } = useTranslation('news');
  const { data = [] } = useRelated(category, besides);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="news-related">
      <Title order={2} id="news-related" mb="sm">
        {t('related', { category: t(`category.${category}`) })}
      </Title>
      <ul className={classes.related}>
        {data.map((item) => (
          <li key={item.id}>
            <NewsCardView item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
