import type { CalendarEvent, EventDraft } from '#features/calendar/contract/calendar.contract.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import type { EventRow } from './calendar.queries.ts';
import { instantsOf } from './event-span.rules.ts';

type Words = Pick<EventDraft, 'title' | 'category' | 'description'>;

const placeOf = (id: string) => ({ table: 'calendar_events', row: id });

/** The columns of an event: its words sealed, its times as they are. */
export function columnsOf(
  key: OwnerKey,
  id: string,
  event: EventDraft,
): Omit<EventRow, 'userId' | 'id' | 'deletedAt'> {
  const { title, category, start, end, allDay, timeZone } = event;
  const description = event.description?.trim() ? event.description : null;
  const words: Words = { title, category, description };
  return {
    startsLocal: start,
    endsLocal: end,
    timeZone,
    allDay,
    ...instantsOf(event),
    sealed: key.seal(placeOf(id), words),
  };
}

/** An event as its person sees it. */
export function eventOf(key: OwnerKey, row: EventRow): CalendarEvent {
  const { id, startsLocal, endsLocal, allDay, timeZone, sealed } = row;
  return {
    id,
    ...key.open<Words>(placeOf(id), sealed),
    start: shownTime(startsLocal),
    end: shownTime(endsLocal),
    allDay,
    timeZone,
  };
}

/** `2026-11-24T14:00` of `2026-11-24 14:00:00`, as PostgreSQL writes it. */
const shownTime = (local: string) => local.slice(0, 16).replace(' ', 'T');
