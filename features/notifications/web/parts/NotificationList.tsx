import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { EmptyState, FailedState, LoadingShape } from '#packages/ui/index.ts';
import { type NotificationActions, useNotifications } from '../notifications.api.ts';
import { NotificationRow } from './NotificationRow.tsx';
import classes from './notifications.module.css';

interface NotificationListProps {
  readonly pageSize: number;
  readonly actions: NotificationActions;
  readonly brief?: boolean;
  readonly onChosen?: () => void;
}

/** The notifications with their loading, empty and failed states. */
export function NotificationList(props: NotificationListProps) {
  const { pageSize, actions, brief = false, onChosen } = props;
  const { t } = useTranslation('notifications');
  const timeZone = useMe()?.timeZone;
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useNotifications(pageSize);
  const all = data?.pages.flatMap((page) => page.notifications) ?? [];
  if (!data) {
    return error ? (
      <FailedState
        text={t('list.failed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        headingOrder={2}
      />
    ) : (
      <LoadingShape label={t('list.loading')} lines={4} />
    );
  }
  if (all.length === 0) {
    return brief ? (
      <p className={classes.none}>{t('list.emptyText')}</p>
    ) : (
      <EmptyState title={t('list.empty')} text={t('list.emptyText')} />
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {all.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            timeZone={timeZone}
            actions={actions}
            brief={brief}
            {...(onChosen ? { onChosen } : {})}
          />
        ))}
      </ul>
      {hasNextPage && !brief ? (
        <Button
          variant="light"
          className={classes.more ?? ''}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      ) : null}
    </>
  );
}
