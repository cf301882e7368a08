import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#packages/api/client/index.ts';
import { EmptyState, FailedState, hideToast, LoadingShape, useOnline } from '#packages/ui/index.ts';
import { useEntry } from '../diary.api.ts';
import { type Diary, savedToast } from '../use-diary.ts';
import { DamagedEntryView } from './DamagedEntry.tsx';
import { EntryView } from './EntryView.tsx';

/** The entry that the address names, in whatever state it is. */
export function OpenEntry({ id, diary }: { id: string; diary: Diary }) {
  const { t } = useTranslation('diary');
  const online = useOnline();
  const { data: entry, error, isPending, isPaused, isFetching, refetch } = useEntry(id, diary.live);
  const { place, help, timeZone } = diary;
  const isRead = entry?.status === 'analysed';
  useEffect(() => {
    if (isRead) hideToast(savedToast(id));
  }, [isRead, id]);
  if (error instanceof ApiFailure && error.code === 'not_found') {
    return (
      <EmptyState title={t('entry.notFound')} text={t('entry.notFoundText')}>
        <Button variant="light" onClick={place.showAll}>
          {t('entry.back')}
        </Button>
      </EmptyState>
    );
  }
  if (error instanceof ApiFailure && error.code === 'damaged') {
    return <DamagedEntryView id={id} onLeave={place.showAll} />;
  }
  if (entry) {
    return (
      <EntryView
        key={entry.id}
        userId={diary.userId}
        entry={diary.headOf(entry)}
        help={help.helpOf(entry.id, entry)}
        days={diary.days}
        onHead={(head) => diary.changeHead(entry.id, head)}
        timeZone={timeZone}
        onAnswer={diary.answer}
        onDeleted={place.showAll}
        onRestored={place.open}
      />
    );
  }
  if (isPending && !isPaused) return <LoadingShape label={t('entry.loading')} lines={6} />;
  return (
    <FailedState
      title={online ? t('entry.failed') : t('list.offlineTitle')}
      text={online ? t('list.failedText') : t('list.offlineText')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
