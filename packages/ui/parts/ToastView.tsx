import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { IconAlertCircle, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import i18next from 'i18next';
import { TOAST_MS } from '../tokens/measures.ts';
import classes from './ToastView.module.css';
import type { Toast } from './toast.tsx';

const ICONS = {
  done: <IconCircleCheck size={22} stroke={1.75} color="var(--brand-text)" />,
  failed: <IconAlertCircle size={22} stroke={1.75} color="var(--sun-text)" />,
  update: <IconRefresh size={22} stroke={1.75} color="var(--sky-text)" />,
};

const CORNER = 'bottom-left';
const ELSEWHERE = 'top-center';
/** Dialogs of Mantine stand at 200. */
const BELOW_DIALOGS = 190;
/** Two lines of text and the distance around them, in px. */
const USUAL_HEIGHT = 96;
const KEPT_CLEAR = 'main button[data-variant="filled"], main [data-keep-clear]';

/** Puts a toast on the screen. */
export function present({ text, kind = 'done', action, lasting, id }: Toast & { id: string }) {
  notifications.hide(id);
  const before = document.activeElement;
  notifications.show({
    id,
    position: isCornerTaken() ? ELSEWHERE : CORNER,
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

/** Bottom left, on mobile above the bar; at the top where something else needs that corner. */
export default function ToastView() {
  return (
    <Notifications
      position={CORNER}
      limit={3}
      zIndex={BELOW_DIALOGS}
      classNames={{ root: classes.place }}
    />
  );
}

/** Whether a toast would lie over what must be seen and reached: the main button, words of danger. */
function isCornerTaken(): boolean {
  const probe = document.createElement('div');
  probe.className = classes.place ?? '';
  probe.dataset.position = CORNER;
  probe.style.position = 'fixed';
  document.body.append(probe);
  const { left, right, bottom } = probe.getBoundingClientRect();
  probe.remove();
  return [...document.querySelectorAll(KEPT_CLEAR)].some((element) => {
    const box = element.getBoundingClientRect();
    const isBeside = box.right < left || box.left > right || box.width === 0;
    return !isBeside && box.bottom > bottom - USUAL_HEIGHT && box.top < bottom;
  });
}
