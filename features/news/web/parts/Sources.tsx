import { Anchor, Title, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Source } from '../../contract/news.contract.ts';
import { siteOf } from '../rules/video.rules.ts';
import classes from './article.module.css';

/** Where the facts come from: links to other sites, which are told apart as such. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('news');
  if (sources.length === 0) return null;
  return (
    <section className={classes.sources} aria-labelledby="news-sources">
      <Title order={2} id="news-sources">
        {t('sources.title')}
      </Title>
      <p>{t('sources.text')}</p>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <Anchor href={url} target="_blank" rel="noopener noreferrer">
              {title} <VisuallyHidden>{t('sources.newTab')}</VisuallyHidden>
            </Anchor>{' '}
            <span className={classes.site}>{siteOf(url)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
