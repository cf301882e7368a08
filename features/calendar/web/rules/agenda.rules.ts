import { addDays } from '#packages/kernel/day.ts';
import { type ShownEvent, startDayOf } from './events.rules.ts';

/** A day with what stands on it, or days in a row on which nothing does. */
export type AgendaPart =
  | { readonly day: string; readonly events: readonly ShownEvent[]; readonly holiday?: string }
  | { readonly freeFrom: string; readonly freeTo: string };

/** Events without the reminders of days that have nothing else: those days are free. Today keeps its own. */
export function besideEvents(events: readonly ShownEvent[], today: string): ShownEvent[] {
  const own = events.filter(({ isReminder }) => !isReminder);
  const days = new Set([today, ...own.map(startDayOf)]);
  return events.filter((event) => !event.isReminder || days.has(startDayOf(event)));
}

/** The days from one to another, free ones drawn together; after the last event none is told of. */
export function agendaOf(
  byDay: ReadonlyMap<string, readonly ShownEvent[]>,
  holidays: ReadonlyMap<string, string>,
  { from, to }: { from: string; to: string },
): AgendaPart[] {
  const parts: AgendaPart[] = [];
  let freeFrom: string | null = null;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const events = byDay.get(day) ?? [];
    const holiday = holidays.get(day);
    if (events.length === 0 && !holiday) {
      freeFrom ??= day;
      continue;
    }
    if (freeFrom) parts.push({ freeFrom, freeTo: addDays(day, -1) });
    freeFrom = null;
    parts.push({ day, events, ...(holiday ? { holiday } : {}) });
  }
  return parts;
}
