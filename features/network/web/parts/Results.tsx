import { Button, Group } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AGENDA_PATH } from '#features/booking/contract/booking.paths.ts';
import { EmptyState, Note, useFailureText, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { NETWORK_OWN_PATH } from '../network.paths.ts';
import type { NetworkView } from '../use-network-view.ts';
import { EntryCard } from './EntryCard.tsx';
import classes from './network.module.css';

/** Who was found, or what stands in their place. */
export function Results({ view }: { view: NetworkView }) {
  const { t } = useTranslation('network');
  const failureText = useFailureText('network');
  const { query, entries, counts, panelId } = view;
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number | null>(null);
  // The button may have gone with the last page: whoever asked goes on with the first new name.
  useEffect(() => {
    if (asked.current === null || entries.length <= asked.current) return;
    list.current?.children[asked.current]?.querySelector('a')?.focus();
    asked.current = null;
  }, [entries.length]);
  return (
    <section id={panelId} aria-label={t('results')} className={classes.results}>
      <p role="status" className={classes.count}>
        {counts ? (
          <>
            <b>{t('found.professionals', { count: counts.professionals })}</b> {t('found.and')}{' '}
            <b>{t('found.clinics', { count: counts.clinics })}</b>
            <span> · {t('byName')}</span>
          </>
        ) : null}
      </p>
      {entries.length > 0 ? (
        <ul ref={list} className={classes.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <Instead view={view} />
      )}
      <div role="alert">
        {query.isFetchNextPageError ? <Note tone="sun">{failureText(query.error)}</Note> : null}
      </div>
      {query.hasNextPage && entries.length > 0 ? (
        <Button
          variant="light"
          className={classes.more}
          loading={query.isFetchingNextPage}
          onClick={() => {
            asked.current = entries.length;
            void query.fetchNextPage();
          }}
        >
          {t('more')}
        </Button>
      ) : null}
      {view.isProfessional ? (
        <Group gap="xs">
          <Button renderRoot={(props) => <Link to={AGENDA_PATH} {...props} />}>
            {t('own.agenda')}
          </Button>
          <Button variant="light" renderRoot={(props) => <Link to={NETWORK_OWN_PATH} {...props} />}>
            {t('own.title')}
          </Button>
        </Group>
      ) : null}
      <Note icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden />}>{t('noStars')}</Note>
    </section>
  );
}

/** What is said while nobody is listed. */
function Instead({ view }: { view: NetworkView }) {
  const { t } = useTranslation('network');
  const online = useOnline();
  const { query, narrowed, showAll, filters } = view;
  if (!query.data || query.isError || (query.isPaused && query.isPlaceholderData)) {
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
  const empty = filters.favourites ? 'noFavourites' : narrowed ? 'none' : 'empty';
  return (
    <EmptyState spot="consultation" title={t(`${empty}.title`)} text={t(`${empty}.text`)}>
      {narrowed ? (
        <Button variant="light" onClick={showAll}>
          {t('showAll')}
        </Button>
      ) : null}
    </EmptyState>
  );
}
