import { ApiFailure } from '#packages/api/client/index.ts';

/** Answers to the change itself with which it counts as stuck: half a minute of tries by themselves. */
const STUCK_AFTER = 4;

/**
 * How often each change failed on this page, so that none holds up those behind it: one that failed is
 * tried after the others, ever again.
 */
export class Setbacks {
  private readonly counts = new Map<string, { failed: number; answered: number; full: boolean }>();

  /** Counts a failed try. What nobody can send just now says nothing about the change. */
  add(changeId: string, error: unknown): void {
    if (isOfConnection(error)) return;
    const { failed, answered } = this.counts.get(changeId) ?? { failed: 0, answered: 0 };
    const own = concernsOthers(error) ? 0 : 1;
    const full = isFull(error);
    this.counts.set(changeId, { failed: failed + 1, answered: answered + own, full });
  }

  /** Tries that failed. */
  of(changeId: string): number {
    return this.counts.get(changeId)?.failed ?? 0;
  }

  /** Whether the server answered this change, of all, with a failure time and again, or has no room. */
  isStuck(changeId: string): boolean {
    return this.hasNoRoom(changeId) || (this.counts.get(changeId)?.answered ?? 0) >= STUCK_AFTER;
  }

  /** Whether the person's room is full for it: another try by itself would bring nothing. */
  hasNoRoom(changeId: string): boolean {
    return this.counts.get(changeId)?.full ?? false;
  }

  forget(changeId: string): void {
    this.counts.delete(changeId);
  }
}

/** No answer, no session or too many requests: it is the same for every change. */
function isOfConnection(error: unknown): boolean {
  return error instanceof ApiFailure && [0, 401, 429].includes(error.status);
}

export function isFull(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'storage_full';
}

/**
 * Whether the next change would probably fail like this one: without an answer, a session or a server
 * that is up. Any other answer (a fault of the server with just this change) may be about it alone.
 */
export function concernsOthers(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 401 || error.retryable;
}
