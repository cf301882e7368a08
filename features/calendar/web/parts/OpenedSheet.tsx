import { useState } from 'react';
import { Sheet, useUnfinished } from '#packages/ui/index.ts';
import type { Scope } from '../../contract/repeat.contract.ts';
import { keyOf, type ShownEvent } from '../rules/events.rules.ts';
import { type EventForm, formOf, newForm } from '../rules/form.rules.ts';
import { useEventChanges } from '../use-event-changes.ts';
import { useWords } from '../use-words.ts';
import { DayList } from './DayList.tsx';
import { EventEditor } from './EventEditor.tsx';

/** The fields of an event and its id, which stays when it is sent again: it is saved once. */
interface Written {
  id: string;
  form: EventForm;
}

interface OpenedEvent {
  what: 'event';
  day: string;
  written: Written;
  untouched: EventForm;
  /** Null for a new one. */
  event: ShownEvent | null;
}

/** What stands above the page: a day with its events, or the fields of one. */
type Opened = { what: 'day'; day: string } | OpenedEvent;

interface Surroundings {
  /** The person's time now. */
  clock: string;
  timeZone: string;
  onSaved: (day: string) => void;
  onRemoved: () => void;
}

/** What was typed into a new event; into one that is there it is found by the event’s id. */
const NEW = 'new';
const nameOf = (event: ShownEvent | null) => (event ? keyOf(event) : NEW);

export type OpenedState = ReturnType<typeof useOpened>;

/** Opens days and events above the month. What was typed outlives closing, until it is saved or given up. */
export function useOpened({ clock, timeZone, onSaved, onRemoved }: Surroundings) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const changes = useEventChanges();
  const unfinished = useUnfinished<Written>();

  const open = (what: Opened) => {
    setOpened(what);
    setIsOpen(true);
    // Each opening begins with fields of its own.
    setOpenings((count) => count + 1);
  };
  const openEvent = (event: ShownEvent) => {
    const untouched = formOf(event);
    const written = unfinished.of(keyOf(event)) ?? { id: event.id, form: untouched };
    open({ what: 'event', day: untouched.startDay, written, untouched, event });
  };
  /** A new event, or the one that was begun before and not saved. */
  const begin = (day: string) => {
    const untouched = newForm(day, clock, timeZone);
    const written = unfinished.of(NEW) ?? { id: crypto.randomUUID(), form: untouched };
    open({ what: 'event', day, written, untouched, event: null });
  };
  const reopen = ({ event, day }: OpenedEvent) => (event ? openEvent(event) : begin(day));

  return {
    opened,
    isOpen,
    openings,
    openDay: (day: string) => open({ what: 'day', day }),
    openEvent,
    begin,
    move: changes.move,
    close: () => {
      setIsOpen(false);
      if (opened?.what !== 'event') return;
      unfinished.tellClosed(nameOf(opened.event), () => reopen(opened));
    },
    write: ({ event, untouched, written: { id } }: OpenedEvent, form: EventForm) =>
      unfinished.write(nameOf(event), { id, form }, { id, form: untouched }),
    discard: (begun: OpenedEvent) => {
      unfinished.forget(nameOf(begun.event));
      reopen(begun);
    },
    saved: ({ event }: OpenedEvent, form: EventForm) => {
      unfinished.forget(nameOf(event));
      onSaved(form.startDay);
      setIsOpen(false);
    },
    remove: async (event: ShownEvent, scope: Scope) => {
      setIsOpen(false);
      unfinished.forget(keyOf(event));
      await changes.remove(event, scope);
      onRemoved();
    },
  };
}

interface OpenedSheetProps {
  sheet: OpenedState;
  now: Date;
  timeZone: string;
}

/** A day with its events, or the fields of one, above the month. */
export function OpenedSheet({ sheet, now, timeZone }: OpenedSheetProps) {
  const { t, format } = useWords();
  const { opened } = sheet;
  if (!opened) return null;
  const isDay = opened.what === 'day';
  return (
    <Sheet
      opened={sheet.isOpen}
      onClose={sheet.close}
      title={isDay ? format.day(opened.day, 'weekday') : t(opened.event ? 'edit' : 'add')}
    >
      {isDay ? (
        <DayList
          day={opened.day}
          onNew={() => sheet.begin(opened.day)}
          now={now}
          timeZone={timeZone}
          onOpen={sheet.openEvent}
        />
      ) : (
        <EventEditor
          key={sheet.openings}
          form={opened.written.form}
          untouched={opened.untouched}
          onWrite={(form) => sheet.write(opened, form)}
          onDiscard={() => sheet.discard(opened)}
          timeZone={timeZone}
          id={opened.written.id}
          event={opened.event}
          onSaved={(form) => sheet.saved(opened, form)}
          onDelete={(event, scope) => void sheet.remove(event, scope)}
        />
      )}
    </Sheet>
  );
}
