import { addDays } from '#packages/kernel/day.ts';

const DAY_MS = 86_400_000;
/** Hours of the clock that still belong to the day before (a day closes at 03:00). */
const NIGHT_HOURS = 3;

/** The time of the clock in a zone at an instant, `HH:MM`. */
export function clockOf(instant: string, zone: string | undefined): string {
  return wallOf(Date.parse(instant), zone).slice(11, 16);
}

/**
 * The instant at which the clock in `zone` shows `HH:MM` on a person's day: before 03:00 that is the
 * night after it. A time that the clock leaps over is taken before the leap, one that it shows twice
 * the first time, so that the instant always lies in the day that was asked for.
 */
export function instantOf(day: string, clock: string, zone: string | undefined): Date {
  const date = Number(clock.slice(0, 2)) < NIGHT_HOURS ? addDays(day, 1) : day;
  const wall = Date.parse(`${date}T${clock}:00Z`);
  // One of the offsets a day before and after is in force then.
  const candidates = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(near, zone));
  const exact = candidates.filter((at) => at + offsetAt(at, zone) === wall);
  return new Date(Math.min(...(exact.length > 0 ? exact : candidates)));
}

/** Whether a time of a day is still to come. */
export function isAhead(day: string, clock: string, zone: string | undefined, now: Date): boolean {
  return instantOf(day, clock, zone) > now;
}

function offsetAt(instant: number, zone: string | undefined): number {
  return Date.parse(`${wallOf(instant, zone)}Z`) - Math.floor(instant / 1000) * 1000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-18T09:30:00` as the clock in the zone shows it. */
function wallOf(instant: number, zone: string | undefined): string {
  const known = formatters.get(zone ?? '');
  const formatter =
    known ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    });
  formatters.set(zone ?? '', formatter);
  return formatter.format(instant).replace(' ', 'T');
}
