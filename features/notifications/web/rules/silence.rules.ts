import { addDays } from '#packages/kernel/day.ts';
import { calendarDayOf, instantOfWallClock, wallClockOf } from '#packages/kernel/wall-clock.ts';

/** When a silence ends: before most people work, after most have slept. */
const MORNING = '06:00';
/** Until this hour a night is still that of the day before. */
const NIGHT_ENDS = '04:00';

/** The next morning on a person's clock. */
export function nextMorning(now: Date, timeZone: string): Date {
  const today = calendarDayOf(now, timeZone);
  const isNight = wallClockOf(now, timeZone).slice(11) < NIGHT_ENDS;
  return instantOfWallClock(`${isNight ? today : addDays(today, 1)}T${MORNING}`, timeZone);
}
