import { dayQueue, momentQueue } from './local/pending.ts';

export { useLevels } from './emotions.api.ts';
export { EMOTIONS_PATH } from './emotions.paths.ts';
export { CheckInSheet } from './parts/CheckInSheet.tsx';
export { Company } from './parts/Company.tsx';
export { CountedSetting } from './parts/CountedSetting.tsx';
export { LevelPicker } from './parts/LevelPicker.tsx';
export { Saved } from './parts/Saved.tsx';
export {
  sendEmotions,
  useFullRoomOfEmotions,
  useSendEmotions,
  useStuckEmotions,
  useWaitingEmotions,
} from './send-emotions.ts';
export { AskedDay, useCheckIn, useToday, useWhenArrived } from './use-check-in.ts';

/** Removes days and moments waiting to be sent from this device; called when somebody signs out. */
export function clearLocalEmotions(userId?: string): void {
  dayQueue.clear(userId);
  momentQueue.clear(userId);
}

/** Removes the days and moments that the server fails at, which nobody but this device has. */
export function giveUpEmotions(userId: string): void {
  dayQueue.giveUp(userId);
  momentQueue.giveUp(userId);
}

/** Number of days and moments that only this device holds: signing out removes them. */
export function unsentEmotions(userId: string): { days: number; moments: number } {
  return { days: dayQueue.pending(userId).length, moments: momentQueue.pending(userId).length };
}
