export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** How people in Brazil greet: morning from 5 h, afternoon from 12 h, evening from 18 h until 5 h. */
export function partOfDay(instant: Date, timeZone: string): PartOfDay {
  const hour = hourIn(instant, timeZone);
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

function hourIn(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return Number(format.format(instant));
}

/** The name people are called by: the first of the full name. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/u)[0] ?? '';
}
