import { deviceStorage } from '#packages/device/index.ts';
import type { EmotionLevel } from '../contract/emotions.contract.ts';
import { type DayChange, pendingChanges } from './local/pending.ts';

/** What a person says about a day. */
export interface Detail {
  readonly level: EmotionLevel | null;
  readonly tags: readonly string[];
  readonly note: string | null;
}

/** How each changed day was before: shared, since a day is shown in more places than one. */
const befores = new Map<string, Detail>();
const listeners = new Set<() => void>();
let waiting: { userId: string; changes: ReadonlyMap<string, DayChange> } | null = null;
let stale = true;

/** Makes everybody who shows a day look again at what waits and at what can be undone. */
export function tellListeners(): void {
  stale = true;
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this device keeps its changes in the same place.
  window.addEventListener('storage', tellListeners);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', tellListeners);
  };
}

/** How a day was before the changes made here since the last `settleDay`. */
export const beforeOf = (day: string): Detail | undefined => befores.get(day);

/** Keeps how a day was before its first change; tells nobody, a change follows. */
export function rememberBefore(day: string, detail: Detail): void {
  if (!befores.has(day)) befores.set(day, detail);
}

/** Takes out how a day was before, to put it back. */
export function takeBefore(day: string): Detail | undefined {
  const before = befores.get(day);
  befores.delete(day);
  return before;
}

/** Leaves the changes of a day as they are: the next undo goes back to here. */
export function settleDay(day: string): void {
  befores.delete(day);
  tellListeners();
}

/** The change of a day that waits on this device; the same object as long as it is the same change. */
export function pendingOf(userId: string, day: string): DayChange | undefined {
  if (stale || waiting?.userId !== userId) {
    const known = waiting?.userId === userId ? waiting.changes : undefined;
    const storage = deviceStorage();
    const found = storage ? pendingChanges(storage, userId) : [];
    const changes = found.map((change) => {
      const before = known?.get(change.day);
      return [change.day, before?.changeId === change.changeId ? before : change] as const;
    });
    waiting = { userId, changes: new Map(changes) };
    stale = false;
  }
  return waiting?.changes.get(day);
}
