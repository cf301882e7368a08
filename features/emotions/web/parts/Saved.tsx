import { Button } from '@mantine/core';
import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckIn, useIsHeldUp } from '../use-check-in.ts';
import classes from './Saved.module.css';

interface SavedProps extends Pick<CheckIn, 'level' | 'changed' | 'undo'> {
  readonly day: string;
  /** Words of danger stand beside it: that it is kept is said without a cheer. */
  readonly quiet?: boolean;
  /** What else can be done with the record, beside taking it back. */
  readonly children?: ReactNode;
}

/** Told where it happened, and politely to screen readers: saved, or kept here until there is a connection. */
export const Saved = memo(function Saved({
  day,
  level,
  changed,
  quiet,
  undo,
  children,
}: SavedProps) {
  const { t } = useTranslation('common');
  const waiting = useIsHeldUp(day);
  return (
    <div className={classes.saved}>
      <div
        role="status"
        className={classes.status}
        data-empty={level === null || undefined}
        data-waiting={waiting || undefined}
      >
        <StatusIcons />
        {level === null ? null : (
          // New with each level, so that it is also said again.
          <span key={level}>
            <b>{waiting || quiet ? null : t('recorded.saved')}</b>{' '}
            {t(waiting ? 'recorded.waiting' : 'recorded.private')}
          </span>
        )}
      </div>
      <div className={classes.acts}>
        {children}
        {changed ? <Undo onUndo={undo} /> : null}
      </div>
    </div>
  );
});

const Undo = memo(function Undo({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button
      variant="subtle"
      onClick={({ currentTarget }) => {
        // The button goes with what it takes back: the focus goes to the choice beside it.
        const around = currentTarget.closest('[role="dialog"], section');
        around?.querySelector<HTMLElement>('input[type="radio"]:checked')?.focus();
        onUndo();
      }}
    >
      {t('action.undo')}
    </Button>
  );
});

/** Both from the start, one of them shown: each tap goes through both states. */
const StatusIcons = memo(function StatusIcons() {
  return (
    <>
      <IconCloudOff size={20} stroke={1.75} aria-hidden className={classes.whileWaiting} />
      <IconCircleCheck size={20} stroke={1.75} aria-hidden className={classes.onceSaved} />
    </>
  );
});
