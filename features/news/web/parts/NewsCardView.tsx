import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#packages/i18n/languages.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { Card, IconTile, Spot, Tag } from '#packages/ui/index.ts';
import type { NewsCard } from '../../contract/news.contract.ts';
import { NEWS_ITEM_PATH } from '../news.paths.ts';
import { LOOKS } from './looks.ts';
import { NewsMeta } from './NewsMeta.tsx';
import classes from './news.module.css';

interface NewsCardViewProps {
  item: NewsCard;
  /** With a drawing in place of a film’s own picture, which would tell its provider who looks. */
  pictured?: boolean;
  /** Whether it can be opened now. */
  reachable?: boolean | undefined;
}

/** An item in a list. The whole card leads to it; read aloud, its title is the link. */
export function NewsCardView(props: NewsCardViewProps) {
  const { item, pictured = false, reachable = true } = props;
  const { t } = useTranslation('news');
  const [language] = useLanguage();
  const { icon: Icon, tone, spot } = LOOKS[item.category];
  return (
    <Card as="article" className={classes.card}>
      {pictured ? (
        <div className={classes.picture}>
          <Spot name={spot} width={180} />
        </div>
      ) : (
        <span className={classes.tile}>
          <IconTile tone={tone}>
            <Icon size={22} stroke={1.75} />
          </IconTile>
        </span>
      )}
      <div className={classes.words}>
        <div className={classes.tags}>
          <Tag tone={tone}>{t(`category.${item.category}`)}</Tag>
          {item.kind === 'video' ? <Tag>{t('video.tag')}</Tag> : null}
          {item.language === language ? null : <Tag>{LANGUAGE_NAMES[item.language]}</Tag>}
        </div>
        <Title order={3} lang={item.language} className={classes.title}>
          <Link
            to={NEWS_ITEM_PATH}
            params={{ newsId: item.id } as never}
            className={classes.cardLink}
          >
            {item.title}
          </Link>
        </Title>
        <p lang={item.language} className={classes.summary}>
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
    </Card>
  );
}
