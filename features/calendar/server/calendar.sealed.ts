import * as z from 'zod';
import type {
  CalendarEvent,
  EventDraft,
  ListedEvent,
} from '#features/calendar/contract/calendar.contract.ts';
import { withLastDay } from '#features/calendar/contract/rule-text.rules.ts';
import { type OwnerKey, type Sealed, sealed } from '#packages/crypto/index.ts';
import type { EventRow } from './calendar.queries.ts';
import { instantsOf } from './event-span.rules.ts';

/** What is sealed of an event; of a series its rule, too, and what is left out of it. */
interface Words
  extends Pick<
    EventDraft,
    'title' | 'category' | 'description' | 'repeat' | 'skipHolidays' | 'reminder'
  > {
  except?: readonly string[] | undefined;
  cut?: Cut | undefined;
}

/** What was cut off the end of a series last, as it takes to join it again. */
export interface Cut {
  /** The rule before. */
  repeat: string;
  /** When it was done. */
  on: string;
  /** Where what was cut off became a series of its own: its id, and the start that moved to another one. */
  parted?: { id: string; from: string; to: string } | undefined;
}

const WORDS: Sealed<Words> = sealed(
  z.object({
    title: z.string(),
    category: z.custom<Words['category']>(),
    description: z.string().nullable(),
    repeat: z.custom<Words['repeat']>().optional(),
    skipHolidays: z.custom<Words['skipHolidays']>().optional(),
    reminder: z.custom<Words['reminder']>().optional(),
    except: z.array(z.string()).optional(),
    cut: z
      .object({
        repeat: z.string(),
        on: z.string(),
        parted: z.object({ id: z.string(), from: z.string(), to: z.string() }).optional(),
      })
      .optional(),
  }),
);

const placeOf = (id: string) => ({ table: 'calendar_events', row: id });

/** What is kept of a series besides its words: times taken out of it, and what was cut off it last. */
export interface Kept {
  except?: readonly string[];
  cut?: Cut;
}

/** The columns of an event: its words sealed, its times as they are. */
export function columnsOf(
  key: OwnerKey,
  id: string,
  event: EventDraft,
  { except = [], cut }: Kept = {},
): Pick<
  EventRow,
  'startsLocal' | 'endsLocal' | 'timeZone' | 'allDay' | 'startsAt' | 'endsAt' | 'sealed'
> {
  const { title, category, start, end, allDay, timeZone, repeat, skipHolidays, reminder } = event;
  const description = event.description?.trim() ? event.description : null;
  const words: Words = {
    ...{ title, category, description },
    ...(repeat ? { repeat, except, ...(cut ? { cut } : {}) } : {}),
    ...(repeat && skipHolidays ? { skipHolidays } : {}),
    ...(reminder ? { reminder } : {}),
  };
  return {
    startsLocal: start,
    endsLocal: end,
    timeZone,
    allDay,
    ...instantsOf(event),
    sealed: key.seal(placeOf(id), words),
  };
}

/** An event as its person sees it; of a series as it was written down, from its first time. */
export function eventOf(key: OwnerKey, row: EventRow): CalendarEvent {
  return withoutKept(openRow(key, row));
}

/** An event that comes once, as a list shows it. */
export function shownOf(key: OwnerKey, row: EventRow): ListedEvent {
  const { revision } = row;
  return { ...eventOf(key, row), ...(revision > 0 ? { revision } : {}) };
}

/** An event with the times that were taken out of it. */
export function seriesOf(
  key: OwnerKey,
  row: EventRow,
): CalendarEvent & { except: readonly string[] } {
  const { except = [], cut: _, ...event } = openRow(key, row);
  return { ...event, except };
}

/** What was cut off a series last, unless it was changed since. */
export const cutOf = (key: OwnerKey, row: EventRow): Cut | undefined => openRow(key, row).cut;

/** One time of a series, as a list shows it. */
export function timeOf(key: OwnerKey, row: EventRow, times: Times): ListedEvent {
  const start = shownTime(times.startsLocal);
  return {
    ...eventOf(key, row),
    ...{ start, end: shownTime(times.endsLocal) },
    occurrence: { at: start, revision: row.revision },
  };
}

type Times = Pick<EventRow, 'startsLocal' | 'endsLocal'>;

function openRow(key: OwnerKey, row: EventRow): CalendarEvent & Pick<Words, 'except' | 'cut'> {
  const { id, startsLocal, endsLocal, allDay, timeZone, sealed: bytes } = row;
  const { repeat, ...words } = key.open(placeOf(id), bytes, WORDS);
  const start = shownTime(startsLocal);
  return {
    id,
    ...words,
    // What was cut off once, or came from a file, ends at a time of the clock.
    ...(repeat ? { repeat: withLastDay(repeat, start) } : {}),
    start,
    end: shownTime(endsLocal),
    allDay,
    timeZone,
  };
}

const withoutKept = ({
  except: _,
  cut: __,
  ...event
}: CalendarEvent & Pick<Words, 'except' | 'cut'>) => event;

/** `2026-11-24T14:00` of `2026-11-24 14:00:00`, as PostgreSQL writes it. */
export const shownTime = (local: string): string => local.slice(0, 16).replace(' ', 'T');
