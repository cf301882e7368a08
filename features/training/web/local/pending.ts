import { replaces } from '#packages/kernel/change.ts';
import { OfflineQueue, type QueuedChange, queueStore } from '#packages/offline-queue/index.ts';

/** A course that was started here. */
export interface StartChange extends QueuedChange {
  courseId: string;
}
/** A lesson whose mark was set or taken off here. */
export interface MarkChange extends StartChange {
  lessonId: string;
  read: boolean;
}
/** A change that the server has not confirmed yet. */
export type CourseChange = StartChange | MarkChange;

export const isMark = (change: CourseChange): change is MarkChange => 'lessonId' in change;

export const trainingStore = queueStore<CourseChange>({
  prefix: 'florescer.training.change.',
  recordOf: (change) => `${change.courseId}.${isMark(change) ? change.lessonId : 'start'}`,
  // A lesson is marked in a course that was started.
  thingOf: ({ courseId }) => courseId,
  isChange: isCourseChange,
  replaces,
});

/** The starts and marks that wait on this device. */
export const trainingQueue = new OfflineQueue(trainingStore);

function isCourseChange(value: unknown): value is CourseChange {
  if (typeof value !== 'object' || value === null) return false;
  const change = value as Record<string, unknown>;
  const mark = typeof change.lessonId === 'string' && typeof change.read === 'boolean';
  return (
    typeof change.courseId === 'string' &&
    typeof change.changeId === 'string' &&
    typeof change.recordedAt === 'string' &&
    (mark || !('lessonId' in change))
  );
}
