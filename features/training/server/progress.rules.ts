import type { ProgressState } from '#features/training/contract/training.contract.ts';

/** When a person started and completed a course; null where they did not. */
export interface Progress {
  startedAt: Date | null;
  completedAt: Date | null;
}

/** Where somebody stands with a course: nobody has completed what they never started. */
export function stateOf(progress: Progress | null): ProgressState {
  if (!progress?.startedAt) return 'pending';
  return progress.completedAt ? 'completed' : 'inProgress';
}

/** Whether a course may be started: a premium one on a paying plan only. */
export function mayStart(course: { premium: boolean }, plan: string): boolean {
  return !course.premium || plan !== 'free';
}

/**
 * Whether the lessons are open to somebody: of what may be started, and of whatever was started once,
 * so that going down from a plan hides nothing.
 */
export function mayRead(
  course: { premium: boolean },
  progress: Progress | null,
  plan: string,
): boolean {
  return mayStart(course, plan) || stateOf(progress) !== 'pending';
}
