import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { burnoutKeys } from '#features/burnout/web/index.ts';
import type { Danger } from '#features/crisis/contract/help.rules.ts';
import { dangerHeardIn } from '#features/crisis/web/index.ts';
import { deviceStorage } from '#packages/device/index.ts';
import { showToast } from '#packages/ui/index.ts';
import type { Entry } from '../contract/diary.contract.ts';
import { diaryApi, useEntries } from './diary.api.ts';
import { putEntry } from './diary.cache.ts';
import {
  forgetDismissed,
  isDismissed,
  occurrenceOf,
  rememberDismissed,
  rememberSeen,
} from './local/help.store.ts';
import { dangerIn, type HelpPlace, helpPlace } from './reading/danger-here.ts';
import { foldOf } from './reading/fold.rules.ts';
import { wholeOf } from './reading/segments.rules.ts';

/** What this browser heard in texts of this visit, by entry id; memory only. */
const heard = new Map<string, Danger>();
/** Entries of this visit that went out from the queue: their card stays where it was shown. */
const sentFromQueue = new Set<string>();
/** Ids of texts that were saved in this visit. */
const saved = new Set<string>();

/** Ids of texts of this visit: help for them is news, and for others it is read again. */
const written = new Set<string>();

export const noteWritten = (id: string): void => void written.add(id);

/** What is said of a text from now on is said of a saved entry. */
export const noteSaved = (id: string): void => void saved.add(id);

/** A text that waited on the device was sent while the person was elsewhere: its card stays for them. */
export function cardOfSent(userId: string, id: string): void {
  noteSaved(id);
  if (heard.has(id) && !isDismissed(deviceStorage(), userId, id)) sentFromQueue.add(id);
}

/** What is being stored, by entry id. */
const telling = new Map<string, { dismissed: boolean; done: Promise<void> }>();

/** One call at a time for an entry: the same twice is one, and what is said last is stored last. */
function inOrder(id: string, dismissed: boolean, store: () => Promise<void>): Promise<void> {
  const before = telling.get(id);
  if (before?.dismissed === dismissed) return before.done;
  const done = Promise.resolve(before?.done)
    .catch(() => undefined)
    .then(store)
    .finally(() => {
      if (telling.get(id)?.done === done) telling.delete(id);
    });
  telling.set(id, { dismissed, done });
  return done;
}

export interface Help {
  danger: Danger | null;
  place: HelpPlace;
  /** Folded to a line: it was written another day, or the same was put away lately. */
  folded: 'no' | 'again' | 'old';
  /** What just brought it; undefined where the text is read again. */
  news: string | undefined;
  /** Which card this is for the person; the words vary with it. */
  occurrence: number;
  /** To be called once the card is on the screen. */
  onSeen: () => void;
  /** "That is not it", for this entry. */
  dismiss: () => void;
  /** Takes that back; null where there is nothing to take back. */
  bringBack: (() => void) | null;
}

type Seen = Pick<Entry, 'id' | 'reading' | 'help' | 'helpDismissed' | 'createdAt'>;

/** Whether help comes before or in place of what a text's view shows. `live`: the stream is connected. */
export function useHelp(userId: string, live: boolean) {
  const { t } = useTranslation('diary');
  const client = useQueryClient();
  const storage = useMemo(deviceStorage, []);
  const [, changed] = useReducer((count: number) => count + 1, 0);

  const note = useCallback((id: string, danger: Danger) => {
    heard.set(id, danger);
    changed();
  }, []);

  /** Stores what the person said with the entry; while that fails, this device remembers it. */
  const tell = useCallback(
    (id: string, dismissed: boolean) =>
      inOrder(id, dismissed, async () => {
        await tellHelp(client, id, dismissed);
        forgetDismissed(storage, userId, id);
        changed();
      }),
    [client, storage, userId],
  );

  const dismiss = (id: string, entry?: Seen) => {
    rememberDismissed(storage, userId, id);
    const atForm = sentFromQueue.delete(id);
    changed();
    const told = entry ? tell(id, true).catch(() => undefined) : Promise.resolve();
    const run = () =>
      void told.then(() => {
        if (atForm) sentFromQueue.add(id);
        bringBack(id, entry !== undefined || saved.has(id));
      });
    const action = { label: t('notice.undo'), run };
    showToast({ id: `help-${id}`, text: t('help.dismissed'), action });
  };

  const bringBack = (id: string, isSaved: boolean) => {
    forgetDismissed(storage, userId, id);
    changed();
    if (!isSaved) return;
    tell(id, false).catch(() => showToast({ kind: 'failed', text: t('mention.failed') }));
  };

  const recent = useRecent();
  const helpOf = (id: string, entry?: Seen): Help => {
    const danger = dangerIn(entry ?? { reading: null, help: null }, heard.get(id));
    const putAway = entry?.helpDismissed || isDismissed(storage, userId, id);
    const place = helpPlace(danger, putAway);
    return {
      danger,
      place,
      folded: foldOf(danger, entry, recent),
      news: written.has(id) ? id : undefined,
      occurrence: place === 'none' ? 0 : occurrenceOf(storage, userId, id),
      onSeen: () => rememberSeen(storage, userId, id),
      dismiss: () => dismiss(id, entry),
      bringBack: danger && putAway ? () => bringBack(id, entry !== undefined) : null,
    };
  };
  /** Reads texts that wait on the device from an earlier visit, which memory no longer knows. */
  const readAgain = useCallback(
    async (texts: readonly { changeId: string; text: string; title?: string }[]) => {
      for (const { changeId: id, ...written } of texts) {
        const danger = heard.has(id) ? null : await dangerHeardIn(wholeOf(written));
        if (danger) note(id, danger);
      }
    },
    [note],
  );
  useTellLater(live, (id) => isDismissed(storage, userId, id), tell);
  return {
    note,
    readAgain,
    helpOf,
    /** Ids of entries whose card still stands at the form, since nothing else has shown it. */
    sentFromQueue: () => [...sentFromQueue],
  };
}

/** The entries that the list has fetched, newest first. */
function useRecent(): readonly Seen[] {
  const { data } = useEntries();
  return useMemo(() => (data?.pages ?? []).flatMap(({ entries }) => entries), [data]);
}

/** What was said without a connection, or of a text not saved yet, is stored once there is one. */
function useTellLater(
  live: boolean,
  isPending: (id: string) => boolean,
  tell: (id: string, dismissed: boolean) => Promise<void>,
): void {
  const pending = useRecent()
    .filter(({ id, helpDismissed }) => !helpDismissed && isPending(id))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!live || pending === '') return;
    for (const id of pending.split(' ')) void tell(id, true).catch(() => undefined);
  }, [live, pending, tell]);
}

/** Stores with an entry that its help was put away, or is wanted back; the numbers follow. */
async function tellHelp(client: QueryClient, id: string, helpDismissed: boolean): Promise<void> {
  putEntry(client, await diaryApi.editEntry({ params: { id }, body: { helpDismissed } }));
  void client.invalidateQueries({ queryKey: burnoutKeys.all });
}
