import { deviceStorage } from '#packages/device/index.ts';
import { clearLocalEmotions as clear } from './local/pending.ts';

export { EMOTIONS_PATH } from './emotions.paths.ts';
export { useLevels } from './emotions.api.ts';
export { CheckInSheet } from './parts/CheckInSheet.tsx';
export { LevelPicker } from './parts/LevelPicker.tsx';
export { type CheckIn, useCheckIn, useSendEmotions, useToday } from './use-check-in.ts';

/** Removes emotion records waiting to be sent from this device; called when somebody signs out. */
export function clearLocalEmotions(userId?: string): void {
  const storage = deviceStorage();
  if (storage) clear(storage, userId);
}
