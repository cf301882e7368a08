import { useTranslation } from 'react-i18next';
import type { MentionView } from '#features/burnout/contract/burnout.contract.ts';
import { burnoutApi } from '#features/burnout/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { showToast } from '#packages/ui/index.ts';
import { ENTRY_ERASED, type Entry } from '../contract/diary.contract.ts';
import { useDismissExpression, useUndoCorrection } from './corrections.api.ts';
import { useDeleteEntry, useRestoreEntry } from './diary.api.ts';

interface After {
  onDeleted: () => void;
  onRestored: (id: string) => void;
}

/** What a person can do with an entry, each with its word afterwards and its way back. */
export function useEntryActions(entry: Entry, { onDeleted, onRestored }: After) {
  const { t } = useTranslation('diary');
  const deletion = useDeleteEntry();
  const restoring = useRestoreEntry();
  const dismissing = useDismissExpression(entry);
  const undoing = useUndoCorrection();
  const failed = (text: string) => showToast({ kind: 'failed', text });

  const restore = () =>
    restoring.mutateAsync(entry.id).then(
      () => {
        showToast({ text: t('entry.restored') });
        onRestored(entry.id);
      },
      (error: unknown) => {
        const erased = error instanceof ApiFailure && error.code === ENTRY_ERASED;
        failed(t(erased ? 'entry.erased' : 'entry.restoreFailed'));
      },
    );

  const remove = () => {
    onDeleted();
    deletion.mutateAsync(entry).then(
      () => {
        const action = { label: t('notice.undo'), run: () => void restore() };
        showToast({ id: `deleted-${entry.id}`, text: t('entry.deleted'), action });
      },
      () => {
        failed(t('entry.deleteFailed'));
        onRestored(entry.id);
      },
    );
  };

  const wordsOf = ({ start, end }: MentionView) => entry.text.slice(start, end);

  const undoCorrection = (id: string, words: string) =>
    undoing.mutateAsync(id).then(
      () => showToast({ text: t('mention.recounted', { words }) }),
      () => failed(t('mention.failed')),
    );

  const dismiss = (mention: MentionView) => {
    const words = wordsOf(mention);
    dismissing.mutateAsync(mention.expression).then(
      ({ id }) => {
        const action = { label: t('notice.undo'), run: () => void undoCorrection(id, words) };
        showToast({ text: t('mention.dismissed', { words }), action });
      },
      () => failed(t('mention.failed')),
    );
  };

  const recount = async (mention: MentionView) => {
    const words = wordsOf(mention);
    try {
      const { corrections } = await burnoutApi.listCorrections({});
      const found = corrections.find(({ expression }) => expression === mention.expression);
      if (found) await undoCorrection(found.id, words);
      else failed(t('mention.failed'));
    } catch {
      failed(t('mention.failed'));
    }
  };

  const copy = () =>
    navigator.clipboard.writeText(entry.text).then(
      () => showToast({ text: t('entry.copied') }),
      () => failed(t('entry.copyFailed')),
    );

  return {
    copy: () => void copy(),
    remove,
    dismiss,
    recount: (mention: MentionView) => void recount(mention),
  };
}
