import { deviceStorage } from '#packages/device/index.ts';
import { clearKnown } from './local/known.ts';
import { healthQueue } from './local/pending.ts';

export {
  sendHealth,
  useFullRoomOfHealth,
  useSendHealth,
  useStuckHealth,
  useWaitingHealth,
} from './use-health.ts';

/** Removes what health keeps on this device; called when somebody signs out. */
export function clearLocalHealth(userId?: string): void {
  const storage = deviceStorage();
  if (storage) clearKnown(storage, userId);
  healthQueue.clear(userId);
}

/** Removes the health changes that the server fails at, which nobody but this device has. */
export function giveUpHealth(userId: string): void {
  healthQueue.giveUp(userId);
}

/** Number of health changes that only this device holds: signing out removes them. */
export function unsentHealth(userId: string): number {
  return healthQueue.pending(userId).length;
}
