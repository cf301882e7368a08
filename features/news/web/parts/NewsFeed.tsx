import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { readingStorage } from '#features/accounts/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { EmptyState, Note, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { KnownNews } from '../news.api.ts';
import type { NewsView } from '../use-news-view.ts';
import { AllNewsButton } from './AllNewsButton.tsx';
import { FeaturedVideos } from './FeaturedVideos.tsx';
import { NewsCardView } from './NewsCardView.tsx';
import { NewsList } from './NewsList.tsx';
import classes from './news.module.css';

/** The featured videos and the items that were asked for, or what stands in their place. */
export function NewsFeed({ view }: { view: NewsView }) {
  const { t } = useTranslation('news');
  const { items, featured, searching, query, known } = view;
  const hasItems = items.length > 0;
  // What was searched for comes as it was found; else the newest one stands above all.
  const [first, ...others] = items;
  const lead = searching ? undefined : first;
  const listed = lead ? others : items;
  return (
    <div className={classes.feed}>
      {known ? <KnownNote known={known} /> : null}
      {!hasItems && featured.length === 0 ? <Instead view={view} /> : null}
      {lead ? <NewsCardView item={lead} reachable={known?.isHere(lead.id)} lead /> : null}
      {featured.length > 0 ? <FeaturedVideos items={featured} isHere={known?.isHere} /> : null}
      {listed.length > 0 ? (
        <section aria-labelledby="news-recent">
          <Title order={2} id="news-recent" mb="sm">
            {t(searching ? 'found' : 'recent')}
          </Title>
          <NewsList
            items={listed}
            isHere={known?.isHere}
            hasMore={!known && query.hasNextPage}
            loadingMore={query.isFetchingNextPage}
            failure={query.isFetchNextPageError ? query.error : null}
            onMore={() => void query.fetchNextPage()}
          />
        </section>
      ) : null}
      {readingStorage() && !known ? <p className={classes.keeps}>{t('keeps')}</p> : null}
    </div>
  );
}

/** What stands here without a connection, since when, and what of it can be read. */
function KnownNote({ known: { seenAt, kept } }: { known: KnownNews }) {
  const { t } = useTranslation('news');
  const format = useFormat(useTimeZone());
  return (
    <Note tone="sky">
      {seenAt ? t('stale', { when: format.dateTime(seenAt, 'long') }) : t('offline.title')}{' '}
      {kept.length > 0 ? t('here', { count: kept.length }) : t('hereNone')}
    </Note>
  );
}

/** What is said while there is nothing to list. */
function Instead({ view: { query, searching, category, known } }: { view: NewsView }) {
  const { t } = useTranslation('news');
  const online = useOnline();
  const lacks = !query.data || query.isError || query.isPaused || query.isPlaceholderData;
  if (lacks && !known) {
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
