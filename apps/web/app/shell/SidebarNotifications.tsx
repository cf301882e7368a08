import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BellIcon, NotificationsPanel } from '#features/notifications/web/index.ts';
import { useBellLabel } from './NotificationsButton.tsx';
import classes from './Sidebar.module.css';

/** The bell in the side menu, and the newest notifications in a popover of the browser's own. */
export function SidebarNotifications() {
  const { t } = useTranslation('shell');
  const label = useBellLabel();
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        popoverTarget={id}
        onPointerEnter={() => void NotificationsPanel.preload().catch(() => undefined)}
        aria-haspopup="dialog"
        aria-label={label}
        title={t('notifications.open')}
      >
        <BellIcon size={20} />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('notifications.open')}
        className={classes.notifications}
        onToggle={(event) => setShown(event.newState === 'open')}
      >
        {shown ? (
          <NotificationsPanel onChosen={() => document.getElementById(id)?.hidePopover()} />
        ) : null}
      </div>
    </>
  );
}
