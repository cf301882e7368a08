import { firstWeekdayOf } from '#packages/i18n/weeks.ts';
import { useEvents } from './calendar.api.ts';
import { DayCard } from './parts/DayCard.tsx';
import { WeekGrid } from './parts/WeekGrid.tsx';
import { eventsByDay } from './rules/events.rules.ts';
import { weekOf } from './rules/week.rules.ts';
import { useHolidays } from './use-holidays.ts';
import { useWords } from './use-words.ts';
import { ViewState } from './ViewState.tsx';
import type { ViewProps } from './view.ts';

/** A week by its hours, on a phone with the events of the chosen day below. */
export function WeekView(props: ViewProps) {
  const { titleId, place, clock, today, now, timeZone, mobile, picked, sheet, onPick, onOpen } =
    props;
  const { format } = useWords();
  const week = weekOf(place.day, firstWeekdayOf(format.language));
  const range = { from: week[0] as string, to: week.at(-1) as string };
  const holidays = useHolidays(Number(range.to.slice(0, 4)), timeZone);
  const events = useEvents(range.from, range.to, { reminders: true });
  const byDay = eventsByDay(events.data ?? [], range);
  const usual = week.includes(today) ? today : range.from;
  const day = week.includes(picked) ? picked : usual;
  return (
    <ViewState events={events} asking={!events.data}>
      <WeekGrid
        labelledBy={titleId}
        week={week}
        clock={clock}
        selected={mobile ? day : null}
        byDay={byDay}
        holidays={holidays}
        busy={!events.data}
        onDay={onPick}
        onEvent={onOpen}
        onMove={sheet.move}
      />
      {mobile ? (
        <DayCard
          day={day}
          today={today}
          holiday={holidays.get(day)}
          events={byDay.get(day) ?? []}
          {...{ now, timeZone, onOpen }}
        />
      ) : null}
    </ViewState>
  );
}
