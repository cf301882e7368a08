import { useTranslation } from 'react-i18next';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import type { CalendarEvent } from '../contract/calendar.contract.ts';
import { useEventMutations } from './calendar.api.ts';

/** What a person does with events: each tells its outcome, and what takes something away has a way back. */
export function useEventChanges() {
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
