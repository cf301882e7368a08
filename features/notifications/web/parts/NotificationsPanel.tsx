import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotificationActions } from '../notifications.api.ts';
import { NOTIFICATIONS_PATH } from '../notifications.paths.ts';
import { useUnread } from '../use-unread.ts';
import { ActionNote } from './ActionNote.tsx';
import { NotificationList } from './NotificationList.tsx';
import classes from './notifications.module.css';
import { SilenceButton } from './SilenceButton.tsx';

/** So many of the newest fit above the page. */
const NEWEST = 5;

export interface NotificationsPanelProps {
  /** A link was followed: what holds the panel closes. */
  readonly onChosen: () => void;
}

/** The newest notifications above any page, and the way to all of them. */
export default function NotificationsPanel({ onChosen }: NotificationsPanelProps) {
  const { t } = useTranslation('notifications');
  const unread = useUnread();
  const actions = useNotificationActions();
  const way = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.panel}>
      <ActionNote failure={actions.failure} />
      <NotificationList pageSize={NEWEST} actions={actions} brief onChosen={onChosen} />
      <div className={classes.actions}>
        <Button
          variant="light"
          renderRoot={(props) => (
            <Link {...props} ref={way} to={NOTIFICATIONS_PATH} onClick={onChosen} />
          )}
        >
          {t('panel.all')}
        </Button>
        {unread > 0 ? (
          <Button
            ref={button}
            variant="subtle"
            loading={actions.markAll.isPending}
            onClick={() => {
              // The button goes once there is nothing more to read.
              way.current?.focus();
              actions.markAll.mutate(undefined, { onError: () => button.current?.focus() });
            }}
          >
            {t('panel.markAll')}
          </Button>
        ) : null}
      </div>
      <SilenceButton />
    </div>
  );
}
