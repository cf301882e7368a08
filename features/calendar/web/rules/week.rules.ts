import { addDays, weekStartOf } from '#packages/kernel/day.ts';
import { lastDayOf, type ShownEvent, startDayOf } from './events.rules.ts';

/** Hours that a week shows at least; an event outside them makes it longer. */
const USUAL_HOURS = { from: 7, to: 21 } as const;
const DAY_MINUTES = 1_440;
/** Shorter events are drawn as long as this: a finger must hit them. */
const LEAST_MINUTES = 30;
/** Days of one agenda. */
export const AGENDA_DAYS = 30;
/** Height of an hour, in pixels. */
export const HOUR_HEIGHT = 52;
/** Of a line of an event, and of what stands above and below its lines. */
const [LINE, AROUND] = [15, 8];
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

/** Whether an event stands among the hours: it has some, of one day or, less than a day long, across midnight. */
export const isOfHours = (event: ShownEvent): boolean =>
  !event.allDay && (startDayOf(event) === lastDayOf(event) || lengthOf(event) < DAY_MINUTES);

/** From which hour to which the days of a week are drawn. */
export function hoursOf(days: readonly { day: string; events: readonly ShownEvent[] }[]): {
  from: number;
  to: number;
} {
  const spans = days.flatMap(({ day, events }) =>
    events.filter(isOfHours).map((event) => spanOn(event, day)),
  );
  return {
    from: Math.min(USUAL_HOURS.from, ...spans.map(([start]) => Math.floor(start / 60))),
    to: Math.max(USUAL_HOURS.to, ...spans.map(([, end]) => Math.ceil(end / 60))),
  };
}

/** What a day has of an event, with the room that it takes: of `lanes` beside each other, the one from the left. */
export interface Placed {
  readonly event: ShownEvent;
  readonly start: number;
  readonly end: number;
  readonly lane: number;
  readonly lanes: number;
}

/** Whole lines that an event so long has room for. */
export const linesOf = ({ start, end }: Pick<Placed, 'start' | 'end'>): number =>
  Math.max(1, Math.floor((((end - start) / 60) * HOUR_HEIGHT - AROUND) / LINE));

/** The events of a day among its hours; those at the same time stand beside each other. */
export function placedOn(events: readonly ShownEvent[], day: string): Placed[] {
  const sorted = events
    .filter(isOfHours)
    .map((event) => ({ event, span: spanOn(event, day) }))
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

/**
 * The times of an event that is moved by some days and minutes; it begins within its week, and one that
 * does not reach across midnight stays within its day.
 */
export function movedTimes(
  event: ShownEvent,
  { days, minutes }: { days: number; minutes: number },
  week: readonly string[],
): { start: string; end: string } {
  const begins = startDayOf(event);
  const [first = '', last = ''] = [[week[0] ?? '', begins].toSorted()[0], week.at(-1)];
  const wanted = addDays(begins, days);
  // The one in the middle: wanted, or the end of the week beyond which it lies.
  const [, day = wanted] = [first, wanted, last].toSorted();
  const length = lengthOf(event);
  const isOfOneDay = lastDayOf(event) === begins;
  const latest = isOfOneDay ? Math.max(0, DAY_MINUTES - length) : DAY_MINUTES - STEP_MINUTES;
  const start = Math.min(latest, Math.max(0, minuteOf(event.start) + minutes));
  return { start: clockAt(day, start), end: clockAt(day, start + length) };
}

const lengthOf = ({ start, end }: ShownEvent): number =>
  (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;

/** The minutes of a day that an event takes; what lies beyond midnight belongs to the day beside. */
function spanOn(event: ShownEvent, day: string): [start: number, end: number] {
  const begins = startDayOf(event) < day ? 0 : minuteOf(event.start);
  const ends = event.end.slice(0, 10) > day ? DAY_MINUTES : minuteOf(event.end);
  const start = Math.min(begins, DAY_MINUTES - LEAST_MINUTES);
  return [start, Math.max(start + LEAST_MINUTES, ends)];
}

const clockAt = (day: string, minute: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
