import type { CalendarEvent } from '#features/calendar/contract/calendar.contract.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { addDays, type BookPage } from '#packages/kernel/index.ts';
import { CALENDAR_TEXTS } from './texts.ts';

type Told = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'title' | 'description' | 'repeat'>;

/**
 * Events for the book of a person's records, by the clock that they were agreed in; a series on its first
 * day alone: the times that its rule gives have no end.
 */
export async function* calendarBook(
  events: AsyncIterable<Told | undefined>,
  language: Language,
): AsyncGenerator<BookPage> {
  const { chapter, wholeDay, until, repeats } = CALENDAR_TEXTS[language].book;
  // The clock of the event as if it were that of UTC: no zone moves it.
  const format = formatterFor(language, 'UTC');
  const clock = (shown: string) => format.time(`${shown}:00Z`);
  for await (const event of events) {
    if (!event) continue;
    const { start, end, allDay, title, description, repeat } = event;
    const [day, after] = [start.slice(0, 10), end.slice(0, 10)];
    const last = allDay ? addDays(after, -1) : after;
    const hours = allDay ? wholeDay : `${clock(start)} – ${clock(end)}`;
    const facts = [hours, last !== day && `${until} ${format.day(last, 'day')}`, repeat && repeats];
    yield {
      ...{ chapter, day, head: `${format.day(day, 'long')} · ${title}` },
      text: facts.filter(Boolean).join(', '),
      aside: description ?? undefined,
    };
  }
}
