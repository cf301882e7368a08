import { useCallback, useSyncExternalStore } from 'react';
import type { WaitingKind } from '#packages/offline-queue/index.ts';

/** A number of each kind that follows what the device keeps; drawn anew only when one of them changes. */
export function useCounts(
  kinds: readonly WaitingKind[],
  countOf: (kind: WaitingKind) => number,
): readonly number[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = kinds.map((kind) => kind.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [kinds],
  );
  // Text, since a new array each time would never settle.
  const counts = useSyncExternalStore(subscribe, () => kinds.map(countOf).join(' '));
  return counts === '' ? [] : counts.split(' ').map(Number);
}
