import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { DeletedItems, SheetButtons } from '#features/content/web/index.ts';
import { EmptyState, Note, showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import type { ListProps } from '#packages/ui/manage/ListAndEditor.tsx';
import { ManagedList } from '#packages/ui/manage/ManagedList.tsx';
import { isFiltering, ManageFilter, NothingFound } from '#packages/ui/manage/ManageFilter.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { NewsDraft } from '../../contract/news.contract.ts';
import { sheetApi, useManagedList, useManaging } from './admin.api.ts';
import { NewsRow } from './NewsRow.tsx';

const PANEL = 'managed-news';
/** How long the keyboard rests before a search begins, in ms. */
const SEARCH_REST_MS = 300;

/** Items with their state, the one begun last first: all, or those that are looked for. */
export function NewsTable({ onOpen, filter, onFilter }: ListProps) {
  const { t } = useTranslation('news');
  const online = useOnline();
  const [text] = useDebouncedValue(filter.words.trim(), SEARCH_REST_MS);
  const query = useManagedList({ text, state: filter.state ?? undefined });
  // Without a connection, what was found for something else would stand there for good.
  const data = query.isPlaceholderData && query.isPaused ? undefined : query.data;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const failed = online ? 'failed' : 'offline';
  const filtering = isFiltering(filter);
  const failureText = useFailureText('news');
  const { save, bring } = useManaging();
  return (
    <>
      <ManagedList
        title={t('admin.title')}
        add={t('admin.new')}
        onAdd={() => onOpen(null)}
        filter={
          <>
            <SheetButtons
              download={() => sheetApi.exportNews()}
              fileName={t('sheet.file')}
              bring={(table) => bring.mutateAsync(table)}
              how={t('sheet.how')}
              problemText={(problem) => t(`sheet.problem.${problem}`)}
              failureText={failureText}
            />
            {filtering || items.length > 0 ? (
              <ManageFilter
                filter={filter}
                onFilter={onFilter}
                stateLabel={(state) => t(`admin.state.${state}`)}
                found={query.isPlaceholderData ? null : (data?.pages[0]?.total ?? null)}
                panelId={PANEL}
              />
            ) : null}
          </>
        }
        panelId={PANEL}
        rows={items.map((item) => (
          <NewsRow key={item.id} item={item} onOpen={() => onOpen(item.id)} />
        ))}
        more={
          query.hasNextPage
            ? {
                label: t('loadMore'),
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
          <NoNews />
        )}
      </ManagedList>
      <DeletedItems
        kind="news"
        bringBack={(id, draft) =>
          save.mutateAsync({ id, revision: null, draft: draft as NewsDraft })
        }
      />
    </>
  );
}

/** A new installation can have the articles that come with it. */
function NoNews() {
  const { t } = useTranslation('news');
  const failureText = useFailureText('news');
  const { bringStarter } = useManaging();
  const bring = () =>
    bringStarter.mutate(undefined, {
      onSuccess: ({ added }) => showToast({ text: t('admin.brought', { count: added }) }),
    });
  return (
    <>
      <EmptyState title={t('admin.empty.title')} text={t('admin.empty.text')}>
        <Button variant="light" loading={bringStarter.isPending} onClick={bring}>
          {t('admin.empty.bring')}
        </Button>
      </EmptyState>
      <div role="alert">
        {bringStarter.error ? <Note tone="sun">{failureText(bringStarter.error)}</Note> : null}
      </div>
    </>
  );
}
