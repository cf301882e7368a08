import type { EmotionLevel } from '../contract/emotions.contract.ts';

/** What a person says about a day. */
export interface Detail {
  readonly level: EmotionLevel | null;
  readonly tags: readonly string[];
  readonly note: string | null;
}

/** How each changed day was before: shared, since a day is shown in more places than one. */
const befores = new Map<string, Detail>();
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How a day was before the changes made here since the last `settleDay`. */
export const beforeOf = (day: string): Detail | undefined => befores.get(day);

/** Keeps how a day was before its first change. */
export function rememberBefore(day: string, detail: Detail): void {
  if (befores.has(day)) return;
  befores.set(day, detail);
  tellListeners();
}

/** Takes out how a day was before, to put it back. */
export function takeBefore(day: string): Detail | undefined {
  const before = befores.get(day);
  settleDay(day);
  return before;
}

/** Leaves the changes of a day as they are: the next undo goes back to here. */
export function settleDay(day: string): void {
  if (befores.delete(day)) tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
