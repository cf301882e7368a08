import { VisuallyHidden } from '@mantine/core';
import { type CSSProperties, useId } from 'react';
import { weekdayOf } from '#packages/kernel/day.ts';
import { keyOf, type ShownEvent, startDayOf } from '../rules/events.rules.ts';
import { HOUR_HEIGHT, hoursOf, isOfHours, minuteOf, placedOn } from '../rules/week.rules.ts';
import { useMoving } from '../use-moving.ts';
import { useWords } from '../use-words.ts';
import { Legend } from './Legend.tsx';
import { WeekAllDay } from './WeekAllDay.tsx';
import { WeekEvent } from './WeekEvent.tsx';
import classes from './WeekGrid.module.css';

interface WeekGridProps {
  readonly labelledBy: string;
  readonly week: readonly string[];
  /** The person's time now. */
  readonly clock: string;
  readonly selected: string | null;
  readonly byDay: ReadonlyMap<string, readonly ShownEvent[]>;
  readonly holidays: ReadonlyMap<string, string>;
  readonly busy: boolean;
  readonly onDay: (day: string) => void;
  readonly onEvent: (event: ShownEvent) => void;
  readonly onMove: (event: ShownEvent, start: string, end: string) => Promise<boolean>;
}

/** A week by its hours. Events open, and move by the pointer or by Space and the arrows. */
export function WeekGrid(props: WeekGridProps) {
  const { labelledBy, week, clock, selected, byDay, holidays, busy, onDay, onEvent, onMove } =
    props;
  const { t, format } = useWords();
  const hintId = useId();
  const { said, held, heldKey, handlersOf } = useMoving({ week, onMove });
  const today = clock.slice(0, 10);
  const eventsOf = (day: string): readonly ShownEvent[] => byDay.get(day) ?? [];
  const days = week.map((day) => ({ day, events: eventsOf(day) }));
  const hours = hoursOf(held ? [...days, { day: startDayOf(held), events: [held] }] : days);
  const marks = Array.from({ length: hours.to - hours.from }, (_, nth) => hours.from + nth);
  const now = minuteOf(clock) / 60 - hours.from;
  return (
    <section
      className={classes.card}
      aria-labelledby={labelledBy}
      aria-busy={busy}
      style={{ '--hours': marks.length, '--hour': `${HOUR_HEIGHT}px` } as CSSProperties}
    >
      <div className={classes.week}>
        <div className={classes.corner} />
        {week.map((day) => (
          <button
            key={day}
            type="button"
            className={classes.head}
            // It begins with what is seen, for who speaks to the page.
            aria-label={`${format.weekday(day, 'short')} ${Number(day.slice(8))}, ${format.day(day, 'weekday')}`}
            aria-current={day === today ? 'date' : undefined}
            data-selected={day === selected || undefined}
            onClick={() => onDay(day)}
          >
            {format.weekday(day, 'short')} <b>{Number(day.slice(8))}</b>
          </button>
        ))}
        <WeekAllDay
          week={week}
          eventsOf={(day) => eventsOf(day).filter((event) => !isOfHours(event))}
          holidays={holidays}
          onEvent={onEvent}
        />
        <div className={classes.hours} aria-hidden>
          {marks.slice(1).map((hour) => (
            <span key={hour} style={{ '--top': hour - hours.from } as CSSProperties}>
              {format.time(`${today}T${String(hour).padStart(2, '0')}:00Z`)}
            </span>
          ))}
        </div>
        {week.map((day) => (
          <ul
            key={day}
            className={classes.day}
            data-day={day}
            data-free={weekdayOf(day) % 6 === 0 || holidays.has(day) || undefined}
            aria-label={format.day(day, 'weekday')}
          >
            {placedOn(eventsOf(day), day).map((placed) => {
              const isHeld = keyOf(placed.event) === heldKey;
              return (
                <WeekEvent
                  key={keyOf(placed.event)}
                  placed={isHeld && held ? { ...placed, ...shownAt(held, week, day) } : placed}
                  day={day}
                  from={hours.from * 60}
                  isHeld={isHeld}
                  hintId={hintId}
                  handlers={handlersOf(placed.event, () => onEvent(placed.event))}
                />
              );
            })}
            {day === today && now >= 0 && now <= marks.length ? (
              <li className={classes.now} style={{ '--top': now } as CSSProperties}>
                <VisuallyHidden>{t('week.now')}</VisuallyHidden>
              </li>
            ) : null}
          </ul>
        ))}
      </div>
      <VisuallyHidden id={hintId}>{t('week.hint')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
      <Legend label={t('legend')} holidays={holidays.size > 0} />
    </section>
  );
}

/**
 * Where a held event is drawn: in the column from which it comes, so many columns away. One that began
 * before this week stays where its rest is.
 */
function shownAt(held: ShownEvent, week: readonly string[], day: string) {
  const begins = startDayOf(held);
  const column = week.indexOf(begins);
  const [start] = placedOn([held], begins);
  if (!start || column === -1) return {};
  const lane = column - week.indexOf(day);
  return { event: held, start: start.start, end: start.end, lane, lanes: 1 };
}
