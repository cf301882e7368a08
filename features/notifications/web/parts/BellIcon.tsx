import { IconBell } from '@tabler/icons-react';
import { MOST_UNREAD } from '../../contract/notifications.contract.ts';
import { useUnread } from '../use-unread.ts';
import classes from './BellIcon.module.css';

/** The bell with the number of unread notifications on it; its word stands beside or on the button. */
export function BellIcon({ size }: { readonly size: number }) {
  const unread = useUnread();
  return (
    <span className={classes.bell} aria-hidden>
      <IconBell size={size} stroke={1.75} />
      {unread > 0 ? (
        <span className={classes.count}>
          {unread >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : unread}
        </span>
      ) : null}
    </span>
  );
}
