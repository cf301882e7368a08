import { addDays } from '#packages/kernel/day.ts';
import { instantOfWallClock, wallClockOf } from '#packages/kernel/wall-clock.ts';
import type { ListedEvent } from '../../contract/calendar.contract.ts';

/** An event of the calendar’s own, or one that leads to where it is kept; `waiting` for what only this device has. */
export type ShownEvent = ListedEvent & {
  readonly leadsTo?: string | undefined;
  readonly waiting?: boolean;
  readonly isReminder?: boolean | undefined;
};

/** Tells events apart where a list holds several times of one series. */
export const keyOf = ({ id, start }: ShownEvent): string => `${id} ${start}`;

export const startDayOf = ({ start }: ShownEvent): string => start.slice(0, 10);

/** The last day that an event touches: the midnight that ends it belongs to the day before. */
export function lastDayOf({ end }: ShownEvent): string {
  const day = end.slice(0, 10);
  return end.endsWith('T00:00') ? addDays(day, -1) : day;
}

/** The events of each day from `from` to `to`: whole days first, then in the order of the clock. */
export function eventsByDay(
  events: readonly ShownEvent[],
  { from, to }: { from: string; to: string },
): Map<string, ShownEvent[]> {
  const byDay = new Map<string, ShownEvent[]>();
  for (const event of events.toSorted(inOrder)) {
    const first = startDayOf(event) < from ? from : startDayOf(event);
    const last = lastDayOf(event) > to ? to : lastDayOf(event);
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const known = byDay.get(day);
      if (known) known.push(event);
      else byDay.set(day, [event]);
    }
  }
  return byDay;
}

/** How an event stands on one of its days. */
export type Part = 'allDay' | 'within' | 'begins' | 'goesOn' | 'ends';

export function partOn(event: ShownEvent, day: string): Part {
  if (event.allDay) return 'allDay';
  const begins = startDayOf(event) === day;
  const ends = lastDayOf(event) === day;
  if (begins && ends) return 'within';
  if (begins) return 'begins';
  return ends ? 'ends' : 'goesOn';
}

/** The events after today that have not begun, the soonest first. */
export function comingAfter(events: readonly ShownEvent[], today: string, now: Date): ShownEvent[] {
  return events
    .filter(
      (event) => startDayOf(event) > today && instantOfWallClock(event.start, event.timeZone) > now,
    )
    .toSorted((a, b) => a.start.localeCompare(b.start) || inOrder(a, b));
}

/** The events that are not over, the soonest first. */
export function stillToCome(events: readonly ShownEvent[], now: Date): ShownEvent[] {
  return events
    .filter((event) => !isOver(event, now))
    .toSorted((a, b) => a.start.localeCompare(b.start) || inOrder(a, b));
}

export const isOver = ({ end, timeZone }: ShownEvent, now: Date): boolean =>
  instantOfWallClock(end, timeZone) <= now;

/**
 * What the person's own clock shows when an event of another zone begins; null where it is the same
 * clock, and for whole days, which are the same everywhere.
 */
export function startHere({ start, timeZone, allDay }: ShownEvent, zone: string): string | null {
  if (allDay || timeZone === zone) return null;
  const here = wallClockOf(instantOfWallClock(start, timeZone), zone);
  return here === start ? null : here;
}

function inOrder(a: ShownEvent, b: ShownEvent): number {
  return (
    Number(b.allDay) - Number(a.allDay) ||
    a.start.localeCompare(b.start) ||
    keyOf(a).localeCompare(keyOf(b))
  );
}
