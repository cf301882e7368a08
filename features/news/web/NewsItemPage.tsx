import { Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe, useTimeZone } from '#features/access/web/index.ts';
import { ContentText, Cover, ReviewNote, Sources, VideoView } from '#features/content/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { LANGUAGE_NAMES } from '#packages/i18n/languages.ts';
import { useFormat, useLanguage } from '#packages/i18n/web/index.ts';
import { EmptyState, Note, Tag, type Tone, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { NewsCategory, NewsItem } from '../contract/news.contract.ts';
import classes from './NewsItemPage.module.css';
import { useNewsItem } from './news.api.ts';
import { AllNewsButton } from './parts/AllNewsButton.tsx';
import { BackToNews } from './parts/BackToNews.tsx';
import { CareNote } from './parts/CareNote.tsx';
import { NewsMeta } from './parts/NewsMeta.tsx';
import parts from './parts/news.module.css';
import { RelatedNews } from './parts/RelatedNews.tsx';
import { ShareButton } from './parts/ShareButton.tsx';

/** The colour of a category beside its word. */
const TONES: Readonly<Record<NewsCategory, Tone>> = {
  wellness: 'leaf',
  mental_health: 'lilac',
  fitness: 'sun',
  nutrition: 'mist',
  productivity: 'sky',
  general: 'plain',
};

/** One article or film: what it says, who wrote and who reviewed it, and where it comes from. */
export default function NewsItemPage() {
  const { newsId = '' } = useParams({ strict: false }) as { newsId?: string };
  const { query, item, seenAt } = useNewsItem(newsId);
  return (
    <div className={classes.page}>
      <BackToNews />
      {item ? <Whole item={item} seenAt={seenAt} /> : <Instead query={query} />}
    </div>
  );
}

function Whole({ item, seenAt }: { item: NewsItem; seenAt: string | null }) {
  const { t } = useTranslation('news');
  const [language] = useLanguage();
  const format = useFormat(useTimeZone());
  return (
    <div className={classes.columns}>
      <article className={classes.article}>
        <header className={classes.head}>
          <div className={classes.tags}>
            <Tag tone={TONES[item.category]}>{t(`category.${item.category}`)}</Tag>
            {item.language === language ? null : <Tag>{LANGUAGE_NAMES[item.language]}</Tag>}
          </div>
          <Title order={1} tabIndex={-1} lang={item.language}>
            {item.title}
          </Title>
          <p lang={item.language} className={classes.lead}>
            {item.summary}
          </p>
          <div className={classes.metaRow}>
            <NewsMeta item={item} />
            <ShareButton title={item.title} />
          </div>
          {seenAt ? (
            <Note tone="sky" role="note">
              {t('staleItem', { when: format.dateTime(seenAt, 'long') })}
            </Note>
          ) : null}
          <UpdatedNote item={item} />
          <ReviewNote review={item.review} />
        </header>
        {item.video ? (
          <VideoView video={item.video} cover={item.cover} title={item.title} />
        ) : (
          <Cover name={item.cover} first />
        )}
        <ContentText blocks={item.blocks} language={item.language} headingOrder={2} />
        <Sources sources={item.sources} />
        <CareNote />
      </article>
      <RelatedNews category={item.category} besides={item.id} />
    </div>
  );
}

/** When the text was changed, where that was on a later day than its publication. */
function UpdatedNote({ item: { publishedAt, updatedAt } }: { item: NewsItem }) {
  const { t } = useTranslation('news');
  const format = useFormat(useMe()?.timeZone);
  const date = format.date(updatedAt);
  if (updatedAt < publishedAt || date === format.date(publishedAt)) return null;
  return <p className={parts.meta}>{t('updated', { date })}</p>;
}

/** What is said while there is nothing to read. */
function Instead({ query }: Pick<ReturnType<typeof useNewsItem>, 'query'>) {
  const { t } = useTranslation('news');
  const online = useOnline();
  const { error } = query;
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState headingOrder={1} title={t('gone.title')} text={t('gone.text')}>
        <AllNewsButton />
      </EmptyState>
    );
  }
  const state = online ? 'failed' : 'offlineItem';
  return (
    <InPlace
      query={query}
      loading={t('loadingItem')}
      headingOrder={1}
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
    />
  );
}
