import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { firstWeekdayOf, weeksOf } from '#packages/i18n/weeks.ts';
import type { ShownEvent } from '../rules/events.rules.ts';
import { dayAtKey, daysOfMonth, monthOf } from '../rules/month.rules.ts';
import { useWords } from '../use-words.ts';
import { DayCell } from './DayCell.tsx';
import { Legend } from './Legend.tsx';
import classes from './MonthGrid.module.css';

interface MonthGridProps {
  /** Id of the heading that names the month. */
  labelledBy: string;
  month: string;
  today: string;
  /** The day whose events stand beside the grid; null where none does. */
  selected: string | null;
  byDay: ReadonlyMap<string, readonly ShownEvent[]>;
  /** Names of the days that are holidays where the person lives. */
  holidays: ReadonlyMap<string, string>;
  /** Its events are still on their way. */
  busy: boolean;
  onDay: (day: string) => void;
  onEvent: (event: ShownEvent) => void;
  /** A key has led to a day of another month. */
  onMonth: (month: string) => void;
}

/**
 * A month as a grid of days. One day takes the focus by Tab; from there arrows, Home, End, Page Up and
 * Page Down lead to all others, of other months too, and Enter opens one. Events of the day are within
 * reach there: chips are a short cut for the pointer.
 */
export function MonthGrid(props: MonthGridProps) {
  const { labelledBy, month, today, selected, byDay, holidays, busy, onDay, onEvent, onMonth } =
    props;
  const { t, format } = useWords();
  const firstWeekday = firstWeekdayOf(format.language);
  const { from, to } = daysOfMonth(month);
  const weeks = weeksOf(from, to, firstWeekday);
  const [asked, setAsked] = useState(selected ?? today);
  const usual = monthOf(today) === month ? today : from;
  const active = monthOf(asked) === month ? asked : usual;
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<string>(null);
  useEffect(() => {
    // A day of another month is there only once the address has changed.
    if (wanted.current !== active) return;
    wanted.current = null;
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAtKey(active, event, firstWeekday);
    if (!next || event.altKey || event.metaKey) return;
    event.preventDefault();
    wanted.current = next;
    setAsked(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  return (
    <div className={classes.card}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's grid pattern, on the table that it is
        role="grid"
        aria-labelledby={labelledBy}
        aria-busy={busy}
        className={classes.table}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {(weeks[1] ?? []).map((day) =>
              day ? (
                <th key={day} scope="col" abbr={format.weekday(day, 'long')}>
                  {format.weekday(day, 'short')}
                </th>
              ) : null,
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    events={byDay.get(day) ?? NONE}
                    holiday={holidays.get(day)}
                    isToday={day === today}
                    isSelected={day === selected}
                    takesFocus={day === active}
                    onOpen={() => {
                      setAsked(day);
                      onDay(day);
                    }}
                    onEvent={onEvent}
                  />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: seven fixed places of a week
                  <td key={index} className={classes.outside} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend label={t('legend')} holidays={holidays.size > 0} />
    </div>
  );
}

const NONE: readonly ShownEvent[] = [];
