import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card, Spot } from '#packages/ui/index.ts';
import type { NewsCategory, Video } from '../../contract/news.contract.ts';
import { lengthOf, siteOf } from '../rules/video.rules.ts';
import classes from './article.module.css';
import { LOOKS } from './looks.ts';

/**
 * A film at its provider: a drawing of ours, where the link leads, and nothing of the provider's
 * before somebody follows it.
 */
export function VideoCard({ video, category }: { video: Video; category: NewsCategory }) {
  const { t } = useTranslation('news');
  const site = siteOf(video.url);
  return (
    <Card as="div" className={classes.video}>
      <Spot name={LOOKS[category].spot} width={160} />
      <div>
        <p>
          {t('length', { length: lengthOf(video.seconds) })} ·{' '}
          {t(video.captions ? 'video.captions' : 'video.noCaptions')}
        </p>
        <p>{t('video.elsewhere', { site })}</p>
        <Button
          component="a"
          href={video.url}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<IconExternalLink size={20} stroke={1.75} aria-hidden />}
        >
          {t('video.open', { site })}
        </Button>
      </div>
    </Card>
  );
}
