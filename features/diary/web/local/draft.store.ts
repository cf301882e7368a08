import { type DeviceStorage, keysUnder, readJson, writeJson } from '#packages/device/index.ts';
import { DIARY_PREFIX } from './diary-storage.ts';
import {
  type Draft,
  isDraft,
  isSame,
  newestFirst,
  planWrite,
  type TabDraft,
} from './draft.rules.ts';

const prefixOf = (userId: string) => `${DIARY_PREFIX}draft.${userId}.`;
const keyOf = (userId: string, id: string) => prefixOf(userId) + id;

/** Result of a write: the draft this tab goes on with, and whether the device took it. */
export interface SavedDraft {
  tab: TabDraft;
  outcome: 'saved' | 'empty' | 'forked' | 'refused';
}

/** The drafts of one person on this device, newest first; never another person's. */
export function listDrafts(storage: DeviceStorage, userId: string): Draft[] {
  const drafts = keysUnder(storage, prefixOf(userId)).map((key) => readJson(storage, key, isDraft));
  return newestFirst(drafts.filter((draft) => draft !== null));
}

export function readDraft(storage: DeviceStorage, userId: string, id: string): Draft | null {
  return readJson(storage, keyOf(userId, id), isDraft);
}

/** Draft in a `storage` event of another tab; null for any other key, and for a removal. */
export function draftOfEvent(
  event: { key: string | null; newValue: string | null },
  userId: string,
): Draft | null {
  if (!event.key?.startsWith(prefixOf(userId)) || event.newValue === null) return null;
  try {
    const value: unknown = JSON.parse(event.newValue);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores what a tab typed, without overwriting what another tab stored in between. */
export function saveDraft(
  storage: DeviceStorage,
  userId: string,
  tab: TabDraft,
  now: number,
  newId: () => string,
): SavedDraft {
  const stored = readDraft(storage, userId, tab.id);
  const plan = planWrite(tab, stored, now, newId);
  if (plan.kind === 'remove') {
    storage.removeItem(keyOf(userId, tab.id));
    return { tab: { ...tab, baseRevision: 0 }, outcome: 'empty' };
  }
  if (plan.kind === 'nothing') {
    const seen = stored && isSame(stored, tab) ? stored.revision : tab.baseRevision;
    return { tab: { ...tab, baseRevision: seen }, outcome: stored ? 'saved' : 'empty' };
  }
  const { draft } = plan;
  if (!writeJson(storage, keyOf(userId, draft.id), draft)) return { tab, outcome: 'refused' };
  return {
    tab: { ...tab, id: draft.id, baseRevision: draft.revision, attempt: draft.attempt },
    outcome: plan.kind === 'fork' ? 'forked' : 'saved',
  };
}

/** Drops a draft whose text is safe elsewhere; one that another tab went on with stays. */
export function dropDraft(storage: DeviceStorage, userId: string, tab: TabDraft): void {
  const stored = readDraft(storage, userId, tab.id);
  if (stored && stored.revision === tab.baseRevision) storage.removeItem(keyOf(userId, tab.id));
}
