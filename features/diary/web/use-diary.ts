import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessState, useTimeZone } from '#features/access/web/index.ts';
import { useLive } from '#packages/events/web/index.ts';
import { usePendingChanges } from '#packages/offline-queue/index.ts';
import { showToast } from '#packages/ui/index.ts';
import { useSaveEntry } from './diary.save.ts';
import { contentOf, isEmpty, withQuestion } from './local/draft.rules.ts';
import { useDraft } from './local/use-draft.ts';
import { entryQueue, type WaitingEntry } from './local/waiting.ts';
import { prepareEngine } from './reading/local-reading.ts';
import { entrySenderOf } from './send-entries.ts';
import { useDays } from './use-days.ts';
import { useHeads } from './use-head.ts';
import { noteSaved, useHelp } from './use-help.ts';
import { useDiaryPlace } from './use-place.ts';

export type Diary = ReturnType<typeof useDiary>;

/** The whole diary as both arrangements use it: text on its way, what waits, help, and where one is. */
export function useDiary() {
  const { t } = useTranslation('diary');
  const { person } = useAccessState();
  const userId = person?.userId ?? '';
  const timeZone = useTimeZone();
  const place = useDiaryPlace();
  const live = useLive();
  const draft = useDraft(userId);
  const client = useQueryClient();
  const waiting = usePendingChanges(entryQueue, userId);
  const help = useHelp(userId, live);
  const days = useDays();
  const heads = useHeads(userId);
  useEffect(prepareEngine, []);
  const { readAgain } = help;
  useEffect(() => void readAgain(waiting), [readAgain, waiting]);
  useFocusAfterEntry(place.entry);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const saving = useSaveEntry({
    userId,
    draft,
    days,
    onHelp: help.note,
    onSaved: (entry) => {
      noteSaved(entry.id);
      const text = t(entry.status === 'saved' ? 'form.kept' : 'form.sent');
      // Where help stands above the text, nothing else speaks: the entry itself shows that it is kept.
      if (help.helpOf(entry.id, entry).place === 'none')
        showToast({ id: savedToast(entry.id), text });
      if (here.current) place.open(entry.id);
    },
    onQueued: (full) =>
      showToast({
        text: t(full ? 'outbox.reason.storage_full' : 'form.queued'),
        kind: 'update',
      }),
  });

  const write = (text: string) => {
    draft.session.change({ text });
    draft.session.store();
    place.startWriting();
  };
  return {
    userId,
    timeZone,
    place,
    live,
    draft,
    days,
    ...heads,
    waiting,
    /** Sends an entry that waits, also where the device says that there is no connection. */
    sendWaiting: ({ changeId }: WaitingEntry) =>
      void entryQueue.flush(userId, entrySenderOf(client, userId), changeId),
    help,
    saving,
    answer: (question: string) => write(withQuestion(draft.text, question)),
    /** Takes an entry that waits back into the form; a text already there is kept as another draft. */
    editWaiting: (entry: WaitingEntry) => {
      if (!isEmpty(draft)) draft.session.startAnother();
      draft.session.change(contentOf(entry));
      write(entry.text);
      entryQueue.remove(userId, entry);
    },
  };
}

/** Says that an entry is saved and read; gone once its reading is on the screen. */
export const savedToast = (entryId: string) => `saved-${entryId}`;

/** Where the open entry went away (deleted, closed) and the focus with it, the page's heading takes it. */
function useFocusAfterEntry(entryId: string | undefined): void {
  const before = useRef(entryId);
  useEffect(() => {
    const closed = before.current !== undefined && entryId === undefined;
    before.current = entryId;
    if (!closed || document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [entryId]);
}
