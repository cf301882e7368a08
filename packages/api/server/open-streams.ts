import type { Caller } from './caller.ts';
import { fail } from './problem.ts';

/** Streams of one person that a process keeps open: five tabs with two each. */
export const MOST_STREAMS = 10;
/** How long a stream may outlive its session. */
const LOOK_EVERY_MS = 2_000;

type Session = Pick<Caller, 'userId' | 'sessionId'>;

interface Open {
  session: Session;
  over: AbortController;
}

/** The streams that a process keeps open, each no longer than the session that it was opened in. */
export class OpenStreams {
  readonly #living: (sessions: readonly Session[]) => Promise<ReadonlySet<string>>;
  readonly #open = new Set<Open>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `living` gives the ids of those sessions that may still be used. */
  constructor(living: (sessions: readonly Session[]) => Promise<ReadonlySet<string>>) {
    this.#living = living;
  }

  /** Opens one; its signal tells that its session is over. Throws `too_many` above the most. */
  open({ userId, sessionId }: Session): { signal: AbortSignal; close: () => void } {
    const own = [...this.#open].filter(({ session }) => session.userId === userId).length;
    if (own >= MOST_STREAMS) throw fail('too_many', 'Too many open streams');
    const stream = { session: { userId, sessionId }, over: new AbortController() };
    this.#open.add(stream);
    this.#timer ??= setTimeout(() => void this.#look(), LOOK_EVERY_MS).unref();
    return {
      signal: stream.over.signal,
      close: () => void this.#open.delete(stream),
    };
  }

  async #look(): Promise<void> {
    try {
      const sessions = [...this.#open].map(({ session }) => session);
      const asked = new Set(sessions);
      const living = await this.#living(sessions);
      for (const { session, over } of this.#open) {
        if (asked.has(session) && !living.has(session.sessionId)) over.abort();
      }
    } catch {
      // Without the database nobody knows; the next look will tell.
    }
    this.#timer =
      this.#open.size > 0 ? setTimeout(() => void this.#look(), LOOK_EVERY_MS).unref() : undefined;
  }
}
