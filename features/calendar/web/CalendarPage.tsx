import { useRef, useState } from 'react';
import { addDays } from '#packages/kernel/day.ts';
import { wallClockOf } from '#packages/kernel/wall-clock.ts';
import {
  FailedState,
  LoadingShape,
  Note,
  Sheet,
  useOnline,
  useUnfinished,
} from '#packages/ui/index.ts';
import { useLayout } from '#packages/ui/screens/index.ts';
import type { CalendarEvent } from '../contract/calendar.contract.ts';
import classes from './CalendarPage.module.css';
import { useEvents } from './calendar.api.ts';
import { DayCard } from './parts/DayCard.tsx';
import { DayList } from './parts/DayList.tsx';
import { EventEditor } from './parts/EventEditor.tsx';
import { MonthGrid } from './parts/MonthGrid.tsx';
import { MonthHeader } from './parts/MonthHeader.tsx';
import { NextCard } from './parts/NextCard.tsx';
import { eventsByDay } from './rules/events.rules.ts';
import { draftOf, type EventForm, formOf, newForm } from './rules/form.rules.ts';
import { daysOfMonth, monthOf } from './rules/month.rules.ts';
import { useClock } from './use-clock.ts';
import { useEventChanges } from './use-event-changes.ts';
import { useHolidays } from './use-holidays.ts';
import { usePlace } from './use-place.ts';
import { useWords } from './use-words.ts';

/** How far ahead the list of what comes next looks, in days. */
const AHEAD_DAYS = 30;
const TITLE = 'calendar-month';

/** What stands above the page: a day with its events, or the fields of one. */
type Opened =
  | { what: 'day'; day: string }
  | {
      what: 'event';
      day: string;
      written: Written;
      untouched: EventForm;
      event: CalendarEvent | null;
    };

/** What was typed into a new event; into one that is there it is found by the event’s id. */
const NEW = 'new';

/** The fields of an event and its id, which stays when it is sent again: it is saved once. */
interface Written {
  id: string;
  form: EventForm;
}

/** A month of appointments, today’s, and what comes next; one screen for every width. */
export default function CalendarPage() {
  const { t, format } = useWords();
  const mobile = useLayout() === 'mobile';
  const online = useOnline();
  const { now, timeZone } = useClock();
  const clock = wallClockOf(now, timeZone);
  const today = clock.slice(0, 10);
  const page = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [picked, setPicked] = useState(today);
  const changes = useEventChanges();
  const unfinished = useUnfinished<Written>();

  const open = (what: Opened) => {
    setOpened(what);
    setIsOpen(true);
    // Each opening begins with fields of its own.
    setOpenings((count) => count + 1);
  };
  const close = () => setIsOpen(false);
  const openEvent = (event: CalendarEvent) => {
    const untouched = formOf(event);
    const written = unfinished.of(event.id) ?? { id: event.id, form: untouched };
    open({ what: 'event', day: untouched.startDay, written, untouched, event });
  };
  /** A new event, or the one that was begun before and not saved. */
  const begin = (day: string) => {
    const untouched = newForm(day, clock, timeZone);
    const written = unfinished.of(NEW) ?? { id: crypto.randomUUID(), form: untouched };
    open({ what: 'event', day, written, untouched, event: null });
  };
  const closeByHand = () => {
    close();
    if (opened?.what !== 'event') return;
    const { day, event } = opened;
    unfinished.tellClosed(event?.id ?? NEW, () => (event ? openEvent(event) : begin(day)));
  };
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
    if (!mobile) open({ what: 'day', day: next });
  };
  const save = async ({ id, form }: Written, before: CalendarEvent | null) => {
    await changes.save({ id, ...draftOf(form) }, before);
    unfinished.forget(before?.id ?? NEW);
    setPicked(form.startDay);
    close();
  };
  const remove = async (event: CalendarEvent) => {
    close();
    unfinished.forget(event.id);
    await changes.remove(event);
    // What opened the fields may have gone with the event.
    if (document.activeElement === document.body) page.current?.querySelector('h1')?.focus();
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
      {opened ? (
        <Sheet
          opened={isOpen}
          onClose={closeByHand}
          title={
            opened.what === 'day'
              ? format.day(opened.day, 'weekday')
              : t(opened.event ? 'edit' : 'add')
          }
        >
          {opened.what === 'day' ? (
            <DayList
              events={byDay.get(opened.day) ?? []}
              holiday={holidays.get(opened.day)}
              onNew={() => begin(opened.day)}
              {...lists}
            />
          ) : (
            <EventEditor
              key={openings}
              form={opened.written.form}
              untouched={opened.untouched}
              onWrite={(form) => {
                const { event, untouched, written } = opened;
                const begun = { id: written.id, form };
                unfinished.write(event?.id ?? NEW, begun, { id: written.id, form: untouched });
              }}
              onDiscard={() => {
                unfinished.forget(opened.event?.id ?? NEW);
                if (opened.event) openEvent(opened.event);
                else begin(opened.day);
              }}
              timeZone={timeZone}
              saving={changes.saving}
              onSave={(form) => save({ id: opened.written.id, form }, opened.event)}
              event={opened.event}
              onDelete={(event) => void remove(event)}
            />
          )}
        </Sheet>
      ) : null}
    </div>
  );
}
