import type { Caller } from './caller.ts';
import { subtractOne } from './gate.ts';
import { fail } from './problem.ts';

/** Streams of one person that a process keeps open: a browser has one, whatever its tabs. */
export const MOST_STREAMS = 10;
/** Streams of all visitors from one address, who may be guests from one office. */
const MOST_OF_ADDRESS = 100;
/** How long a stream may outlive its session. */
const LOOK_EVERY_MS = 2_000;
/** How long a reader may take for what was sent before it is cut off. */
const PATIENCE_MS = 15_000;

type Session = Pick<Caller, 'userId' | 'sessionId'>;

interface Open {
  session: Session;
  over: AbortController;
}

/** The streams that a process keeps open, each no longer than the session that it was opened in. */
export class OpenStreams {
  readonly #living: (sessions: readonly Session[]) => Promise<ReadonlySet<string>>;
  readonly #open = new Set<Open>();
  /** By person, and by address of visitors. */
  readonly #counts = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How long a reader may take for what was sent. */
  readonly patienceMs: number;

  /** `living` gives the ids of those sessions that may still be used. */
  constructor(
    living: (sessions: readonly Session[]) => Promise<ReadonlySet<string>>,
    patienceMs = PATIENCE_MS,
  ) {
    this.#living = living;
    this.patienceMs = patienceMs;
  }

  /** Opens one; its signal tells that its session is over. Throws `too_many` above the most. */
  open({ userId, sessionId }: Session): { signal: AbortSignal; close: () => void } {
    const own = this.#counts.get(userId) ?? 0;
    if (own >= MOST_STREAMS) throw fail('too_many', 'Too many open streams');
    const stream = { session: { userId, sessionId }, over: new AbortController() };
    this.#open.add(stream);
    this.#counts.set(userId, own + 1);
    this.#timer ??= setTimeout(() => void this.#look(), LOOK_EVERY_MS).unref();
    return {
      signal: stream.over.signal,
      close: () => {
        if (this.#open.delete(stream)) subtractOne(this.#counts, userId);
      },
    };
  }

  /** Opens one of somebody without a session; nothing but hanging up ends it. */
  openForVisitor(address: string): { signal: AbortSignal; close: () => void } {
    const own = this.#counts.get(address) ?? 0;
    if (own >= MOST_OF_ADDRESS) throw fail('too_many', 'Too many open streams');
    this.#counts.set(address, own + 1);
    let isOpen = true;
    return {
      signal: new AbortController().signal,
      close: () => {
        if (isOpen) subtractOne(this.#counts, address);
        isOpen = false;
      },
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
