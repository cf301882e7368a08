import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { CalendarEvent } from '../contract/calendar.contract.ts';
import { lastDayOf, partOn, startDayOf, startHere } from './rules/events.rules.ts';

/** How days, times and events are said, in the language in use. */
export function useWords() {
  const { t } = useTranslation(['calendar', 'common']);
  // Times of an event are those of its own clock: nothing is to be reckoned into another zone.
  const format = useFormat('UTC');
  const clock = (local: string) => format.time(`${local}Z`);
  const moment = (local: string) => `${format.day(local.slice(0, 10), 'day')}, ${clock(local)}`;
  /** What stands before the title in a cell of the month; empty where the whole day is meant. */
  const mark = (event: CalendarEvent, day: string): string => {
    const part = partOn(event, day);
    if (part === 'ends') return t('time.until', { time: clock(event.end) });
    return part === 'within' || part === 'begins' ? clock(event.start) : '';
  };
  /** From when to when, in full: `14h – 14h50`, or with days where there are several. */
  const span = (event: CalendarEvent): string => {
    const [first, last] = [startDayOf(event), lastDayOf(event)];
    if (event.allDay) {
      if (first === last) return t('time.allDay');
      return t('time.span', { from: format.day(first), to: format.day(last) });
    }
    const say = first === last ? clock : moment;
    return t('time.span', { from: say(event.start), to: say(event.end) });
  };
  /** Whose clock it is, and what one's own shows then; null where it is the same. */
  const elsewhere = (event: CalendarEvent, zone: string): string | null => {
    const here = startHere(event, zone);
    if (!here) return null;
    const place = zoneName(event.timeZone, format.language);
    const own = here.slice(0, 10) === startDayOf(event) ? clock(here) : moment(here);
    return t('time.elsewhere', { place, own });
  };
  return { t, format, clock, mark, span, elsewhere };
}

/** `Horário de Brasília`, or the zone's own name where the language has no word for it. */
export function zoneName(timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
