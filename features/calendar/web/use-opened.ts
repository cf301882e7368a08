import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast, useFailureText, useUnfinished } from '#packages/ui/index.ts';
import type { CalendarEvent } from '../contract/calendar.contract.ts';
import { useEventMutations } from './calendar.api.ts';
import { draftOf, type EventForm, formOf, newForm } from './rules/form.rules.ts';

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
  event: CalendarEvent | null;
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
  const reopen = ({ event, day }: OpenedEvent) => (event ? openEvent(event) : begin(day));

  return {
    opened,
    isOpen,
    openings,
    openDay: (day: string) => open({ what: 'day', day }),
    openEvent,
    begin,
    saving: changes.saving,
    close: () => {
      setIsOpen(false);
      if (opened?.what !== 'event') return;
      unfinished.tellClosed(opened.event?.id ?? NEW, () => reopen(opened));
    },
    write: ({ event, untouched, written: { id } }: OpenedEvent, form: EventForm) =>
      unfinished.write(event?.id ?? NEW, { id, form }, { id, form: untouched }),
    discard: (begun: OpenedEvent) => {
      unfinished.forget(begun.event?.id ?? NEW);
      reopen(begun);
    },
    /** Rejects when it is not saved; what was typed stays. */
    save: async ({ event, written: { id } }: OpenedEvent, form: EventForm) => {
      await changes.save({ id, ...draftOf(form) }, event);
      unfinished.forget(event?.id ?? NEW);
      onSaved(form.startDay);
      setIsOpen(false);
    },
    remove: async (event: CalendarEvent) => {
      setIsOpen(false);
      unfinished.forget(event.id);
      await changes.remove(event);
      onRemoved();
    },
  };
}

/** What a person does with events: each tells its outcome, and what takes something away has a way back. */
function useEventChanges() {
  const { t } = useTranslation(['calendar', 'common']);
  const failureText = useFailureText('calendar');
  const { add, change, remove, restore } = useEventMutations();
  const failed = (what: 'save' | 'delete' | 'restore') => (error: unknown) =>
    showToast({ kind: 'failed', text: `${t(`failed.${what}`)} ${failureText(error)}` });
  const undo = (run: () => Promise<unknown>, failure: ReturnType<typeof failed>) => ({
    label: t('common:action.undo'),
    run: () => void run().catch(failure),
  });

  return {
    saving: add.isPending || change.isPending,
    /** Saves a new event (`before` null) or a changed one; rejects when it is not saved. */
    save: async (event: CalendarEvent, before: CalendarEvent | null) => {
      if (!before) {
        await add.mutateAsync(event);
        showToast({ text: t('saved') });
        return;
      }
      await change.mutateAsync(event);
      showToast({
        id: `event-${event.id}`,
        text: t('changed'),
        action: undo(() => change.mutateAsync(before), failed('save')),
      });
    },
    /** Deletes an event, for which ten seconds of undo are offered; says whether it is gone. */
    remove: async ({ id }: CalendarEvent): Promise<boolean> => {
      try {
        await remove.mutateAsync(id);
      } catch (error) {
        failed('delete')(error);
        return false;
      }
      showToast({
        id: `event-${id}`,
        text: t('deleted'),
        action: undo(() => restore.mutateAsync(id), failed('restore')),
      });
      return true;
    },
  };
}
