import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceStorage } from '#packages/device/index.ts';
import { showToast } from '#packages/ui/index.ts';
import type { Entry } from '../contract/diary.contract.ts';
import { useEntries } from './diary.api.ts';
import { tellHelp } from './help.api.ts';
import {
  forgetDismissed,
  isDismissed,
  occurrenceOf,
  rememberDismissed,
  rememberSeen,
  renameEntry,
} from './local/help.store.ts';
import {
  type CrisisLevel,
  crisisLevelIn,
  crisisLevelOf,
  type HelpPlace,
  helpPlace,
} from './reading/local-reading.ts';

/** What this browser heard in texts of this visit, by entry id; memory only. */
const heard = new Map<string, CrisisLevel>();
/** Entries of this visit that went out from the queue: their card stays where it was shown. */
const sentFromQueue = new Set<string>();
/** Ids of texts of this visit by the id they had before they were saved. */
const savedAs = new Map<string, string>();

/** A text keeps its state when it gets the id of the saved entry. */
export function carryOver(userId: string, from: string, to: string): void {
  const level = heard.get(from);
  if (level !== undefined) heard.set(to, level);
  heard.delete(from);
  savedAs.set(from, to);
  renameEntry(deviceStorage(), userId, from, to);
}

/** The same for a text that waited on the device and was sent while the person was elsewhere. */
export function carryOverFromQueue(userId: string, from: string, to: string): void {
  carryOver(userId, from, to);
  if (heard.has(to) && !isDismissed(deviceStorage(), userId, to)) sentFromQueue.add(to);
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
  level: CrisisLevel;
  place: HelpPlace;
  /** Which card this is for the person; the words vary with it. */
  occurrence: number;
  /** To be called once the card is on the screen. */
  onSeen: () => void;
  /** "That is not it", for this entry. */
  dismiss: () => void;
  /** Takes that back; null where there is nothing to take back. */
  bringBack: (() => void) | null;
}

type Seen = Pick<Entry, 'reading' | 'helpDismissed'>;

/** Whether help comes before or in place of what a text's view shows. `live`: the stream is connected. */
export function useHelp(userId: string, live: boolean) {
  const { t } = useTranslation('diary');
  const client = useQueryClient();
  const storage = useMemo(deviceStorage, []);
  const [, changed] = useReducer((count: number) => count + 1, 0);

  const note = useCallback((id: string, level: CrisisLevel) => {
    heard.set(id, level);
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
        const now = savedAs.get(id) ?? id;
        if (atForm) sentFromQueue.add(now);
        bringBack(now, entry !== undefined || atForm || now !== id);
      });
    const action = { label: t('notice.undo'), run };
    showToast({ id: `help-${id}`, text: t('help.dismissed'), action });
  };

  const bringBack = (id: string, saved: boolean) => {
    forgetDismissed(storage, userId, id);
    changed();
    if (!saved) return;
    tell(id, false).catch(() => showToast({ kind: 'failed', text: t('mention.failed') }));
  };

  const helpOf = (id: string, entry?: Seen): Help => {
    const level = crisisLevelIn(entry ?? { reading: null }, heard.get(id));
    const putAway = entry?.helpDismissed || isDismissed(storage, userId, id);
    const place = helpPlace(level, putAway);
    return {
      level,
      place,
      occurrence: place === 'none' ? 0 : occurrenceOf(storage, userId, id),
      onSeen: () => rememberSeen(storage, userId, id),
      dismiss: () => dismiss(id, entry),
      bringBack: level > 0 && putAway ? () => bringBack(id, entry !== undefined) : null,
    };
  };
  /** Reads texts that wait on the device from an earlier visit, which memory no longer knows. */
  const readAgain = useCallback(
    async (texts: readonly { changeId: string; text: string }[]) => {
      for (const { changeId: id, text } of texts) {
        const level = heard.has(id) ? null : await crisisLevelOf(text);
        if (level !== null) note(id, level);
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

/** What was said without a connection, or of a text not saved yet, is stored once there is one. */
function useTellLater(
  live: boolean,
  isPending: (id: string) => boolean,
  tell: (id: string, dismissed: boolean) => Promise<void>,
): void {
  const { data } = useEntries();
  const pending = (data?.pages ?? [])
    .flatMap(({ entries }) => entries)
    .filter(({ id, helpDismissed }) => !helpDismissed && isPending(id))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!live || pending === '') return;
    for (const id of pending.split(' ')) void tell(id, true).catch(() => undefined);
  }, [live, pending, tell]);
}
