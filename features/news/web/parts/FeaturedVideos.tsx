import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { NewsCard } from '../../contract/news.contract.ts';
import { NewsCardView } from './NewsCardView.tsx';
import classes from './news.module.css';

interface FeaturedVideosProps {
  items: readonly NewsCard[];
  /** Whether an item can be opened; without it all can. */
  isHere: ((id: string) => boolean) | undefined;
}

/** Films that the administration put at the top. */
export function FeaturedVideos({ items, isHere }: FeaturedVideosProps) {
  const { t } = useTranslation('news');
  return (
    <section aria-labelledby="news-featured">
      <Title order={2} id="news-featured" mb="sm">
        {t('featured')}
      </Title>
      <ul className={classes.featured}>
        {items.map((item) => (
          <li key={item.id}>
            <NewsCardView item={item} reachable={isHere?.(item.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
