import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import type { CoverName } from '../contract/covers.ts';
import type { Video } from '../contract/video.ts';
import { Cover } from './Cover.tsx';
import classes from './content.module.css';
import { FilmPlayer } from './film/FilmPlayer.tsx';
import { lengthOf, siteOf } from './link.rules.ts';
import { VideoFile } from './VideoFile.tsx';

/**
 * One of our own films or a file of this instance, to be played here; or a film at its host: a drawing of ours, where the link
 * leads, and nothing of the host's before somebody follows it.
 */
export function VideoView({
  video,
  cover,
  title,
}: {
  video: Video;
  cover: CoverName;
  /** Of what it belongs to, as its name. */
  title: string;
}) {
  const { t } = useTranslation('content');
  if (video.kind === 'film') return <FilmPlayer film={video.film} />;
  if (video.kind === 'file') return <VideoFile video={video} title={title} />;
  const site = siteOf(video.url);
  return (
    <Card as="div" className={classes.elsewhere}>
      <Cover name={cover} />
      <div>
        <p>
          {t('video.length', { length: lengthOf(video.seconds) })} ·{' '}
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
