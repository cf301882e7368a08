import { addDays } from '#packages/kernel/day.ts';
import { LoadingShape } from '#packages/ui/index.ts';
import { useEvents } from './calendar.api.ts';
import { DayCard } from './parts/DayCard.tsx';
import { MonthGrid } from './parts/MonthGrid.tsx';
import { NextCard } from './parts/NextCard.tsx';
import { eventsByDay } from './rules/events.rules.ts';
import { daysOfMonth, monthOf } from './rules/month.rules.ts';
import { useHolidays } from './use-holidays.ts';
import { useWords } from './use-words.ts';
import { ViewState } from './ViewState.tsx';
import type { ViewProps } from './view.ts';

/** How far ahead the list of what comes next looks, in days. */
const AHEAD_DAYS = 30;

/** A month of appointments, today’s, and what comes next. */
export function MonthView(props: ViewProps) {
  const { titleId, place, today, now, timeZone, mobile, picked, sheet, onPick, onOpen } = props;
  const { t } = useWords();
  const { month, goTo } = place;
  const range = daysOfMonth(month);
  const holidays = useHolidays(Number(month.slice(0, 4)), timeZone);
  const holidaysNow = useHolidays(Number(today.slice(0, 4)), timeZone);
  const inMonth = useEvents(range.from, range.to);
  const ahead = useEvents(today, addDays(today, AHEAD_DAYS));
  // Today’s card stands above the month: filled after it, it would push the month down.
  const asking = !mobile && ahead.isPending && !ahead.isPaused;
  const byDay = eventsByDay(inMonth.data ?? [], range);
  const ofToday =
    ahead.data && (eventsByDay(ahead.data, { from: today, to: today }).get(today) ?? []);
  const usualDay = month === monthOf(today) ? today : range.from;
  const day = monthOf(picked) === month ? picked : usualDay;
  const lists = { now, timeZone, onOpen };
  return (
    <ViewState events={inMonth} others={ahead} asking={asking}>
      {mobile ? null : (
        <DayCard
          day={today}
          today={today}
          holiday={holidaysNow.get(today)}
          events={ofToday}
          inRows
          {...lists}
        />
      )}
      <MonthGrid
        labelledBy={titleId}
        month={month}
        today={today}
        selected={mobile ? day : null}
        byDay={byDay}
        holidays={holidays}
        busy={!inMonth.data}
        onDay={onPick}
        onEvent={mobile ? (event) => onPick(event.start.slice(0, 10)) : onOpen}
        onMonth={goTo}
      />
      {mobile ? (
        <DayCard
          day={day}
          today={today}
          holiday={holidays.get(day)}
          events={inMonth.data && (byDay.get(day) ?? [])}
          {...lists}
        />
      ) : null}
      <NextCard today={today} events={ahead.data} onNew={() => sheet.begin(today)} {...lists} />
      {inMonth.data ? null : <LoadingShape label={t('loading')} lines={2} />}
    </ViewState>
  );
}
