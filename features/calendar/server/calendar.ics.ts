import {
  ICS_END,
  ICS_HEAD,
  icsEvent,
  type SharedEvent,
} from '#features/calendar/contract/ics.rules.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { PersonalFile } from '#packages/kernel/index.ts';
import { exceptionsOf, horizonOf } from './recurrence.rules.ts';
import { CALENDAR_TEXTS } from './texts.ts';

/** Events as an iCalendar file, written as they come: the libraries for it hold a whole calendar. */
export async function* calendarFile(
  events: AsyncIterable<SharedEvent | undefined>,
  { language }: Pick<Caller, 'language'>,
  made: Date,
): AsyncGenerator<PersonalFile> {
  const path = CALENDAR_TEXTS[language].file;
  yield { path, text: ICS_HEAD };
  for await (const event of events) {
    if (event) yield { path, text: icsEvent(withExceptions(event, made), event, made) };
  }
  yield { path, text: ICS_END };
}

/** An event of which other calendars are told, too, on which holidays it does not come. */
export function withExceptions<T extends SharedEvent>(event: T, now: Date): T {
  const { repeat, except = [] } = event;
  if (!repeat || !event.skipHolidays) return event;
  return { ...event, except: exceptionsOf({ ...event, repeat, except }, horizonOf(now)) };
}
