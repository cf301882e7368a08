import { ApiFailure } from '#packages/api/client/index.ts';

/** Answers to the change itself with which it counts as stuck: half a minute of tries by themselves. */
const STUCK_AFTER = 4;

/** Answers to a change that is itself at fault, whatever it is of. */
const ALWAYS_REFUSED: readonly number[] = [400, 422];

/**
 * How often each change failed on this page, so that none holds up those behind it: one that failed is
 * tried after the others, ever again.
 */
export class Setbacks {
  private readonly counts = new Map<string, { failed: number; answered: number }>();
  private readonly last = new Map<string, unknown>();
  private readonly refusals: readonly number[];

  /** With the statuses that refuse such a change for good, besides those that refuse any. */
  constructor(refusals: readonly number[] = []) {
    this.refusals = [...ALWAYS_REFUSED, ...refusals];
  }

  /** True for what the change itself is at fault for, so that it would be refused again. */
  refuses(error: unknown): error is ApiFailure {
    if (isDeclined(error)) return true;
    return error instanceof ApiFailure && this.refusals.includes(error.status) && !isFull(error);
  }

  /** Counts a failed try. What nobody can send just now says nothing about the change. */
  add(changeId: string, error: unknown): void {
    this.last.set(changeId, error);
    if (isOfConnection(error)) return;
    const { failed, answered } = this.counts.get(changeId) ?? { failed: 0, answered: 0 };
    const own = concernsOthers(error) ? 0 : 1;
    this.counts.set(changeId, { failed: failed + 1, answered: answered + own });
  }

  /** Tries that failed. */
  of(changeId: string): number {
    return this.counts.get(changeId)?.failed ?? 0;
  }

  /** Whether the server answered this change, of all, with a failure time and again. */
  isStuck(changeId: string): boolean {
    return (this.counts.get(changeId)?.answered ?? 0) >= STUCK_AFTER;
  }

  /** Whether the last try found the person's room full. */
  hasNoRoom(changeId: string): boolean {
    return isFull(this.last.get(changeId));
  }

  /** Why the last try failed: the answer's code, or `offline` without one; undefined before a try. */
  codeOf(changeId: string): string | undefined {
    const error = this.last.get(changeId);
    if (error === undefined) return undefined;
    return error instanceof ApiFailure ? error.code : 'offline';
  }

  /** Whether the server refused it for good: nothing is tried again by itself. */
  isRefused(changeId: string): boolean {
    return this.refuses(this.last.get(changeId));
  }

  forget(changeId: string): void {
    this.last.delete(changeId);
    this.counts.delete(changeId);
  }
}

/** No room for more at the server: once its owner has made some, everything is taken. */
function isFull(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'storage_full';
}

/** They were asked whether we may keep records of their health, and said no: nothing of it stays here. */
export function isDeclined(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === 'health_consent_needed';
}

/** Without the terms everything is closed, and waits: once they are accepted, everything is taken. */
function lacksTerms(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'terms_needed';
}

/** No answer, no session, too many requests, no room or no terms: the change itself is not at fault. */
function isOfConnection(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  return [0, 401, 429].includes(error.status) || isFull(error) || lacksTerms(error);
}

/**
 * Whether the next change would probably fail like this one: without an answer, a session or a server that
 * is up. A smaller one may still find room. Any other answer (a fault of the server with just this change) may be about it alone.
 */
export function concernsOthers(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 401 || error.retryable;
}
