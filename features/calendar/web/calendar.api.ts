import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccessState } from '#features/access/web/index.ts';
import { usePendingChanges } from '#packages/offline-queue/index.ts';
import type {
  CalendarEvent,
  DrawnIn,
  EventDraft,
  ListedEvent,
  SeriesChange,
} from '../contract/calendar.contract.ts';
import type { Scope } from '../contract/repeat.contract.ts';
import { calendarApi, LISTS } from './calendar.client.ts';
import { eventQueue } from './local/waiting.ts';
import type { ShownEvent } from './rules/events.rules.ts';
import { withWaiting } from './rules/waiting.rules.ts';

interface Lists {
  events: ListedEvent[];
  drawnIn: DrawnIn[];
}

const shownEvents = ({ events, drawnIn }: Lists): ShownEvent[] => [...events, ...drawnIn];

/** Whose calendar it is; empty where nobody is known, as in a test of a part. */
export const useOwner = (): string => useAccessState().person?.userId ?? '';

/**
 * The events that touch some days, with what waits on this device in place; what is known already stays to
 * be read while there is no connection.
 */
export function useEvents(from: string, to: string) {
  const client = useQueryClient();
  const pending = usePendingChanges(eventQueue, useOwner());
  const query = useQuery({
    queryKey: [...LISTS, from, to],
    queryFn: ({ signal }) => calendarApi.listEvents({ query: { from, to } }, { signal }),
    select: shownEvents,
    // A list that holds these days, too, answers until their own comes, or where it cannot come.
    initialData: () =>
      client
        .getQueriesData<Lists>({ queryKey: LISTS })
        .find(([[, , first, last], data]) => data && `${first}` <= from && to <= `${last}`)?.[1],
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

/** What an event is to be; of a series, what of it is meant. */
interface EventChange {
  id: string;
  draft: EventDraft;
  change?: SeriesChange;
}

interface EventRemoval {
  id: string;
  scope?: Scope;
  at?: string;
  revision?: number;
}

/** Adding, changing, deleting and bringing back; each rejects when the server has not taken it. */
export function useEventMutations() {
  const client = useQueryClient();
  const settled = { onSuccess: () => client.invalidateQueries({ queryKey: LISTS }) };
  const add = useMutation({
    ...settled,
    mutationFn: (body: CalendarEvent) => calendarApi.addEvent({ body }),
  });
  const change = useMutation({
    ...settled,
    mutationFn: ({ id, draft, change }: EventChange) =>
      calendarApi.changeEvent({
        params: { id },
        body: { ...draft, ...(change ? { change } : {}) },
      }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: ({ id, ...query }: EventRemoval) =>
      calendarApi.deleteEvent({ params: { id }, query: { scope: 'all', ...query } }),
  });
  const restoreTime = useMutation({
    ...settled,
    mutationFn: ({ id, at }: { id: string; at: string }) =>
      calendarApi.restoreTime({ params: { id }, body: { at } }),
  });
  const restoreFollowing = useMutation({
    ...settled,
    mutationFn: (id: string) => calendarApi.restoreFollowing({ params: { id } }),
  });
  const restore = useMutation({
    ...settled,
    mutationFn: (id: string) => calendarApi.restoreEvent({ params: { id } }),
  });
  return { add, change, remove, restore, restoreTime, restoreFollowing };
}
