import { addDays, weekStartOf } from '#packages/kernel/day.ts';
import { lastDayOf, type ShownEvent, startDayOf } from './events.rules.ts';

/** Hours that a week shows at least; an event outside them makes it longer. */
const USUAL_HOURS = { from: 7, to: 21 } as const;
const DAY_MINUTES = 1_440;
/** Shorter events are drawn as long as this: a finger must hit them. */
const LEAST_MINUTES = 30;
/** Days of one agenda. */
export const AGENDA_DAYS = 30;
/** Steps in which an event is moved. */
export const STEP_MINUTES = 15;

/** The seven days of the week that a day is in. */
export function weekOf(day: string, firstWeekday: number): string[] {
  const first = weekStartOf(day, firstWeekday);
  return [0, 1, 2, 3, 4, 5, 6].map((nth) => addDays(first, nth));
}

/** Minute of the day, by a clock that shows `2026-11-19T14:30`. */
export const minuteOf = (shown: string): number =>
  Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16));

/** Whether an event stands among the hours: it has some, and of one day only. */
export const isOfHours = (event: ShownEvent): boolean =>
  !event.allDay && startDayOf(event) === lastDayOf(event);

/** From which hour to which a week is drawn. */
export function hoursOf(events: readonly ShownEvent[]): { from: number; to: number } {
  const spans = events.filter(isOfHours).map(spanOf);
  return {
    from: Math.min(USUAL_HOURS.from, ...spans.map(([start]) => Math.floor(start / 60))),
    to: Math.max(USUAL_HOURS.to, ...spans.map(([, end]) => Math.ceil(end / 60))),
  };
}

/** An event of a day with the room that it takes: of `lanes` beside each other, the one from the left. */
export interface Placed {
  readonly event: ShownEvent;
  readonly start: number;
  readonly end: number;
  readonly lane: number;
  readonly lanes: number;
}

/** The events of a day among its hours; those at the same time stand beside each other. */
export function placedOn(events: readonly ShownEvent[]): Placed[] {
  const sorted = events
    .filter(isOfHours)
    .map((event) => ({ event, span: spanOf(event) }))
    .toSorted((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
  const placed: Placed[] = [];
  let group: (Omit<Placed, 'lanes'> & { lanes?: number })[] = [];
  let ends: number[] = [];
  const close = () => {
    placed.push(...group.map((one) => ({ ...one, lanes: ends.length })));
    [group, ends] = [[], []];
  };
  for (const { event, span } of sorted) {
    const [start, end] = span;
    if (ends.every((last) => last <= start)) close();
    const free = ends.findIndex((last) => last <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    group.push({ event, start, end, lane });
  }
  close();
  return placed;
}

/** The times of an event that is moved by some days and minutes; it stays within its week and its day. */
export function movedTimes(
  event: ShownEvent,
  { days, minutes }: { days: number; minutes: number },
  week: readonly string[],
): { start: string; end: string } {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const wanted = addDays(startDayOf(event), days);
  // The one in the middle: wanted, or the end of the week beyond which it lies.
  const [, day = wanted] = [first, wanted, last].toSorted();
  const length = lengthOf(event);
  const latest = Math.max(0, DAY_MINUTES - length);
  const start = Math.min(latest, Math.max(0, minuteOf(event.start) + minutes));
  return { start: clockAt(day, start), end: clockAt(day, start + length) };
}

const lengthOf = ({ start, end }: ShownEvent): number =>
  (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;

function spanOf(event: ShownEvent): [start: number, end: number] {
  const start = minuteOf(event.start);
  return [start, Math.min(DAY_MINUTES, start + Math.max(LEAST_MINUTES, lengthOf(event)))];
}

const clockAt = (day: string, minute: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
