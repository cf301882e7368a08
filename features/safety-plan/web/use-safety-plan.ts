import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { PlanDevice } from './local/plan-device.ts';
import { PlanSession } from './local/plan-session.ts';
import { planServerOf } from './safety-plan.api.ts';

/** The person's plan in this tab: opened with the screen, saved as it is written. */
export function useSafetyPlan(userId: string) {
  const session = useMemo(
    () =>
      new PlanSession({
        userId,
        server: planServerOf(userId),
        device: new PlanDevice(),
        newId: () => crypto.randomUUID(),
      }),
    [userId],
  );
  useEffect(() => {
    void session.open();
    return session.start(window);
  }, [session]);
  return { view: useSyncExternalStore(session.subscribe, session.get), session };
}
