import { useTranslation } from 'react-i18next';
import { zoneName } from '#packages/i18n/format.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { ShownEvent } from './rules/events.rules.ts';
import { lastDayOf, partOn, startDayOf, startHere } from './rules/events.rules.ts';
import { daysInOrder, type RepeatForm } from './rules/repeat.rules.ts';

/** How days, times and events are said, in the language in use. */
export function useWords() {
  const { t } = useTranslation(['calendar', 'common']);
  // Times of an event are those of its own clock: nothing is to be reckoned into another zone.
  const format = useFormat('UTC');
  const clock = (local: string) => format.time(`${local}Z`);
  const moment = (local: string) => `${format.day(local.slice(0, 10), 'day')}, ${clock(local)}`;
  /** What stands before the title in a cell of the month; empty where the whole day is meant. */
  const mark = (event: ShownEvent, day: string): string => {
    const part = partOn(event, day);
    if (part === 'ends') return t('time.until', { time: clock(event.end) });
    return part === 'within' || part === 'begins' ? clock(event.start) : '';
  };
  /** From when to when, in full: `14h – 14h50`, or with days where there are several. */
  const span = (event: ShownEvent): string => {
    const [first, last] = [startDayOf(event), lastDayOf(event)];
    if (event.allDay) {
      if (first === last) return t('time.allDay');
      return t('time.span', { from: format.day(first), to: format.day(last) });
    }
    // It has a time and no length.
    if (event.isReminder) return clock(event.start);
    const say = first === last ? clock : moment;
    return t('time.span', { from: say(event.start), to: say(event.end) });
  };
  /** Whose clock it is, and what one's own shows then; null where it is the same. */
  const elsewhere = (event: ShownEvent, zone: string): string | null => {
    const here = startHere(event, zone);
    if (!here) return null;
    const place = zoneName(event.timeZone, format.language);
    const own = here.slice(0, 10) === startDayOf(event) ? clock(here) : moment(here);
    return t('time.elsewhere', { place, own });
  };
  /** When an event comes again, as a sentence: `Toda semana: ter. Até 15 de dezembro.` */
  const repeated = (form: RepeatForm, day: string): string => {
    const { frequency, interval, days, ending, until, count } = form;
    if (frequency === 'never' || frequency === 'other') return t(`repeat.frequency.${frequency}`);
    const often =
      interval > 1
        ? t(`repeat.every.${frequency}`, { count: interval })
        : t(`repeat.frequency.${frequency}`);
    const names = daysInOrder(days).map((nth) => format.weekday(dayOfWeek(nth), 'long'));
    const list = new Intl.ListFormat(format.language, { type: 'conjunction' }).format(names);
    const what = frequency === 'week' && list ? t('repeat.onDays', { often, days: list }) : often;
    if (ending === 'after' && count > 0) return t('repeat.said.after', { what, count });
    if (ending === 'on' && until >= day) {
      return t('repeat.said.on', { what, day: format.day(until, 'long') });
    }
    // An end that is not written yet is no endlessness.
    return ending === 'never' ? t('repeat.said.never', { what }) : what;
  };
  return { t, format, clock, mark, span, elsewhere, repeated };
}

/** A day of which the week’s is the `nth`; 0 is Sunday. */
const dayOfWeek = (nth: number) => `2026-11-${15 + nth}`;
