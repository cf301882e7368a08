import { wallClockSchema } from '#features/calendar/contract/calendar.contract.ts';
import type { SkipReason } from '#features/calendar/contract/import.contract.ts';
import { instantOfWallClock, wallClockOf } from '#packages/kernel/index.ts';
import type { ZoneBlock } from './ics-blocks.rules.ts';
import { zoneNamed } from './zones.rules.ts';

/** A property as jCal (RFC 7265) writes it: name, parameters, type, values. */
export type Property = readonly [string, Record<string, string | string[]>, string, ...unknown[]];

/** A time of a file, on the clock of a zone; of a date the midnight that it begins with. */
export interface Stamp {
  readonly clock: string;
  readonly timeZone: string;
  readonly isDate: boolean;
}

export interface Zones {
  /** The person’s own: for dates, and for times without any. */
  readonly own: string;
  readonly ofFile: ReadonlyMap<string, ZoneBlock>;
}

/** Something of an event that keeps it outside. */
export class Unusable extends Error {
  readonly reason: SkipReason;
  constructor(reason: SkipReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The times of a property; `Unusable` where one is none, or of a zone that nobody knows. */
export function stampsOf(property: Property, zones: Zones): Stamp[] {
  const [, { tzid }, type, ...values] = property;
  return values.map((value) => {
    const [, day, time, utc] =
      /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d):\d\d(Z)?)?$/.exec(String(value)) ?? [];
    const isDate = time === undefined;
    const clock = `${day}T${time ?? '00:00'}`;
    if (!day || isDate !== (type === 'date') || !isClock(clock)) throw new Unusable('unreadable');
    if (isDate) return { clock, timeZone: zones.own, isDate };
    if (utc) return { clock, timeZone: 'UTC', isDate };
    const timeZone = tzid === undefined ? zones.own : zoneNamed(String(tzid), zones.ofFile);
    if (!timeZone) throw new Unusable('bad_zone');
    return { clock, timeZone, isDate };
  });
}

/** A day of the calendar and a time of it, in years of ours: 31 February is none. */
const isClock = (clock: string): boolean => wallClockSchema.safeParse(clock).success;

/** The same time on the clock of another zone; a date is the same everywhere. */
export function movedTo(stamp: Stamp, timeZone: string): Stamp {
  if (stamp.isDate || stamp.timeZone === timeZone) return { ...stamp, timeZone };
  const clock = wallClockOf(instantOfWallClock(stamp.clock, stamp.timeZone), timeZone);
  return { ...stamp, clock, timeZone };
}
