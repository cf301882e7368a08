import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Card,
  EmptyState,
  FailedState,
  LoadingShape,
  Note,
  showToast,
  useFailureText,
  useOnline,
} from '#packages/ui/index.ts';
import { useManagedList, useManaging } from './admin.api.ts';
import classes from './admin.module.css';
import { NewsRow } from './NewsRow.tsx';

/** Every item with its state, the one begun last first. */
export function NewsTable({ onOpen }: { onOpen: (id: string | null) => void }) {
  const { t } = useTranslation('news');
  const query = useManagedList();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(0);
  // A row that was deleted took along what was pressed in it.
  useEffect(() => {
    const fewer = items.length < before.current;
    before.current = items.length;
    if (fewer && document.activeElement === document.body) heading.current?.focus();
  }, [items.length]);
  return (
    <>
      <div className={classes.head}>
        <Title ref={heading} order={2} tabIndex={-1}>
          {t('admin.title')}
        </Title>
        <Button
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => onOpen(null)}
        >
          {t('admin.new')}
        </Button>
      </div>
      {items.length > 0 ? (
        <Card as="div" flush>
          <ul className={classes.rows} aria-label={t('admin.title')}>
            {items.map((item) => (
              <NewsRow key={item.id} item={item} onOpen={() => onOpen(item.id)} />
            ))}
          </ul>
        </Card>
      ) : (
        <InPlace query={query} />
      )}
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

/** What is said while there is nothing to list; a new installation can have the articles that come with it. */
function InPlace({ query }: { query: ReturnType<typeof useManagedList> }) {
  const { t } = useTranslation('news');
  const failureText = useFailureText('news');
  const online = useOnline();
  const { bringStarter } = useManaging();
  if (query.isError || query.isPaused) {
    const state = online ? 'failed' : 'offline';
    return (
      <FailedState
        title={t(`${state}.title`)}
        text={t(`${state}.text`)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (query.isPending) return <LoadingShape label={t('loading')} lines={6} />;
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
