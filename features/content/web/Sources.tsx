import { Anchor, Title, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source } from '../contract/review.ts';
import classes from './content.module.css';
import { siteOf } from './link.rules.ts';

/** Where the facts come from: links to other sites, which are told apart as such. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('content');
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <section className={classes.sources} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
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
