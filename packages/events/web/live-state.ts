import { useSyncExternalStore } from 'react';

let live = false;
const listeners = new Set<() => void>();

/** Whether what happens is heard at once, in this tab or through another one; changes by `setLive`. */
export function useLive(): boolean {
  return useSyncExternalStore(subscribe, isLive, isLive);
}

export function setLive(now: boolean): void {
  live = now;
  for (const listener of listeners) listener();
}

const isLive = () => live;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
