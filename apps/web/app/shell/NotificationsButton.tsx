import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BellIcon, NotificationsPanel, useUnread } from '#features/notifications/web/index.ts';
import { Sheet } from '#packages/ui/index.ts';

/** What the bell is called, with the number of unread notifications where there are some. */
export function useBellLabel(): string {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  const open = t('notifications.open');
  return unread > 0 ? `${open}, ${t('notifications.unread', { count: unread })}` : open;
}

/** The bell above a narrow page; it opens the newest notifications in a sheet. */
export function NotificationsButton({ className }: { readonly className: string }) {
  const { t } = useTranslation('shell');
  const label = useBellLabel();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpened(true)}
      >
        <BellIcon size={22} />
      </button>
      <Sheet opened={opened} onClose={close} title={t('notifications.open')}>
        {opened ? <NotificationsPanel onChosen={close} /> : null}
      </Sheet>
    </>
  );
}
