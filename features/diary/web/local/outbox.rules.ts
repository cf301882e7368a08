/** A saved entry that has not reached the server yet. Its id is the entry's `clientId`. */
export interface WaitingEntry {
  id: string;
  text: string;
  analyse: boolean;
  /** Milliseconds since 1970. */
  writtenAt: number;
  attempts: number;
  /** Code of the last failure; null before the first attempt. */
  reason: string | null;
  /** When to try by itself again; null: only when asked (nothing would change by waiting). */
  tryAt: number | null;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Pause before the next attempt by itself: doubled each time, at most five minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS);
}

/** The entry after a failed attempt. A refusal that waiting cannot cure waits for the person. */
export function afterFailure(
  entry: WaitingEntry,
  failure: { code: string; retryable: boolean },
  now: number,
): WaitingEntry {
  const attempts = entry.attempts + 1;
  const tryAt = failure.retryable ? now + pauseAfter(attempts) : null;
  return { ...entry, attempts, reason: failure.code, tryAt };
}

/** The entries to send now, oldest first: due by time, or all of them when the connection came back. */
export function dueEntries(
  entries: readonly WaitingEntry[],
  now: number,
  connectionBack: boolean,
): WaitingEntry[] {
  return entries
    .filter((entry) => {
      if (entry.reason === 'offline' && connectionBack) return true;
      return entry.attempts === 0 || (entry.tryAt !== null && entry.tryAt <= now);
    })
    .sort((a, b) => a.writtenAt - b.writtenAt);
}

/** When to look again; null when nothing will become due by itself. */
export function nextWake(entries: readonly WaitingEntry[]): number | null {
  const times = entries.map((entry) => (entry.attempts === 0 ? 0 : entry.tryAt));
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** For how long an entry has waited, in ms; undefined for one that is sent as it is written. */
export function waitOf({ reason, writtenAt }: WaitingEntry, now: number): number | undefined {
  // Somebody may have set the clock back meanwhile.
  return reason === null ? undefined : Math.max(0, now - writtenAt);
}

export function isWaitingEntry(value: unknown): value is WaitingEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return (
    typeof entry.id === 'string' &&
    typeof entry.text === 'string' &&
    typeof entry.analyse === 'boolean' &&
    typeof entry.writtenAt === 'number' &&
    typeof entry.attempts === 'number'
  );
}
