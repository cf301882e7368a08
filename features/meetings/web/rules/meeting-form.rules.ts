import { addDays } from '#packages/kernel/day.ts';
import { calendarDayOf, instantOfWallClock, wallClockOf } from '#packages/kernel/wall-clock.ts';
import { type Meeting, MINUTES } from '../../contract/meetings.contract.ts';

/** A meeting while it is being written, as its fields hold it. */
export interface MeetingForm {
  title: string;
  email: string;
  day: string;
  time: string;
  minutes: number;
  description: string;
  timeZone: string;
}

/** Lengths to choose from. */
export const LENGTHS = [20, 30, 50, 60, 90, 120] as const;

const MINUTE_MS = 60_000;
/** Enough to find a misspelt address; whether anybody reads it only a mail can tell. */
const ADDRESS = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>().]{2,}$/;

/** A new one: tomorrow at the next full hour of daytime. */
export function newForm(now: Date, timeZone: string): MeetingForm {
  const clock = wallClockOf(now, timeZone);
  const hour = Math.min(18, Math.max(9, Number(clock.slice(11, 13)) + 1));
  return {
    ...{ title: '', email: '', description: '', timeZone },
    day: addDays(clock.slice(0, 10), 1),
    time: `${String(hour).padStart(2, '0')}:00`,
    minutes: MINUTES.usual,
  };
}

/** The fields of one that is there. */
export function formOf(meeting: Meeting): MeetingForm {
  return {
    title: meeting.title ?? '',
    email: meeting.with ?? '',
    day: meeting.start.slice(0, 10),
    time: meeting.start.slice(11),
    minutes: meeting.minutes,
    description: meeting.description ?? '',
    timeZone: meeting.timeZone,
  };
}

/** The same again, a week after it was, or on the next such weekday that is still to come. */
export function againForm(meeting: Meeting, now: Date): MeetingForm {
  const form = formOf(meeting);
  const today = calendarDayOf(now, form.timeZone);
  let { day } = form;
  do day = addDays(day, 7);
  while (day <= today);
  return { ...form, day };
}

export type Field = 'title' | 'email' | 'day' | 'time';
export type Problem = 'missing' | 'not_an_address' | 'already_past';

/** What keeps a form from being sent, by field. */
export function problemsOf(form: MeetingForm, now: Date): Partial<Record<Field, Problem>> {
  const { title, email, day, time } = form;
  const span = spanOf(form);
  return {
    ...(title.trim() === '' ? { title: 'missing' } : {}),
    ...(email.trim() === '' ? { email: 'missing' } : {}),
    ...(email.trim() !== '' && !ADDRESS.test(email.trim()) ? { email: 'not_an_address' } : {}),
    ...(day === '' ? { day: 'missing' } : {}),
    ...(time === '' ? { time: 'missing' } : {}),
    ...(span && span.from < now ? { day: 'already_past' } : {}),
  };
}

/** When the meeting would be; null while there is no day or time. */
export function spanOf({
  day,
  time,
  minutes,
  timeZone,
}: MeetingForm): { from: Date; to: Date } | null {
  if (day === '' || time === '') return null;
  const from = instantOfWallClock(`${day}T${time}`, timeZone);
  return { from, to: new Date(from.getTime() + minutes * MINUTE_MS) };
}

/** What is sent of a form without problems. */
export function draftOf(form: MeetingForm) {
  return {
    title: form.title.trim(),
    description: form.description.trim() === '' ? null : form.description.trim(),
    start: `${form.day}T${form.time}`,
    minutes: form.minutes,
    timeZone: form.timeZone,
  };
}
