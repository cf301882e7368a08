import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { burnoutKeys } from '#features/burnout/web/index.ts';
import type { Danger } from '#features/crisis/contract/help.rules.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { stampChange } from '#packages/offline-queue/index.ts';
import { type Entry, MAX_ENTRY_LENGTH, MAX_TITLE_LENGTH } from '../contract/diary.contract.ts';
import { type DayProblem, dayProblem } from '../contract/entry-day.ts';
import { sendEntry } from './diary.api.ts';
import { addEntry } from './diary.cache.ts';
import { type DraftContent, entryIdFor } from './local/draft.rules.ts';
import type { DraftHandle } from './local/use-draft.ts';
import { entryQueue, type WaitingEntry } from './local/waiting.ts';
import { dangerHeardIn } from './reading/local-reading.ts';
import { wholeOf } from './reading/segments.rules.ts';
import type { Days } from './use-days.ts';

export type SaveProblem =
  | 'empty'
  | 'tooLong'
  | 'titleTooLong'
  | 'failed'
  | 'expired'
  | 'consent'
  | DayProblem;
export type SaveOutcome = 'saved' | 'queued';

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

/** Why a text cannot be sent as it is; null when it can (specification section 5). */
export function problemWith({
  text,
  title,
}: Pick<DraftContent, 'text' | 'title'>): 'empty' | 'tooLong' | 'titleTooLong' | null {
  if (text.trim() === '') return 'empty';
  if (title.trim().length > MAX_TITLE_LENGTH) return 'titleTooLong';
  return text.length > MAX_ENTRY_LENGTH ? 'tooLong' : null;
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
export function useSaveEntry(options: SaveOptions) {
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
