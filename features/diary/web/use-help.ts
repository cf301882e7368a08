import { useCallback, useMemo, useReducer } from 'react';
import { deviceStorage } from '#packages/device/index.ts';
import type { Entry } from '../contract/diary.contract.ts';
import { isDismissed, occurrenceOf, rememberDismissed, rememberSeen } from './local/help.store.ts';
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

/** A text keeps its state when it gets the id of the saved entry. */
function carryOver(userId: string, from: string, to: string): void {
  const storage = deviceStorage();
  const level = heard.get(from);
  if (level !== undefined) heard.set(to, level);
  heard.delete(from);
  if (isDismissed(storage, userId, from)) rememberDismissed(storage, userId, to);
}

/** The same for a text that waited on the device and was sent while the person was elsewhere. */
export function carryOverFromQueue(userId: string, from: string, to: string): void {
  carryOver(userId, from, to);
  if (heard.has(to)) sentFromQueue.add(to);
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
}

/** Whether help comes before or in place of what a text's view shows. */
export function useHelp(userId: string) {
  const storage = useMemo(deviceStorage, []);
  const [, changed] = useReducer((count: number) => count + 1, 0);

  const note = useCallback((id: string, level: CrisisLevel) => {
    heard.set(id, level);
    changed();
  }, []);

  const helpOf = (id: string, entry?: Pick<Entry, 'reading'>): Help => {
    const level = crisisLevelIn(entry ?? { reading: null }, heard.get(id));
    const place = helpPlace(level, isDismissed(storage, userId, id));
    return {
      level,
      place,
      occurrence: place === 'none' ? 0 : occurrenceOf(storage, userId, id),
      onSeen: () => rememberSeen(storage, userId, id),
      dismiss: () => {
        rememberDismissed(storage, userId, id);
        changed();
      },
    };
  };
  /** Reads texts that wait on the device from an earlier visit, which memory no longer knows. */
  const readAgain = useCallback(
    async (texts: readonly { id: string; text: string }[]) => {
      for (const { id, text } of texts) {
        const level = heard.has(id) ? null : await crisisLevelOf(text);
        if (level !== null) note(id, level);
      }
    },
    [note],
  );
  return {
    note,
    readAgain,
    carryOver: (from: string, to: string) => carryOver(userId, from, to),
    helpOf,
    /** Ids of entries whose card still stands at the form, since nothing else has shown it. */
    sentFromQueue: () => [...sentFromQueue],
  };
}
