import { useMemo } from 'react';
import { useMe, useTimeZone } from '#features/access/web/index.ts';
import { useToday } from '#features/emotions/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { oldestDay } from '../contract/entry-day.ts';

export interface Days {
  today: string;
  /** The first day of the person's account. */
  accountDay: string;
  /** The first day that an entry may be about. */
  oldest: string;
}

/** Which days an entry that is written now may be about. */
export function useDays(): Days {
  const me = useMe();
  const timeZone = useTimeZone();
  const today = useToday();
  // Until it is known who is asking, the server alone knows since when they are here.
  const accountDay = me ? dayOf(new Date(me.memberSince), timeZone) : '';
  return useMemo(
    () => ({ today, accountDay, oldest: oldestDay(today, accountDay) }),
    [today, accountDay],
  );
}
