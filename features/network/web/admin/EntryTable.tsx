import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletedItems, SheetButtons } from '#features/content/web/index.ts';
import { EmptyState, Note, useFailureText, useOnline } from '#packages/ui/index.ts';
import type { ListProps } from '#packages/ui/manage/ListAndEditor.tsx';
import { ManagedList } from '#packages/ui/manage/ManagedList.tsx';
import { isFiltering, ManageFilter, NothingFound } from '#packages/ui/manage/ManageFilter.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Draft } from '../../contract/network.contract.ts';
import { networkApi } from '../network.api.ts';
import { useManagedList, useManaging } from './admin.api.ts';
import { EntryRow } from './EntryRow.tsx';

const PANEL = 'managed-network';
/** How long the keyboard rests before a search begins, in ms. */
const SEARCH_REST_MS = 300;

/** Entries with their state, by name: all, or those that are looked for. */
export function EntryTable({ onOpen, filter, onFilter }: ListProps) {
  const { t } = useTranslation('network');
  const online = useOnline();
  const [due, setDue] = useState(false);
  const [text] = useDebouncedValue(filter.words.trim(), SEARCH_REST_MS);
  const query = useManagedList({ text, state: filter.state ?? undefined, due });
  // Without a connection, what was found for something else would stand there for good.
  const data = query.isPlaceholderData && query.isPaused ? undefined : query.data;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const failed = online ? 'failed' : 'offline';
  const filtering = isFiltering(filter) || due;
  const overdue = data?.pages[0]?.due ?? 0;
  const failureText = useFailureText('network');
  const { bring, save } = useManaging();
  return (
    <>
      <ManagedList
        title={t('title')}
        add={t('admin.new')}
        onAdd={() => onOpen(null)}
        filter={
          <>
            <SheetButtons
              download={() => networkApi.exportSheet()}
              fileName={t('sheet.file')}
              bring={(table) => bring.mutateAsync(table)}
              how={t('sheet.how')}
              problemText={(problem) => t(`sheet.problem.${problem}`)}
              failureText={failureText}
            />
            {overdue > 0 || due ? (
              <Note tone="sun">
                <p style={{ margin: 0 }}>{t('admin.due', { count: overdue })}</p>
                <Button variant="subtle" aria-pressed={due} onClick={() => setDue(!due)}>
                  {t(due ? 'admin.dueAll' : 'admin.dueOnly')}
                </Button>
              </Note>
            ) : null}
            <ManageFilter
              filter={filter}
              onFilter={onFilter}
              stateLabel={(state) => t(`admin.state.${state}`)}
              found={query.isPlaceholderData ? null : (data?.pages[0]?.total ?? null)}
              panelId={PANEL}
            />
          </>
        }
        panelId={PANEL}
        rows={items.map((item) => (
          <EntryRow key={item.id} item={item} onOpen={() => onOpen(item.id)} />
        ))}
        more={
          query.hasNextPage
            ? {
                label: t('more'),
                loading: query.isFetchingNextPage,
                run: () => void query.fetchNextPage(),
              }
            : null
        }
      >
        {!data ? (
          <InPlace
            query={query}
            loading={t('loading')}
            title={t(`${failed}.title`)}
            text={t(`${failed}.text`)}
          />
        ) : filtering ? (
          <NothingFound onFilter={onFilter} panelId={PANEL} />
        ) : (
          <EmptyState title={t('admin.empty.title')} text={t('admin.empty.text')} />
        )}
      </ManagedList>
      <DeletedItems
        kind="network"
        bringBack={(id, draft) => save.mutateAsync({ id, revision: null, draft: draft as Draft })}
        failureText={failureText}
      />
    </>
  );
}
