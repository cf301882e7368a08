import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import {
  type CalendarEvent,
  calendarContract,
  type EventDraft,
} from '../contract/calendar.contract.ts';

const calendarApi = createClient(calendarContract, apiOptions);

/** Key of every list of events in the query cache, which lives in memory only. */
const LISTS = ['calendar', 'events'] as const;

/** The events that touch some days; what is known already stays to be read while there is no connection. */
export function useEvents(from: string, to: string) {
  return useQuery({
    queryKey: [...LISTS, from, to],
    queryFn: ({ signal }) => calendarApi.listEvents({ query: { from, to } }, { signal }),
    select: ({ events }) => events,
    staleTime: 0,
  });
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
    mutationFn: ({ id, ...body }: CalendarEvent) =>
      calendarApi.changeEvent({ params: { id }, body: body satisfies EventDraft }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: (id: string) => calendarApi.deleteEvent({ params: { id } }),
  });
  const restore = useMutation({
    ...settled,
    mutationFn: (id: string) => calendarApi.restoreEvent({ params: { id } }),
  });
  return { add, change, remove, restore };
}
