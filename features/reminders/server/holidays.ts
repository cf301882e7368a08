import type { ReminderRules } from '../contract/reminders.contract.ts';

type Calendar = (day: string) => boolean;

/**
 * Kinds of the library's days that are free or mostly so: public holidays, and those on which banks
 * are closed (Carnival, Corpus Christi). Days to celebrate without being off are no holidays here.
 */
const FREE = new Set(['public', 'bank']);
/** Dia da Consciência Negra: national since 2024 (Lei 14.759/2023); the library does not have it. */
const CONSCIENCIA_NEGRA = { date: '11-20', since: 2024 };

const calendars = new Map<string, Promise<Calendar>>();

/**
 * Whether a day is a holiday in Brazil, nationally or in a state too. The library's calendars are
 * large, so they are read when somebody first needs one.
 */
export function holidaysOf(choice: ReminderRules['holidays']): Promise<Calendar> {
  let calendar = calendars.get(choice);
  if (!calendar) {
    calendar = choice === 'none' ? Promise.resolve(() => false) : load(choice);
    calendars.set(choice, calendar);
  }
  return calendar;
}

async function load(choice: string): Promise<Calendar> {
  const { default: Holidays } = await import('date-holidays');
  const holidays = choice === 'national' ? new Holidays('BR') : new Holidays('BR', choice);
  const years = new Map<number, Set<string>>();
  return (day) => {
    const year = Number(day.slice(0, 4));
    let days = years.get(year);
    if (!days) {
      const free = holidays.getHolidays(year).filter(({ type }) => FREE.has(type));
      days = new Set(free.map(({ date }) => date.slice(0, 10)));
      if (year >= CONSCIENCIA_NEGRA.since) days.add(`${year}-${CONSCIENCIA_NEGRA.date}`);
      years.set(year, days);
    }
    return days.has(day);
  };
}
