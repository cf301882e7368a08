import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState, Note, showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import type { ListProps } from '#packages/ui/manage/ListAndEditor.tsx';
import { ManagedList } from '#packages/ui/manage/ManagedList.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { useManagedList, useManaging } from './admin.api.ts';
import { NewsRow } from './NewsRow.tsx';

/** Every item with its state, the one begun last first. */
export function NewsTable({ onOpen }: ListProps) {
  const { t } = useTranslation('news');
  const online = useOnline();
  const query = useManagedList();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const failed = online ? 'failed' : 'offline';
  return (
    <>
      <ManagedList
        title={t('admin.title')}
        add={t('admin.new')}
        onAdd={() => onOpen(null)}
        rows={items.map((item) => (
          <NewsRow key={item.id} item={item} onOpen={() => onOpen(item.id)} />
        ))}
      >
        {query.data ? (
          <NoNews />
        ) : (
          <InPlace
            query={query}
            loading={t('loading')}
            title={t(`${failed}.title`)}
            text={t(`${failed}.text`)}
          />
        )}
      </ManagedList>
      {query.hasNextPage ? (
        <Button
          variant="light"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('loadMore')}
        </Button>
      ) : null}
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
