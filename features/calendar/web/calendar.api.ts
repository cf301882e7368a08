import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import {
  type CalendarEvent,
  calendarContract,
  type DrawnIn,
  type EventDraft,
  type ListedEvent,
  type SeriesChange,
} from '../contract/calendar.contract.ts';
import type { Scope } from '../contract/repeat.contract.ts';
import type { ShownEvent } from './rules/events.rules.ts';

const calendarApi = createClient(calendarContract, apiOptions);

/** Key of every list of events in the query cache, which lives in memory only. */
export const LISTS = ['calendar', 'events'] as const;

interface Lists {
  events: ListedEvent[];
  drawnIn: DrawnIn[];
}

const shownEvents = ({ events, drawnIn }: Lists): ShownEvent[] => [...events, ...drawnIn];

/** The events that touch some days; what is known already stays to be read while there is no connection. */
export function useEvents(from: string, to: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...LISTS, from, to],
    queryFn: ({ signal }) => calendarApi.listEvents({ query: { from, to } }, { signal }),
    select: shownEvents,
    // A list that holds these days, too, answers until their own comes.
    placeholderData: () =>
      client
        .getQueriesData<Lists>({ queryKey: LISTS })
        .find(([[, , first, last], data]) => data && `${first}` <= from && to <= `${last}`)?.[1],
    staleTime: 0,
  });
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
