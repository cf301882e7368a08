import { Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { secondsOfVideo } from '#features/content/contract/video.ts';
import { Cover, lengthOf } from '#features/content/web/index.ts';
import { LANGUAGE_NAMES } from '#packages/i18n/languages.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { classNames, Tag } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { NewsCard } from '../../contract/news.contract.ts';
import { NEWS_ITEM_PATH } from '../news.paths.ts';
import { NewsMeta } from './NewsMeta.tsx';
import classes from './news.module.css';

interface NewsCardViewProps {
  item: NewsCard;
  /** The first story of the page, beside its picture. */
  lead?: boolean;
  /** Whether it can be opened now. */
  reachable?: boolean | undefined;
}

/**
 * An item in a list, below a drawing of ours: a film's own picture would tell its host who looks. The
 * whole card leads to it; read aloud, its title is the link.
 */
export function NewsCardView({ item, lead = false, reachable = true }: NewsCardViewProps) {
  const { t } = useTranslation('news');
  const [language] = useLanguage();
  return (
    <article className={classNames(classes.card, lead && classes.lead)}>
      <div className={classes.picture}>
        <Cover name={item.cover} first={lead} />
        {item.video ? (
          <>
            <span className={classes.play} aria-hidden>
              <IconPlayerPlay size={20} stroke={1.75} />
            </span>
            <span className={classes.length} aria-hidden>
              {lengthOf(secondsOfVideo(item.video))}
            </span>
          </>
        ) : null}
      </div>
      <div className={classNames(classes.words, lead && classes.leadWords)}>
        <div className={classes.tags}>
          <span className={classes.category}>{t(`category.${item.category}`)}</span>
          {item.kind === 'video' ? <Tag>{t('video.tag')}</Tag> : null}
          {item.language === language ? null : <Tag>{LANGUAGE_NAMES[item.language]}</Tag>}
        </div>
        <Title
          order={lead ? 2 : 3}
          lang={item.language}
          className={classNames(classes.title, lead && classes.leadTitle)}
        >
          <Link
            {...linkTo(NEWS_ITEM_PATH, { params: { newsId: item.id } })}
            className={classes.cardLink}
          >
            {item.title}
          </Link>
        </Title>
        <p
          lang={item.language}
          className={classNames(classes.summary, lead && classes.leadSummary)}
        >
          {item.summary}
        </p>
        <NewsMeta item={item} />
        {reachable ? (
          <span className={classes.more} aria-hidden>
            {t(item.kind === 'video' ? 'video.more' : 'more')}
          </span>
        ) : (
          <span className={classes.later}>{t('opensOnline')}</span>
        )}
      </div>
    </article>
  );
}
