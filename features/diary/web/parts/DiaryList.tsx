import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '#packages/kernel/words.ts';
import { EmptyState, FailedState, LoadingShape, useOnline } from '#packages/ui/index.ts';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { useEntries, useEntrySearch } from '../diary.api.ts';
import { inOrder, isWhole } from '../list.rules.ts';
import type { Diary } from '../use-diary.ts';
import listClasses from './EntryList.module.css';
import { EntryList } from './EntryList.tsx';
import { WaitingRow } from './WaitingRow.tsx';
import { YearAgo } from './YearAgo.tsx';

/** How long the keyboard rests before a search begins, in ms. */
const SEARCH_REST_MS = 300;

/** Search, what was a year ago, entries waiting to be sent, and all entries. */
export function DiaryList({ diary }: { diary: Diary }) {
  const { t } = useTranslation('diary');
  const [words, setWords] = useState('');
  const [wanted] = useDebouncedValue(words.trim(), SEARCH_REST_MS);
  const entries = useEntries();
  const search = useEntrySearch(wanted);
  const searching = wanted !== '' && words.trim() !== '';
  const shown = searching ? search : entries;
  const { headOf, place, help } = diary;
  const all = useMemo(() => {
    const pages = searching ? [] : (entries.data?.pages ?? []);
    return inOrder(
      (shown.data?.pages ?? []).flatMap((page) => page.entries.map(headOf)),
      pages.flatMap((page) => page.damaged ?? []),
    );
  }, [shown.data, entries.data, searching, headOf]);
  const found = useMemo(() => (searching ? wordsOf(wanted) : NO_WORDS), [searching, wanted]);
  const { fetchNextPage } = shown;
  const older = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const total = entries.data?.pages[0]?.entries.length ?? 0;
  const open = all.filter(isWhole).find(({ id }) => id === place.entry);
  const helpIsOpen =
    (open && help.helpOf(open.id, open).place !== 'none') ||
    diary.waiting.some(({ changeId }) => help.helpOf(changeId).place !== 'none');

  return (
    <nav aria-label={t('list.label')}>
      {total > 0 || words !== '' ? (
        <SearchField
          label={t('search.label')}
          clearLabel={t('search.clear')}
          value={words}
          onChange={setWords}
          found={searching ? foundText(search, all.length, t) : ''}
        />
      ) : null}
      <div style={{ height: 12 }} />
      {searching || helpIsOpen ? null : <YearAgo />}
      <Waiting diary={diary} />
      {searching && search.isSuccess && all.length === 0 ? (
        <p style={{ padding: '0 14px', color: 'var(--muted)' }}>{t('search.noneHint')}</p>
      ) : null}
      <ListState query={shown} searching={searching} empty={all.length === 0} diary={diary} />
      <EntryList
        entries={all}
        currentId={place.entry}
        today={diary.days.today}
        words={found}
        hasOlder={shown.hasNextPage}
        loadingOlder={shown.isFetchingNextPage}
        onOlder={older}
      />
    </nav>
  );
}

const NO_WORDS: readonly string[] = [];

type Search = ReturnType<typeof useEntrySearch>;
type Translate = ReturnType<typeof useTranslation<'diary'>>['t'];

function foundText(search: Search, count: number, t: Translate): string {
  if (search.isError) return t('search.failed');
  if (search.isPending || search.isPlaceholderData) return t('search.searching');
  if (count === 0) return t('search.none');
  return search.hasNextPage ? t('search.foundMore', { count }) : t('search.found', { count });
}

function Waiting({ diary }: { diary: Diary }) {
  const { t } = useTranslation('diary');
  const { waiting, timeZone } = diary;
  if (waiting.length === 0) return null;
  return (
    <ul className={listClasses.queue} aria-label={t('outbox.label')}>
      {waiting.toReversed().map((entry) => (
        <WaitingRow
          key={entry.changeId}
          entry={entry}
          timeZone={timeZone}
          today={diary.days.today}
          onTryNow={() => diary.sendWaiting(entry)}
          onEdit={() => diary.editWaiting(entry)}
        />
      ))}
    </ul>
  );
}

interface ListStateProps {
  query: ReturnType<typeof useEntries>;
  searching: boolean;
  empty: boolean;
  diary: Diary;
}

/** What stands in the list's place while there is nothing to list. */
function ListState({ query, searching, empty, diary }: ListStateProps) {
  const { t } = useTranslation('diary');
  const online = useOnline();
  if (!empty) return null;
  if (query.isError) {
    return (
      <FailedState
        headingOrder={2}
        title={online ? t('list.failedTitle') : t('list.offlineTitle')}
        text={online ? t('list.failedText') : t('list.offlineText')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (query.isPaused) return <p style={{ color: 'var(--muted)' }}>{t('list.offlineText')}</p>;
  if (query.isPending) return <LoadingShape label={t('list.loading')} lines={5} />;
  if (searching || diary.waiting.length > 0) return null;
  return (
    <EmptyState spot="diary" title={t('list.emptyTitle')} text={t('list.emptyText')}>
      {diary.place.write ? null : (
        <Button onClick={diary.place.startWriting}>{t('list.emptyAction')}</Button>
      )}
    </EmptyState>
  );
}
