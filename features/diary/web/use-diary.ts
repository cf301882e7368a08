import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessState, useTimeZone } from '#features/access/web/index.ts';
import { burnoutKeys } from '#features/burnout/web/index.ts';
import type { Danger } from '#features/crisis/contract/help.rules.ts';
import { dangerHeardIn, prepareEngine } from '#features/crisis/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useLive } from '#packages/events/web/index.ts';
import { stampChange, usePendingChanges } from '#packages/offline-queue/index.ts';
import { showToast } from '#packages/ui/index.ts';
import type { Entry } from '../contract/diary.contract.ts';
import { type DayProblem, dayProblem } from '../contract/entry-day.ts';
import { sendEntry } from './diary.api.ts';
import { addEntry } from './diary.cache.ts';
import {
  contentOf,
  entryIdFor,
  isEmpty,
  problemWith,
  type SaveProblem,
  withQuestion,
} from './local/draft.rules.ts';
import { type DraftHandle, useDraft } from './local/use-draft.ts';
import { entryQueue, type WaitingEntry } from './local/waiting.ts';
import { wholeOf } from './reading/segments.rules.ts';
import { entrySenderOf } from './send-entries.ts';
import { type Days, useDays } from './use-days.ts';
import { useHeads } from './use-head.ts';
import { noteSaved, noteWritten, useHelp } from './use-help.ts';
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

interface SaveOptions {
  userId: string;
  draft: DraftHandle;
  days: Days;
  /** Told before anything is sent, when the text tells of danger. */
  onHelp: (id: string, danger: Danger) => void;
  onSaved: (entry: Entry) => void;
  /** `full`: not for want of a connection, but of room. */
  onQueued: (full: boolean) => void;
}

/** An entry's id, made here: of version 7, so that ids of a day grow as they are written. */
function newEntryId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

const DAY_PROBLEMS: readonly DayProblem[] = ['day_ahead', 'day_too_old', 'day_before_account'];

/** True where the text cannot have reached the server, or the answer got lost: it waits on the device. */
function isNoConnection(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.code === 'offline';
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** True where there is no room for more: the text waits here until its author has made some. */
function isFull(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'storage_full';
}

/**
 * Saving a text: help first where it tells of danger, then the server, or the device while there is
 * no connection. Whatever fails, the text stays in the form and in the draft.
 */
function useSaveEntry(options: SaveOptions) {
  const { userId, draft, days, onHelp, onSaved, onQueued } = options;
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);

  const queue = (waiting: WaitingEntry, failure?: unknown): boolean => {
    if (!entryQueue.keep(userId, waiting, failure)) return false;
    draft.session.settle();
    onQueued(isFull(failure));
    return true;
  };

  const send = async (entry: WaitingEntry): Promise<SaveProblem | null> => {
    if (!navigator.onLine && queue(entry)) return null;
    try {
      const saved = await sendEntry(userId, entry);
      addEntry(client, saved);
      void client.invalidateQueries({ queryKey: burnoutKeys.all });
      draft.session.settle();
      onSaved(saved);
      return null;
    } catch (error) {
      if ((isNoConnection(error) || isFull(error)) && queue(entry, error)) return null;
      if (!(error instanceof ApiFailure)) return 'failed';
      if (error.code === 'health_consent_needed') return 'consent';
      const dayRefused = DAY_PROBLEMS.find((code) => code === error.code);
      return dayRefused ?? (error.status === 401 ? 'expired' : 'failed');
    }
  };

  const save = async (analyse: boolean) => {
    if (saving) return;
    const { session } = draft;
    const day = draft.day === days.today ? null : draft.day;
    const wrong = problemWith(draft) ?? (day === null ? null : dayProblem(day, days));
    setProblem(wrong);
    if (wrong) return;
    setSaving(true);
    const id = entryIdFor(draft, session.attempt, newEntryId);
    noteWritten(id);
    session.remember(id);
    const title = draft.title.trim();
    const entry: WaitingEntry = {
      ...stampChange(),
      changeId: id,
      ...{ text: draft.text, favourite: draft.favourite, analyse },
      ...(title && { title }),
      ...(day && { day }),
    };
    const danger = await dangerHeardIn(wholeOf(entry));
    if (danger) onHelp(id, danger);
    setProblem(await send(entry));
    setSaving(false);
  };

  const clearProblem = useCallback(() => setProblem(null), []);
  return { save, saving, problem, clearProblem };
}

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
