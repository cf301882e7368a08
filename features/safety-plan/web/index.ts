import { PlanDevice } from './local/plan-device.ts';
import { endLivePlans } from './local/plan-session.ts';

/** What signing out would take away from this device. */
export async function planOnDevice(userId: string): Promise<{ copy: boolean; unsent: boolean }> {
  const device = new PlanDevice();
  const [copy, unsent] = await Promise.all([device.copyOf(userId), device.unsent(userId)]);
  return { copy: copy !== null, unsent: unsent.length > 0 };
}

/**
 * Removes a person's safety plan from this device, unless its copy shall stay. To be awaited before
 * signing out: the page may go at once afterwards. The answer puts it back, for a sign-out refused.
 */
export function clearLocalPlan(
  userId: string,
  { keepCopy }: { keepCopy: boolean },
): Promise<() => Promise<void>> {
  return new PlanDevice().clear(userId, { keepCopy });
}

/** Once somebody is signed out: what is open in this tab writes nothing back. */
export { endLivePlans };
