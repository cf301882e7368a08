import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { REMINDER_KINDS } from '#features/reminders/contract/kinds.ts';
import { RemindersTab } from '#features/reminders/web/index.ts';
import { Card, PageHeader, SegmentedTabs } from '#packages/ui/index.ts';
import type { Channels } from '../contract/notifications.contract.ts';
import { useNotificationActions, useSettings } from './notifications.api.ts';
import { TABS, type Tab, tabOf } from './notifications.paths.ts';
import { ActionNote } from './parts/ActionNote.tsx';
import { ChannelsTab } from './parts/ChannelsTab.tsx';
import { NotificationList } from './parts/NotificationList.tsx';
import classes from './parts/notifications.module.css';
import { useUnread } from './use-unread.ts';

const PAGE_SIZE = 20;

/** Everything that the product told the person, what they want to be reminded of, and how. */
export default function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const panelId = useId();
  const tab = tabOf(search.tab);
  const open = (next: Tab) =>
    void navigate({ to: '.', search: () => (next === 'list' ? {} : { tab: next }), replace: true });
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.tabs}>
        <SegmentedTabs
          label={t('title')}
          options={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onChange={open}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        {tab === 'list' ? <AllNotifications /> : null}
        {tab === 'channels' ? <ChannelsTab /> : null}
        {tab === 'reminders' ? (
          <RemindersTab channels={<WaysOfReminders onChange={() => open('channels')} />} />
        ) : null}
      </div>
    </div>
  );
}

function AllNotifications() {
  const { t } = useTranslation('notifications');
  const unread = useUnread();
  const actions = useNotificationActions();
  const column = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.column} ref={column}>
      {unread > 0 ? (
        <div className={classes.actions}>
          <Button
            ref={button}
            variant="light"
            loading={actions.markAll.isPending}
            onClick={() => {
              // The button goes once there is nothing more to read.
              column.current?.querySelector('a')?.focus();
              actions.markAll.mutate(undefined, { onError: () => button.current?.focus() });
            }}
          >
            {t('panel.markAll')}
          </Button>
        </div>
      ) : null}
      <ActionNote failure={actions.failure} />
      <Card as="div" className={classes.section}>
        <NotificationList pageSize={PAGE_SIZE} actions={actions} />
      </Card>
      <p className={classes.hint}>{t('list.kept')}</p>
    </div>
  );
}

/** How reminders come, in one sentence, and the way to change it. */
function WaysOfReminders({ onChange }: { readonly onChange: () => void }) {
  const { t, i18n } = useTranslation('notifications');
  const { data } = useSettings();
  if (!data) return null;
  const hasWay = (channel: keyof Channels) =>
    REMINDER_KINDS.some((reminder) => data.subjects[reminder][channel]) &&
    (channel !== 'push' || data.devices.length > 0);
  const ways = (['inApp', 'email', 'push'] as const)
    .filter(hasWay)
    .map((channel) => t(`channels.by.${channel}`));
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(ways);
  return (
    <div className={classes.actions}>
      <span>{ways.length > 0 ? t('channels.reminders', { list }) : t('channels.noReminders')}</span>
      <Button variant="subtle" size="compact-sm" onClick={onChange}>
        {t('channels.change')}
      </Button>
    </div>
  );
}
