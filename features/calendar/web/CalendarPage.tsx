import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { wallClockOf } from '#packages/kernel/wall-clock.ts';
import { useCompact, useLayout } from '#packages/ui/screens/index.ts';
import { AgendaView } from './AgendaView.tsx';
import classes from './CalendarPage.module.css';
import { MonthView } from './MonthView.tsx';
import { CalendarHeader } from './parts/CalendarHeader.tsx';
import { OpenedSheet, useOpened } from './parts/OpenedSheet.tsx';
import { WaitingCard } from './parts/WaitingCard.tsx';
import type { ShownEvent } from './rules/events.rules.ts';
import { daysOfMonth, monthOf } from './rules/month.rules.ts';
import { useClock } from './use-clock.ts';
import { usePlace } from './use-place.ts';
import { WeekView } from './WeekView.tsx';

const TITLE = 'calendar-title';
const VIEWS = { month: MonthView, week: WeekView, agenda: AgendaView };

/** The calendar by months, by weeks or as a list of days; one screen for every width. */
export default function CalendarPage() {
  const mobile = useLayout() === 'mobile';
  const compact = useCompact();
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
  const { begin } = sheet;
  const { history } = useRouter();
  const place = usePlace(today, () => begin(today));
  const { view, month } = place;
  const openEvent = (event: ShownEvent) => {
    if (event.leadsTo) history.push(event.leadsTo);
    else sheet.openEvent(event);
  };
  const isThisMonth = month === monthOf(today);
  const usualDay = isThisMonth ? today : daysOfMonth(month).from;
  const dayOfMonth = monthOf(picked) === month ? picked : usualDay;
  const newDay = view === 'month' ? (mobile || !isThisMonth ? dayOfMonth : today) : place.day;
  const View = VIEWS[view];
  // What a narrow week shows by icons alone stands below it with its names.
  const showsDay = view === 'week' ? compact : mobile;
  return (
    <div ref={page} className={classes.page}>
      <CalendarHeader
        titleId={TITLE}
        place={place}
        today={today}
        onToday={() => {
          setPicked(today);
          place.show(view, today);
        }}
        onNew={() => begin(newDay)}
      />
      <WaitingCard />
      <View
        titleId={TITLE}
        sheet={sheet}
        onOpen={openEvent}
        onPick={(day) => {
          setPicked(day);
          if (!showsDay) sheet.openDay(day);
        }}
        {...{ place, clock, today, now, timeZone, picked }}
        mobile={showsDay}
      />
      <OpenedSheet sheet={{ ...sheet, openEvent }} now={now} timeZone={timeZone} />
    </div>
  );
}
