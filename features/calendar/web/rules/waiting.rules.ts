import { movedBy, moverOf } from '../../contract/moved-times.rules.ts';
import type { WaitingEvent } from '../local/waiting.ts';
import { lastDayOf, type ShownEvent, startDayOf } from './events.rules.ts';

/**
 * The events of some days with what waits on this device already in place. Of a series that is changed from
 * some time on, the times that are known move; what a new rule would give comes with the server’s answer.
 */
export function withWaiting(
  events: readonly ShownEvent[],
  waiting: readonly WaitingEvent[],
  range: { from: string; to: string },
): ShownEvent[] {
  const shown = waiting.reduce<readonly ShownEvent[]>(withOne, events);
  return shown.filter(
    (event) => !event.waiting || (startDayOf(event) <= range.to && lastDayOf(event) >= range.from),
  );
}

function withOne(events: readonly ShownEvent[], change: WaitingEvent): readonly ShownEvent[] {
  const { id, draft, before, scope, newId } = change;
  const { occurrence } = before ?? {};
  if (!occurrence) {
    const others = events.filter((event) => event.id !== id);
    const { revision } = before ?? {};
    const known = revision === undefined ? {} : { revision };
    return draft ? [...others, { ...draft, ...known, id, waiting: true }] : others;
  }
  if (scope === 'one') {
    const others = events.filter(
      (event) => event.id !== id || event.occurrence?.at !== occurrence.at,
    );
    // The server has it, under an id of its own.
    if (!draft || others.some((event) => event.id === newId)) return others;
    const { repeat, skipHolidays } = before ?? {};
    const again = { ...(repeat ? { repeat } : {}), ...(skipHolidays ? { skipHolidays } : {}) };
    return [...others, { ...draft, ...again, id, occurrence, waiting: true }];
  }
  const { at: from } = occurrence;
  const moved =
    draft && moverOf(before?.repeat ?? '', draft.repeat ?? '', { from, to: draft.start });
  return events.flatMap((event) => {
    const at = event.id === id ? event.occurrence?.at : undefined;
    if (at === undefined || (scope === 'following' && at < occurrence.at)) return [event];
    if (!moved) return [];
    const start = moved(at);
    if (start === null) return [];
    const end = movedBy(draft.end, draft.start, start);
    return [{ ...draft, id, start, end, occurrence: event.occurrence, waiting: true }];
  });
}
