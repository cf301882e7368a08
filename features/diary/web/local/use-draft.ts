import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { deviceStorage } from '#packages/device/index.ts';
import { DraftSession, type DraftView } from './draft-session.ts';

export interface DraftHandle extends DraftView {
  session: DraftSession;
}

/** The person's text on its way on this device: survives closing, crashes and lost sessions. */
export function useDraft(userId: string): DraftHandle {
  const session = useMemo(
    () =>
      new DraftSession({
        storage: deviceStorage(),
        userId,
        newId: () => crypto.randomUUID(),
        now: () => Date.now(),
      }),
    [userId],
  );
  useEffect(() => session.start(window), [session]);
  const view = useSyncExternalStore(session.subscribe, session.get);
  return { ...view, session };
}
