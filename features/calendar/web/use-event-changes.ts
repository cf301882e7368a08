import { useTranslation } from 'react-i18next';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import type { CalendarEvent, EventDraft, SeriesChange } from '../contract/calendar.contract.ts';
import type { Scope } from '../contract/repeat.contract.ts';
import { useEventMutations } from './calendar.api.ts';
import type { ShownEvent } from './rules/events.rules.ts';

/** What a person does with events: each tells its outcome, and what takes something away has a way back. */
export function useEventChanges() {
  const { t } = useTranslation(['calendar', 'common']);
  const failureText = useFailureText('calendar');
  const { add, change, remove, restore, restoreTime, restoreFollowing } = useEventMutations();
  const failed = (what: 'save' | 'delete' | 'restore') => (error: unknown) =>
    showToast({ kind: 'failed', text: `${t(`failed.${what}`)} ${failureText(error)}` });
  const undoing = (run: (() => Promise<unknown>) | null, failure: ReturnType<typeof failed>) =>
    run ? { action: { label: t('common:action.undo'), run: () => void run().catch(failure) } } : {};
  const tell = (id: string, text: string, undo: ReturnType<typeof undoing>) =>
    showToast({ id: `event-${id}`, text, ...undo });

  /** Changes an event, of a series what is meant of it; rejects when it is not saved. */
  const changeEvent = async (event: ShownEvent, draft: EventDraft, scope: Scope) => {
    const { id, occurrence } = event;
    const meant: SeriesChange | null = occurrence
      ? { ...occurrence, scope, newId: crypto.randomUUID() }
      : null;
    const changed = await change.mutateAsync({ id, draft, ...(meant ? { change: meant } : {}) });
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
    /** Rejects when it is not saved. */
    add: async (event: CalendarEvent) => {
      await add.mutateAsync(event);
      showToast({ text: t('saved') });
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
      try {
        await remove.mutateAsync(occurrence ? { id, scope, ...occurrence } : { id });
      } catch (error) {
        failed('delete')(error);
        return;
      }
      const back = () => {
        if (!occurrence || scope === 'all') return () => restore.mutateAsync(id);
        if (scope === 'one') return () => restoreTime.mutateAsync({ id, at: occurrence.at });
        return () => restoreFollowing.mutateAsync(id);
      };
      const text = t(occurrence ? `deletedSeries.${scope}` : 'deleted');
      tell(id, text, undoing(back(), failed('restore')));
    },
  };
}

const draftOf = ({ id: _, occurrence: __, leadsTo: ___, ...draft }: ShownEvent): EventDraft =>
  draft;
