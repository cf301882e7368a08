import { addDays } from '#packages/kernel/day.ts';
import {
  type Category,
  type EventDraft,
  MAX_EVENT_DAYS,
} from '../../contract/calendar.contract.ts';
import type { EventReminder } from '../../contract/reminder.contract.ts';
import type { SkippedHolidays } from '../../contract/skip-holidays.contract.ts';
import { lastDayOf, type ShownEvent, startDayOf } from './events.rules.ts';
import {
  noRepeat,
  type RepeatForm,
  repeatOf,
  repeatProblem,
  ruleOfForm,
  withDay,
} from './repeat.rules.ts';

/** An event while it is being written, as its fields hold it; of whole days the end is the last of them. */
export interface EventForm {
  title: string;
  category: Category;
  allDay: boolean;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  timeZone: string;
  description: string;
  repeat: RepeatForm;
  /** The holidays on which it does not come; null where it comes on them, too. */
  skipHolidays: SkippedHolidays | null;
  reminder: EventReminder | null;
}

/** Hours between which a new event of another day begins at the hour of now; outside it is nine o'clock. */
const DAYTIME = { from: 7, to: 21 } as const;
const HOUR_MS = 3_600_000;
const MINUTES = 60_000;

/** A new event: the next full hour, for an hour, on the day that was chosen. `now` is the clock's. */
export function newForm(day: string, now: string, timeZone: string): EventForm {
  const today = now.slice(0, 10);
  const next = Number(now.slice(11, 13)) + 1;
  const hour = day === today || (next >= DAYTIME.from && next <= DAYTIME.to) ? next : 9;
  const start = shifted(`${day}T00:00`, hour * HOUR_MS);
  const end = shifted(start, HOUR_MS);
  return {
    title: '',
    category: 'personal',
    allDay: false,
    ...{ startDay: start.slice(0, 10), startTime: start.slice(11) },
    ...{ endDay: end.slice(0, 10), endTime: end.slice(11) },
    timeZone,
    description: '',
    repeat: noRepeat(start.slice(0, 10)),
    ...{ skipHolidays: null, reminder: null },
  };
}

/** The fields of an event that is there; the times that whole days do not have are those of a morning. */
export function formOf(event: ShownEvent): EventForm {
  const { title, category, allDay, timeZone } = event;
  return {
    ...{ title, category, allDay, timeZone },
    startDay: startDayOf(event),
    startTime: allDay ? '09:00' : event.start.slice(11),
    endDay: allDay ? lastDayOf(event) : event.end.slice(0, 10),
    endTime: allDay ? '10:00' : event.end.slice(11),
    description: event.description ?? '',
    repeat: repeatOf(event.repeat, startDayOf(event)),
    ...{ skipHolidays: event.skipHolidays ?? null, reminder: event.reminder ?? null },
  };
}

/** Another start takes the end along, so that the event stays as long as it was. */
export function withStart(
  form: EventForm,
  change: Partial<Pick<EventForm, 'startDay' | 'startTime'>>,
): EventForm {
  const repeat = withDay(form.repeat, change.startDay ?? form.startDay);
  const next = { ...form, ...change, repeat };
  const [from, to, start] = [startOf(form), endOf(form), startOf(next)];
  if (!isTime(from) || !isTime(to) || !isTime(start)) return next;
  const length = Date.parse(`${to}Z`) - Date.parse(`${from}Z`);
  if (length < 0) return next;
  const end = shifted(start, length);
  return { ...next, endDay: end.slice(0, 10), endTime: end.slice(11) };
}

/** The reminder of the other kind of event that is nearest to one. */
const TURNED: Readonly<Record<EventReminder, EventReminder>> = {
  at_start: 'morning',
  ten_minutes: 'morning',
  hour: 'morning',
  day: 'evening_before',
  evening_before: 'day',
  morning: 'hour',
};

/** Whole days or times: what ends at midnight does not reach into the day that begins then. */
export function withAllDay(before: EventForm, allDay: boolean): EventForm {
  const { startDay, endDay, endTime, reminder } = before;
  const isTurned = reminder && before.allDay !== allDay;
  const form = isTurned ? { ...before, reminder: TURNED[reminder] } : before;
  const endsAtMidnight = endTime === '00:00';
  if (allDay && endsAtMidnight && endDay > startDay) {
    return { ...form, allDay, endDay: addDays(endDay, -1) };
  }
  if (!allDay && endsAtMidnight) return { ...form, allDay, endDay: addDays(endDay, 1) };
  return { ...form, allDay };
}

export type Problem = 'missing' | 'ends_too_early' | 'lasts_too_long' | 'repeat';

/** What keeps a form from being saved; null when nothing does. */
export function problemOf(form: EventForm): Problem | null {
  if (form.title.trim() === '' || missingOf(form).length > 0) return 'missing';
  const { start, end } = draftOf(form);
  if (end <= start) return 'ends_too_early';
  const latest = addDays(start.slice(0, 10), MAX_EVENT_DAYS) + start.slice(10);
  if (end > latest) return 'lasts_too_long';
  return repeatProblem(form.repeat, form.startDay) ? 'repeat' : null;
}

type TimeField = 'startDay' | 'startTime' | 'endDay' | 'endTime';

/** Days and times that are not filled in. */
export function missingOf(form: EventForm): TimeField[] {
  const needed: TimeField[] = form.allDay
    ? ['startDay', 'endDay']
    : ['startDay', 'startTime', 'endDay', 'endTime'];
  return needed.filter((field) => form[field] === '');
}

/** What is sent of a form without problems. */
export function draftOf(form: EventForm): EventDraft {
  const { category, allDay, timeZone, description, skipHolidays, reminder } = form;
  const repeat = ruleOfForm(form.repeat, form.startDay);
  return {
    ...{ category, allDay, timeZone },
    title: form.title.trim(),
    start: allDay ? `${form.startDay}T00:00` : startOf(form),
    end: allDay ? `${addDays(form.endDay, 1)}T00:00` : endOf(form),
    description: description.trim() === '' ? null : description,
    ...(repeat ? { repeat } : {}),
    ...(repeat && skipHolidays ? { skipHolidays } : {}),
    ...(reminder ? { reminder } : {}),
  };
}

const startOf = ({ startDay, startTime }: EventForm) => `${startDay}T${startTime}`;
const endOf = ({ endDay, endTime }: EventForm) => `${endDay}T${endTime}`;
const isTime = (local: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local);

/** A time of the clock some milliseconds later; whole minutes. */
function shifted(local: string, ms: number): string {
  const minutes = Math.round(ms / MINUTES) * MINUTES;
  return new Date(Date.parse(`${local}Z`) + minutes).toISOString().slice(0, 16);
}
