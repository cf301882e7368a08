import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccessState } from '#features/access/web/index.ts';
import { usePendingChanges } from '#packages/offline-queue/index.ts';
import type { DrawnIn, ListedEvent } from '../contract/calendar.contract.ts';
import { calendarApi, LISTS } from './calendar.client.ts';
import { eventQueue } from './local/waiting.ts';
import type { ShownEvent } from './rules/events.rules.ts';
import { withWaiting } from './rules/waiting.rules.ts';

interface Lists {
  events: ListedEvent[];
  drawnIn: DrawnIn[];
}

const shownEvents = ({ events, drawnIn }: Lists): ShownEvent[] => [...events, ...drawnIn];
const withoutReminders = ({ events, drawnIn }: Lists): Lists => ({
  events,
  drawnIn: drawnIn.filter(({ isReminder }) => !isReminder),
});

/** Whose calendar it is; empty where nobody is known, as in a test of a part. */
export const useOwner = (): string => useAccessState().person?.userId ?? '';

/**
 * The events that touch some days, with what waits on this device in place; what is known already stays to
 * be read while there is no connection. Reminders take up no time and come only where they are asked for.
 */
export function useEvents(from: string, to: string, { reminders = false } = {}) {
  const client = useQueryClient();
  const pending = usePendingChanges(eventQueue, useOwner());
  const query = useQuery({
    queryKey: [...LISTS, from, to, reminders],
    queryFn: ({ signal }) =>
      calendarApi.listEvents({ query: { from, to, reminders: `${reminders}` } }, { signal }),
    select: shownEvents,
    // A list that holds these days, too, answers until their own comes, or where it cannot come.
    initialData: () => {
      const known = client
        .getQueriesData<Lists>({ queryKey: LISTS })
        .find(([[, , first, last], data]) => data && `${first}` <= from && to <= `${last}`)?.[1];
      return known && !reminders ? withoutReminders(known) : known;
    },
    initialDataUpdatedAt: 0,
    staleTime: 0,
  });
  const { data: known } = query;
  const data = useMemo(() => {
    // What was refused stands apart, with the reason: the calendar shows what the server has.
    const waiting = pending.filter((change) => !eventQueue.isRefused(change));
    return known && withWaiting(known, waiting, { from, to });
  }, [known, pending, from, to]);
  return { ...query, data };
}
