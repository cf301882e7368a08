import * as z from 'zod';
import { isTimeZone } from '#packages/kernel/day.ts';
import { STATES } from '#packages/kernel/holidays.data.ts';

/** Days ahead in which times are offered. */
export const DAYS_AHEAD = 28;
const MOST_RANGES = 42;
const MOST_DAYS = 200;
/** Ranges of one date that is opened by itself. */
export const MOST_RANGES_A_DAY = 6;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const clock = { from: time, to: time };
/** From when to when on a clock. */
export interface Clock {
  from: string;
  to: string;
}
const isForward = ({ from, to }: Clock) => from < to;
const REVERSED = { error: 'ends before it begins', path: ['to'] };
const rangeSchema = z
  .object({ weekday: z.int().min(0).max(6), ...clock })
  .refine(isForward, REVERSED);
export type Range = z.output<typeof rangeSchema>;

const CLOSED_AND_OPEN = 'closed and open at once';
const OVERLAPS = 'two ranges overlap';

/** What one date is by itself, besides what the week says of it. */
export const singleDaySchema = z
  .object({
    closed: z.boolean(),
    /** Hours besides those of the week; they hold on a holiday, too. */
    opened: z.array(z.object(clock).refine(isForward, REVERSED)).max(MOST_RANGES_A_DAY),
  })
  .refine(({ closed, opened }) => !closed || opened.length === 0, {
    error: CLOSED_AND_OPEN,
    path: ['closed'],
  })
  .refine(({ opened }) => !opened.some((one) => opened.some((other) => meet(one, other))), {
    error: OVERLAPS,
    path: ['opened'],
  });
export type SingleDay = z.output<typeof singleDaySchema>;

const week = {
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'not a time zone' }),
  /** How long a consultation takes, and the rest before the next one. */
  minutes: z.int().min(20).max(120),
  gapMinutes: z.int().min(0).max(60),
  /** From 0, Sunday. */
  weekly: z
    .array(rangeSchema)
    .max(MOST_RANGES)
    .refine((weekly) => !weekly.some((one) => weekly.some((other) => meetInWeek(one, other))), {
      error: OVERLAPS,
    }),
  /** Whether national holidays are closed too, and those of which state. */
  holidays: z.boolean(),
  state: z.enum(STATES).nullable(),
  /** Hours before its start until which a time can be booked. */
  noticeHours: z.int().min(0).max(168),
  /** Hours before its start until which a consultation is moved or called off without being late. */
  cancelHours: z.int().min(0).max(72),
};

/** What holds every week. Times are of the clock in `timeZone`. */
export const weekHoursSchema = z.object(week);
export type WeekHours = z.output<typeof weekHoursSchema>;

/** When a professional can be booked: every week, and on single dates. */
export const hoursSchema = z
  .object({
    ...week,
    /** Days on which nothing is offered. */
    closed: z.array(z.iso.date()).max(MOST_DAYS).default([]),
    /** Hours of one date alone, besides those of the week. */
    opened: z
      .array(z.object({ day: z.iso.date(), ...clock }).refine(isForward, REVERSED))
      .max(MOST_DAYS)
      .default([]),
  })
  .refine(({ closed, opened }) => !opened.some(({ day }) => closed.includes(day)), {
    error: CLOSED_AND_OPEN,
    path: ['opened'],
  });
export type Hours = z.output<typeof hoursSchema>;

function meetInWeek(one: Range, other: Range): boolean {
  return one.weekday === other.weekday && meet(one, other);
}

function meet(one: Clock, other: Clock): boolean {
  return one !== other && one.from < other.to && other.from < one.to;
}
