import { deviceStorage } from '#packages/device/index.ts';
import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';
import { knownCourses } from './local/known.ts';
import { trainingQueue } from './local/pending.ts';

export {
  sendTraining,
  useSendTraining,
  useStuckTraining,
  useWaitingTraining,
} from './send-training.ts';
export { useCourses } from './training.api.ts';
export { COURSE_PATH, TRAINING_PATH } from './training.paths.ts';

/** The tab of the administration for courses, whose texts are `training`. */
export const CoursesAdmin: LazyPart<object> = lazyPanel(() => import('./admin/CoursesAdmin.tsx'));

/** Removes courses kept here and progress that waits; called when somebody signs out. */
export function clearLocalTraining(userId?: string): void {
  knownCourses.clear(deviceStorage(), userId);
  trainingQueue.clear(userId);
}

/** Removes the courses kept here to be read, and leaves progress that waits to be sent. */
export function clearKeptCourses(userId: string): void {
  knownCourses.clear(deviceStorage(), userId);
}

/** Removes the starts and marks that the server fails at, which nobody but this device has. */
export function giveUpTraining(userId: string): void {
  trainingQueue.giveUp(userId);
}

/** Number of starts and marks that only this device holds: signing out removes them. */
export function unsentTraining(userId: string): number {
  return trainingQueue.pending(userId).length;
}
