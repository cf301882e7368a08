import type { ProgressState } from '#features/training/contract/training.contract.ts';

/** When a person started and completed a course; null where they did not. */
export interface Progress {
  startedAt: Date | null;
  completedAt: Date | null;
  /** Until when the certificate is valid; null for good. */
  expiresAt: Date | null;
  /** Since when a completed course is taken once more. */
  renewalStartedAt: Date | null;
}

/** From so many days before the end of a certificate its course may be taken once more. */
const RENEWAL_DAYS = 60;

/** Where somebody stands with a course: nobody has completed what they never started. */
export function stateOf(progress: Progress | null): ProgressState {
  if (!progress?.startedAt) return 'pending';
  return progress.completedAt && !progress.renewalStartedAt ? 'completed' : 'inProgress';
}

/**
 * Whether a lesson is behind somebody: read, or, with questions, passed; and whether it asks questions now that it did
 * not when they read it. To who has completed a course nothing of it is new (decision 0120).
 */
export function standingWith(
  { quiz }: { quiz: unknown },
  { completed, marked, passed }: { completed: boolean; marked: boolean; passed: boolean },
): { read: boolean; asksNow: boolean } {
  const read = completed || (quiz ? passed : marked);
  return { read, asksNow: marked && !read };
}

/** Whether a completed course may be taken once more, because its certificate is over or soon will be. */
export function mayRenew(progress: Progress | null, now: Date): boolean {
  if (!progress?.expiresAt || stateOf(progress) !== 'completed') return false;
  return now.getTime() >= progress.expiresAt.getTime() - RENEWAL_DAYS * 86_400_000;
}

/**
 * Whether somebody's company sees how they complete a course that a law asks for. Whoever begins it there is
 * told so before; of what was begun earlier it sees nothing unless its person lets it.
 */
export function companySees(
  { legal }: { legal: string | null },
  progress: { companyId: string | null } | null,
  companyId: string | null,
): 'sees' | 'asks' | null {
  if (legal === null || companyId === null) return null;
  return progress === null || progress.companyId === companyId ? 'sees' : 'asks';
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
