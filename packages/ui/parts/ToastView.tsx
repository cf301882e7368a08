import { Button } from '@mantine/core';
import { Notifications, notifications, useNotifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { IconAlertCircle, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import i18next from 'i18next';
import { useEffect } from 'react';
import { TOAST_MS } from '../tokens/measures.ts';
import classes from './ToastView.module.css';
import type { Toast } from './toast.tsx';
import { keepClear } from './toast-place.ts';

const ICONS = {
  done: <IconCircleCheck size={22} stroke={1.75} color="var(--brand-text)" />,
  failed: <IconAlertCircle size={22} stroke={1.75} color="var(--sun-text)" />,
  update: <IconRefresh size={22} stroke={1.75} color="var(--sky-text)" />,
};

const CORNER = 'bottom-left';
/** Dialogs of Mantine stand at 200. */
const BELOW_DIALOGS = 190;

/** Puts a toast on the screen. */
export function present({ text, kind = 'done', action, lasting, id }: Toast & { id: string }) {
  notifications.hide(id);
  const before = document.activeElement;
  notifications.show({
    id,
    icon: ICONS[kind],
    autoClose: lasting ? false : action ? TOAST_MS.withAction : TOAST_MS.plain,
    closeButtonProps: { 'aria-label': i18next.t('common:action.close') },
    classNames: { root: classes.toast, icon: classes.icon, description: classes.text },
    message: (
      <span className={classes.row}>
        <span>{text}</span>
        {action ? (
          <Button
            variant="subtle"
            onClick={({ detail }) => {
              notifications.hide(id);
              action.run();
              // The button goes: who came to it by keyboard goes on from where they were.
              if (detail === 0 && before instanceof HTMLElement) before.focus();
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </span>
    ),
  });
}

export function dismiss(id: string): void {
  notifications.hide(id);
}

/** Bottom left, on mobile above the bar; lifted above what must be seen and reached there. */
export default function ToastView() {
  const { notifications: shown } = useNotifications();
  const isNeeded = shown.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    return keepClear(() => document.querySelector(`.${classes.place}[data-position="${CORNER}"]`));
  }, [isNeeded]);
  return (
    <Notifications
      position={CORNER}
      limit={3}
      zIndex={BELOW_DIALOGS}
      classNames={{ root: classes.place }}
    />
  );
}
