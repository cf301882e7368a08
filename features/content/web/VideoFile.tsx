import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { LANGUAGE_NAMES } from '#packages/i18n/languages.ts';
import { useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { MEDIA_SECONDS, mediaContract } from '../contract/media.contract.ts';
import type { Video } from '../contract/video.ts';
import classes from './content.module.css';

const mediaApi = createClient(mediaContract, apiOptions);

type File = Extract<Video, { kind: 'file' }>;

/** A video of this instance with its captions, and what it says for who would rather read. */
export function VideoFile({ video, title }: { readonly video: File; readonly title: string }) {
  const { t } = useTranslation('content');
  const failureText = useFailureText('content');
  const paths = [video.path, video.captions];
  const query = useQuery({
    queryKey: ['content', 'media', ...paths],
    queryFn: ({ signal }) => mediaApi.mediaAddresses({ body: { paths } }, { signal }),
    // Another address would begin the video anew.
    staleTime: MEDIA_SECONDS * 500,
    refetchOnWindowFocus: false,
  });
  const [address, captions] = query.data?.addresses ?? [];
  return (
    <figure className={classes.file}>
      {address ? (
        <video controls preload="metadata" aria-label={title} className={classes.player}>
          <source src={address} />
          <track
            default
            kind="captions"
            src={captions}
            srcLang={video.language}
            label={LANGUAGE_NAMES[video.language]}
          />
        </video>
      ) : (
        <InPlace
          query={query}
          loading={t('video.loading')}
          headingOrder={3}
          title={t('video.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      <figcaption>
        <details className={classes.transcript}>
          <summary>{t('video.transcript')}</summary>
          <p className={classes.transcriptText} lang={video.language}>
            {video.transcript}
          </p>
        </details>
      </figcaption>
    </figure>
  );
}
