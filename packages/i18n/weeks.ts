import { addDays, weekStartOf } from '../kernel/day.ts';

/** First day of the week of a calendar, 0 is Sunday: as people in each language draw it. */
const FIRST_WEEKDAY: Readonly<Record<string, number>> = { 'pt-BR': 0, 'en-US': 0 };

export const firstWeekdayOf = (language: string): number => FIRST_WEEKDAY[language] ?? 1;

/** Monday to Sunday, each with a calendar day whose name it has; 0 is Sunday. */
export const WEEKDAYS: readonly { weekday: number; day: string }[] = [1, 2, 3, 4, 5, 6, 0].map(
  (weekday) => ({ weekday, day: `2024-09-0${weekday === 0 ? 8 : weekday + 1}` }),
);

/** The days from `from` to `to` in weeks of seven; null where a week begins earlier or ends later. */
export function weeksOf(from: string, to: string, firstWeekday: number): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  let day = weekStartOf(from, firstWeekday);
  while (day <= to) {
    const week: (string | null)[] = [];
    for (let index = 0; index < 7; index++) {
      week.push(day >= from && day <= to ? day : null);
      day = addDays(day, 1);
    }
    weeks.push(week);
  }
  return weeks;
}

/** The months of a span, each with its days, oldest first. */
export function monthsOf(from: string, to: string): { month: string; days: string[] }[] {
  const months: { month: string; days: string[] }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const month = day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.days.push(day);
    else months.push({ month, days: [day] });
  }
  return months;
}
