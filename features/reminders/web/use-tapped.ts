import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAccessState } from '#features/access/web/index.ts';
import { REMINDER_QUERY, tappedReminder } from '../contract/kinds.ts';
import { remindersApi } from './reminders.client.ts';

/** Where the address was reached from a reminder, tells the server so and takes the mark off it. */
export function useTappedReminder(): void {
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  const signedIn = useAccessState().phase === 'signedIn';
  const mark = new URLSearchParams(searchStr).get(REMINDER_QUERY);
  useEffect(() => {
    if (!signedIn || mark === null) return;
    const tapped = tappedReminder(mark);
    // Lost without a connection: then the record that follows counts instead.
    if (tapped) remindersApi.tapReminder({ body: tapped }).catch(() => undefined);
    void navigate({
      to: '.',
      search: ({ [REMINDER_QUERY]: _, ...rest }: Record<string, unknown>) => rest,
      replace: true,
    });
  }, [signedIn, mark, navigate]);
}
