import i18next from 'i18next';
import { showToast } from '#packages/ui/parts/toast.tsx';

/**
 * Says kindly that a record was let go of, since the person did not agree to its keeping; with the words
 * that they had written, which are nowhere else any more. `id`: the toast that told of the record.
 */
export function tellDeclined({ id, words }: { id?: string; words?: string | null } = {}): void {
  const text = i18next.t('common:declined.record');
  if (words) tellWords(words, { text, id });
  else showToast({ kind: 'update', text, id: id ?? 'declined' });
}

/** Tells why words were not kept, with the words: they are nowhere else any more. */
export function tellWords(
  words: string,
  { id, text }: { id?: string | undefined; text: string },
): void {
  showToast({
    kind: 'update',
    text: `${text} ${i18next.t('common:declined.words', { words })}`,
    lasting: true,
    ...(id && { id }),
  });
}
