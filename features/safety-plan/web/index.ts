import { PlanDevice } from './local/plan-device.ts';
import { endLivePlans } from './local/plan-session.ts';

/** What signing out would take away from this device. */
export async function planOnDevice(userId: string): Promise<{ copy: boolean; unsent: boolean }> {
  const device = new PlanDevice();
  const [copy, unsent] = await Promise.all([device.copyOf(userId), device.unsent(userId)]);
  return { copy: copy !== null, unsent: unsent.length > 0 };
}

/** Removes a person's safety plan from this device when they sign out, unless its copy shall stay. */
export async function clearLocalPlan(
  userId: string,
  { keepCopy }: { keepCopy: boolean },
): Promise<void> {
  endLivePlans();
  await new PlanDevice().clear(userId, { keepCopy });
}
