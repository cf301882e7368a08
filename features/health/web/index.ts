import { deviceStorage } from '#packages/device/index.ts';
import { clearLocalHealth as clear } from './local/pending.ts';

export { useSendHealth, useWaitingHealth } from './use-health.ts';

/** Removes what health keeps on this device; called when somebody signs out. */
export function clearLocalHealth(userId?: string): void {
  const storage = deviceStorage();
  if (storage) clear(storage, userId);
}
