import { addDays } from '#packages/kernel/day.ts';

/** Until then a clock shows the night that still belongs to the day before (`dayOf`). */
const DAY_CLOSES = '03:00';

/** The time on a clock in `zone`, `21:05`. */
export function timeOf(instant: string | Date, zone: string): string {
  return new Date(wallMs(new Date(instant).getTime(), zone)).toISOString().slice(11, 16);
}

/**
 * The instant at which clocks in `zone` show `time` on somebody's `day`, which goes on until 03:00. A
 * time that the change of the clocks leaves out becomes one an hour away from it.
 */
export function instantOf(day: string, time: string, zone: string): string {
  const date = time < DAY_CLOSES ? addDays(day, 1) : day;
  const wall = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (at: number) => wallMs(at, zone) - at;
  // Asked twice: the first guess may lie on the other side of a change of the clocks.
  const near = wall - offsetAt(wall);
  return new Date(wall - offsetAt(near)).toISOString();
}

/** What clocks in `zone` show at an instant, as if they were in UTC; in ms, to the minute. */
function wallMs(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const value = (type: string) => parts.find((part) => part.type === type)?.value ?? '00';
  const date = `${value('year')}-${value('month')}-${value('day')}`;
  return Date.parse(`${date}T${value('hour')}:${value('minute')}:00Z`) + (at % 60_000);
}
