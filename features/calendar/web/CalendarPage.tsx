import { useRef, useState } from 'react';
import { addDays } from '#packages/kernel/day.ts';
import { wallClockOf } from '#packages/kernel/wall-clock.ts';
import { FailedState, LoadingShape, Note, useOnline } from '#packages/ui/index.ts';
import { useLayout } from '#packages/ui/screens/index.ts';
import classes from './CalendarPage.module.css';
import { useEvents } from './calendar.api.ts';
import { DayCard } from './parts/DayCard.tsx';
import { MonthGrid } from './parts/MonthGrid.tsx';
import { MonthHeader } from './parts/MonthHeader.tsx';
import { NextCard } from './parts/NextCard.tsx';
import { OpenedSheet } from './parts/OpenedSheet.tsx';
import { eventsByDay } from './rules/events.rules.ts';
import { daysOfMonth, monthOf } from './rules/month.rules.ts';
import { useClock } from './use-clock.ts';
import { useHolidays } from './use-holidays.ts';
import { useOpened } from './use-opened.ts';
import { usePlace } from './use-place.ts';
import { useWords } from './use-words.ts';

/** How far ahead the list of what comes next looks, in days. */
const AHEAD_DAYS = 30;
const TITLE = 'calendar-month';

/** A month of appointments, today’s, and what comes next; one screen for every width. */
export default function CalendarPage() {
  const { t } = useWords();
  const mobile = useLayout() === 'mobile';
  const online = useOnline();
  const { now, timeZone } = useClock();
  const clock = wallClockOf(now, timeZone);
  const today = clock.slice(0, 10);
  const page = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState(today);
  const sheet = useOpened({
    clock,
    timeZone,
    onSaved: setPicked,
    // What opened the fields may have gone with the event.
    onRemoved: () => {
      if (document.activeElement === document.body) page.current?.querySelector('h1')?.focus();
    },
  });
  const { begin, openEvent } = sheet;
  const { month, goTo } = usePlace(today, () => begin(today));
  const holidays = useHolidays(Number(month.slice(0, 4)), timeZone);
  const holidaysNow = useHolidays(Number(today.slice(0, 4)), timeZone);
  const range = daysOfMonth(month);
  const inMonth = useEvents(range.from, range.to);
  const ahead = useEvents(today, addDays(today, AHEAD_DAYS));
  // Today’s card stands above the month: filled after it, it would push the month down.
  const asking = !mobile && ahead.isPending && !ahead.isPaused;
  const byDay = eventsByDay(inMonth.data ?? [], range);
  const ofToday =
    ahead.data && (eventsByDay(ahead.data, { from: today, to: today }).get(today) ?? []);
  const usualDay = month === monthOf(today) ? today : range.from;
  const day = monthOf(picked) === month ? picked : usualDay;
  const pick = (next: string) => {
    setPicked(next);
    if (!mobile) sheet.openDay(next);
  };
  const lists = { now, timeZone, onOpen: openEvent };
  const failed = !inMonth.data && (inMonth.isError || inMonth.isPaused);
  const state = online ? 'failed.load' : 'offline';

  const grid = (
    <MonthGrid
      labelledBy={TITLE}
      month={month}
      today={today}
      selected={mobile ? day : null}
      byDay={byDay}
      holidays={holidays}
      busy={!inMonth.data}
      onDay={pick}
      onEvent={mobile ? (event) => setPicked(event.start.slice(0, 10)) : openEvent}
      onMonth={goTo}
    />
  );
  return (
    <div ref={page} className={classes.page}>
      <MonthHeader
        titleId={TITLE}
        month={month}
        onMonth={goTo}
        onToday={() => {
          setPicked(today);
          goTo(monthOf(today));
        }}
        onNew={() => begin(mobile || monthOf(today) !== month ? day : today)}
      />
      {inMonth.data && !online ? <Note tone="sky">{t('stale')}</Note> : null}
      {failed ? (
        <FailedState
          title={t(`${state}.title`)}
          text={t(`${state}.text`)}
          onRetry={() => void Promise.all([inMonth.refetch(), ahead.refetch()])}
          retrying={inMonth.isFetching}
        />
      ) : null}
      {!failed && asking ? <LoadingShape label={t('loading')} lines={6} /> : null}
      {!failed && !asking ? (
        <>
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
          {grid}
          {mobile ? (
            <DayCard
              day={day}
              today={today}
              holiday={holidays.get(day)}
              events={inMonth.data && (byDay.get(day) ?? [])}
              {...lists}
            />
          ) : null}
          <NextCard today={today} events={ahead.data} onNew={() => begin(today)} {...lists} />
          {inMonth.data ? null : <LoadingShape label={t('loading')} lines={2} />}
        </>
      ) : null}
      <OpenedSheet sheet={sheet} byDay={byDay} holidays={holidays} now={now} timeZone={timeZone} />
    </div>
  );
}
