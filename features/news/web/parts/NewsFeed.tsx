import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { NewsView } from '../use-news-view.ts';
import { AllNewsButton } from './AllNewsButton.tsx';
import { FeaturedVideos } from './FeaturedVideos.tsx';
import { NewsList } from './NewsList.tsx';
import classes from './news.module.css';

/** The featured videos and the items that were asked for, or what stands in their place. */
export function NewsFeed({ view }: { view: NewsView }) {
  const { t } = useTranslation('news');
  const { items, featured, searching, query } = view;
  const hasItems = items.length > 0;
  if (!hasItems && featured.length === 0) return <Instead view={view} />;
  return (
    <div className={classes.feed}>
      {featured.length > 0 ? <FeaturedVideos items={featured} /> : null}
      {hasItems ? (
        <section aria-labelledby="news-recent">
          <Title order={2} id="news-recent" mb="sm">
            {t(searching ? 'found' : 'recent')}
          </Title>
          <NewsList
            items={items}
            hasMore={query.hasNextPage}
            loadingMore={query.isFetchingNextPage}
            failure={query.isFetchNextPageError ? query.error : null}
            onMore={() => void query.fetchNextPage()}
          />
        </section>
      ) : null}
    </div>
  );
}

/** What is said while there is nothing to list. */
function Instead({ view: { query, searching, category } }: { view: NewsView }) {
  const { t } = useTranslation('news');
  const online = useOnline();
  if (!query.data || query.isError || query.isPaused || query.isPlaceholderData) {
    const state = online ? 'failed' : 'offline';
    return (
      <InPlace
        query={query}
        loading={t('loading')}
        title={t(`${state}.title`)}
        text={t(`${state}.text`)}
      />
    );
  }
  const empty = searching ? 'none' : category ? 'emptyCategory' : 'empty';
  return (
    <EmptyState title={t(`${empty}.title`)} text={t(`${empty}.text`)}>
      {category ? <AllNewsButton /> : null}
    </EmptyState>
  );
}
