import { IconBell, IconBellOff } from '@tabler/icons-react';
import { MOST_UNREAD } from '../../contract/notifications.contract.ts';
import { useSilence, useUnread } from '../use-unread.ts';
import classes from './BellIcon.module.css';

/** The bell with the number of unread notifications on it, or struck through while it is silent; its word stands beside or on the button. */
export function BellIcon({ size }: { readonly size: number }) {
  const unread = useUnread();
  const isSilent = useSilence() !== null;
  const Bell = isSilent ? IconBellOff : IconBell;
  return (
    <span className={classes.bell} aria-hidden>
      <Bell size={size} stroke={1.75} />
      {unread > 0 && !isSilent ? (
        <span className={classes.count}>
          {unread >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : unread}
        </span>
      ) : null}
    </span>
  );
}
