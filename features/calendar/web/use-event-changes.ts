import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#packages/api/client/index.ts';
import { stampChange } from '#packages/offline-queue/index.ts';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import type { CalendarEvent, EventDraft, SeriesChange } from '../contract/calendar.contract.ts';
import type { Scope } from '../contract/repeat.contract.ts';
import { useOwner } from './calendar.api.ts';
import { calendarApi, LISTS } from './calendar.client.ts';
import { afterWaiting, eventQueue, recordOf, type WaitingEvent } from './local/waiting.ts';
import type { ShownEvent } from './rules/events.rules.ts';
import { eventSenderOf } from './send-events.ts';

/** What a person does with events: each tells its outcome, and what takes something away has a way back. */
export function useEventChanges() {
  const { t } = useTranslation(['calendar', 'common']);
  const failureText = useFailureText('calendar');
  const { add, change, remove, restore, restoreTime, restoreFollowing } = useEventMutations();
  const { sendOrKeep } = useWaiting(useQueryClient());
  const failed = (what: 'save' | 'delete' | 'restore') => (error: unknown) =>
    showToast({ kind: 'failed', text: `${t(`failed.${what}`)} ${failureText(error)}` });
  const undoing = (run: (() => Promise<unknown>) | null, failure: ReturnType<typeof failed>) =>
    run ? { action: { label: t('common:action.undo'), run: () => void run().catch(failure) } } : {};
  const tell = (id: string, text: string, undo: ReturnType<typeof undoing> = {}) =>
    showToast({ id: `event-${id}`, text, ...undo });

  /** Changes an event, of a series what is meant of it; rejects when it is neither saved nor kept here. */
  const changeEvent = async (event: ShownEvent, draft: EventDraft, scope: Scope) => {
    const { id, occurrence } = event;
    const newId = crypto.randomUUID();
    const meant: SeriesChange | null = occurrence ? { ...occurrence, scope, newId } : null;
    const done = await sendOrKeep(
      { ...stampChange(), id, draft, before: event, scope, newId },
      () => change.mutateAsync({ id, draft, ...(meant ? { change: meant } : {}) }),
    );
    if ('waits' in done) {
      tell(id, t('waiting.kept'));
      return;
    }
    const changed = done.answer;
    const back = () => {
      if (!meant) return () => change.mutateAsync({ id, draft: draftOf(event) });
      if (scope === 'one') return () => restoreTime.mutateAsync({ id, at: meant.at });
      if (changed.id === meant.newId) return () => restoreFollowing.mutateAsync(id);
      const { revision } = changed.occurrence ?? {};
      // What comes no more is not put together again.
      if (revision === undefined) return null;
      const whole = {
        scope: 'all' as const,
        at: draft.start,
        revision,
        newId: crypto.randomUUID(),
      };
      return () => change.mutateAsync({ id, draft: draftOf(event), change: whole });
    };
    const text = t(meant ? `changedSeries.${scope}` : 'changed');
    tell(id, text, undoing(back(), failed('save')));
  };

  return {
    saving: add.isPending || change.isPending,
    /** Rejects when it is neither saved nor kept here. */
    add: async (event: CalendarEvent) => {
      const { id, ...draft } = event;
      const change = {
        ...stampChange(),
        id,
        draft,
        before: null,
        scope: 'all',
        newId: id,
      } as const;
      const done = await sendOrKeep(change, () => add.mutateAsync(event));
      tell(id, 'waits' in done ? t('waiting.kept') : t('saved'));
    },
    change: changeEvent,
    /** Puts an event, or one time of a series, elsewhere; says whether it stands there. */
    move: async (event: ShownEvent, start: string, end: string): Promise<boolean> => {
      try {
        await changeEvent(event, { ...draftOf(event), start, end }, 'one');
        return true;
      } catch (error) {
        failed('save')(error);
        return false;
      }
    },
    /** Deletes an event, or what is meant of a series; ten seconds of undo are offered. */
    remove: async (event: ShownEvent, scope: Scope): Promise<void> => {
      const { id, occurrence } = event;
      const newId = crypto.randomUUID();
      const change = { ...stampChange(), id, draft: null, before: event, scope, newId };
      const back = () => {
        if (!occurrence || scope === 'all') return () => restore.mutateAsync(id);
        if (scope === 'one') return () => restoreTime.mutateAsync({ id, at: occurrence.at });
        return () => restoreFollowing.mutateAsync(id);
      };
      try {
        const done = await sendOrKeep(change, () =>
          remove.mutateAsync(occurrence ? { id, scope, ...occurrence } : { id }),
        );
        // Kept here it is taken back here, as long as the server has not heard of it.
        const undo = 'waits' in done ? async () => done.takeBack() || back()() : back();
        const text = t(occurrence ? `deletedSeries.${scope}` : 'deleted');
        const kept = 'waits' in done ? `${text}. ${t('waiting.later')}` : text;
        tell(id, kept, undoing(undo, failed('restore')));
      } catch (error) {
        failed('delete')(error);
      }
    },
  };
}

/** What was answered, or that it waits on this device; `takeBack` says whether it still did. */
type Outcome<T> = { answer: T } | { waits: true; takeBack: () => boolean };

/** Changes of the calendar that wait on this device, and how one comes to. */
export function useWaiting(client: QueryClient) {
  const userId = useOwner();
  const flush = (only?: string) =>
    void eventQueue.flush(userId, eventSenderOf(client, userId), only);

  const keep = (next: WaitingEvent, failure?: unknown): (() => boolean) | null => {
    const waiting = eventQueue.pending(userId);
    const standing = waiting.find((one) => recordOf(one) === recordOf(next));
    const change = afterWaiting(next, waiting);
    if (!eventQueue.keep(userId, change, failure)) return null;
    return () => {
      const waits = eventQueue.pending(userId).some((one) => one.changeId === change.changeId);
      if (!waits) return false;
      eventQueue.remove(userId, change);
      if (standing) eventQueue.keep(userId, standing);
      return true;
    };
  };

  return {
    keep,
    flush,
    drop: (change: WaitingEvent) => eventQueue.remove(userId, change),
    /**
     * Sends a change, or keeps it where nobody answers, or where an earlier one of the event waits already.
     * Rejects with what the server says against it, and where this device has no room.
     */
    sendOrKeep: async <T>(change: WaitingEvent, send: () => Promise<T>): Promise<Outcome<T>> => {
      const isBehind = eventQueue.pending(userId).some(({ id }) => id === change.id);
      let failure: unknown;
      if (!isBehind) {
        try {
          return { answer: await send() };
        } catch (error) {
          if (!(error instanceof ApiFailure && error.retryable)) throw error;
          failure = error;
        }
      }
      const takeBack = keep(change, failure);
      if (!takeBack) throw failure ?? new ApiFailure('storage_full', 0, 'No room on this device');
      if (isBehind) flush();
      return { waits: true, takeBack };
    },
  };
}

const draftOf = (event: ShownEvent): EventDraft => {
  const {
    id: _,
    occurrence: __,
    leadsTo: ___,
    revision: ____,
    waiting: _____,
    isReminder: ______,
    ...draft
  } = event;
  return draft;
};

/** What an event is to be; of a series, what of it is meant. */
interface EventChange {
  id: string;
  draft: EventDraft;
  change?: SeriesChange;
}

interface EventRemoval {
  id: string;
  scope?: Scope;
  at?: string;
  revision?: number;
}

/** Adding, changing, deleting and bringing back; each rejects when the server has not taken it. */
function useEventMutations() {
  const client = useQueryClient();
  const settled = { onSuccess: () => client.invalidateQueries({ queryKey: LISTS }) };
  const add = useMutation({
    ...settled,
    mutationFn: (body: CalendarEvent) => calendarApi.addEvent({ body }),
  });
  const change = useMutation({
    ...settled,
    mutationFn: ({ id, draft, change }: EventChange) =>
      calendarApi.changeEvent({
        params: { id },
        body: { ...draft, ...(change ? { change } : {}) },
      }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: ({ id, ...query }: EventRemoval) =>
      calendarApi.deleteEvent({ params: { id }, query: { scope: 'all', ...query } }),
  });
  const restoreTime = useMutation({
    ...settled,
    mutationFn: ({ id, at }: { id: string; at: string }) =>
      calendarApi.restoreTime({ params: { id }, body: { at } }),
  });
  const restoreFollowing = useMutation({
    ...settled,
    mutationFn: (id: string) => calendarApi.restoreFollowing({ params: { id } }),
  });
  const restore = useMutation({
    ...settled,
    mutationFn: (id: string) => calendarApi.restoreEvent({ params: { id } }),
  });
  return { add, change, remove, restore, restoreTime, restoreFollowing };
}
