import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { burnoutKeys } from '#features/burnout/web/index.ts';
import type { Danger } from '#features/crisis/contract/help.rules.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { type Entry, MAX_ENTRY_LENGTH } from '../contract/diary.contract.ts';
import { addEntry } from './diary.cache.ts';
import { clientIdFor } from './local/draft.rules.ts';
import type { WaitingEntry } from './local/outbox.rules.ts';
import type { Outbox } from './local/outbox.ts';
import type { DraftHandle } from './local/use-draft.ts';
import { sendEntry } from './local/use-outbox.ts';
import { dangerHeardIn } from './reading/local-reading.ts';

export type SaveProblem = 'empty' | 'tooLong' | 'failed' | 'expired';
export type SaveOutcome = 'saved' | 'queued';

interface SaveOptions {
  userId: string;
  draft: DraftHandle;
  outbox: Outbox<Entry>;
  /** Told before anything is sent, when the text tells of danger. */
  onHelp: (id: string, danger: Danger) => void;
  onSaved: (entry: Entry, clientId: string) => void;
  onQueued: (entry: WaitingEntry) => void;
}

/** Why a text cannot be sent as it is; null when it can (specification section 5). */
export function problemWith(text: string): SaveProblem | null {
  if (text.trim() === '') return 'empty';
  return text.length > MAX_ENTRY_LENGTH ? 'tooLong' : null;
}

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
export function useSaveEntry({ userId, draft, outbox, onHelp, onSaved, onQueued }: SaveOptions) {
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);

  const queue = (waiting: WaitingEntry): boolean => {
    if (!outbox.add(waiting)) return false;
    draft.session.settle();
    onQueued(waiting);
    return true;
  };

  const send = async (entry: WaitingEntry): Promise<SaveProblem | null> => {
    const offline: WaitingEntry = { ...entry, reason: 'offline' };
    if (!navigator.onLine && queue(offline)) return null;
    try {
      const saved = await sendEntry(userId, entry);
      addEntry(client, saved);
      void client.invalidateQueries({ queryKey: burnoutKeys.all });
      draft.session.settle();
      onSaved(saved, entry.id);
      return null;
    } catch (error) {
      if (isNoConnection(error) && queue(offline)) return null;
      if (isFull(error) && queue({ ...entry, attempts: 1, reason: 'storage_full' })) return null;
      return error instanceof ApiFailure && error.status === 401 ? 'expired' : 'failed';
    }
  };

  const save = async (analyse: boolean) => {
    if (saving) return;
    const { text, session } = draft;
    const wrong = problemWith(text);
    setProblem(wrong);
    if (wrong) return;
    setSaving(true);
    const id = clientIdFor(text, session.attempt, () => crypto.randomUUID());
    session.remember(id);
    const danger = await dangerHeardIn(text);
    if (danger) onHelp(id, danger);
    const waiting = { id, text, analyse, writtenAt: Date.now(), attempts: 0 };
    setProblem(await send({ ...waiting, reason: null, tryAt: null }));
    setSaving(false);
  };

  return { save, saving, problem, clearProblem: () => setProblem(null) };
}
