import { ApiFailure, pause } from '#packages/api/client/index.ts';
import {
  ALIVE_EVERY_MS,
  MOST_SIGNALS,
  type Room,
  SEAT_TAKEN,
} from '../../../contract/room.contract.ts';
import { roomApi } from '../room.api.ts';

interface SignallingOptions {
  readonly seat: string;
  readonly onRoom: (room: Room) => void;
  readonly onSignal: (from: string, signal: string) => void;
  /** Another device has the seat now. */
  readonly onTaken: () => void;
  /** Whether the server can be reached. */
  readonly onReached: (isReached: boolean) => void;
}

/** Candidates come in handfuls: they are sent together. */
const GATHER_MS = 60;
const RETRY_MS = 1_000;

/**
 * What a seat says to the server and hears from it: the stream tells when to look again, and a look
 * every ten seconds says that the page is alive and finds what a lost stream has missed.
 */
export class Signalling {
  readonly #options: SignallingOptions;
  readonly #over = new AbortController();
  #waiting: { to: string; signal: string }[] = [];
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #last = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: SignallingOptions) {
    this.#options = options;
  }

  start(): void {
    this.#alive = setInterval(() => void this.look(), ALIVE_EVERY_MS);
    void this.#hear();
  }

  /** Hands a signal to the other seat, with those that follow at once. */
  send(to: string, signal: string): void {
    this.#waiting.push({ to, signal });
    this.#gathering ??= setTimeout(() => void this.#sendWaiting(), GATHER_MS);
  }

  /** Asks for the room and for signals; one look at a time. */
  look(): Promise<unknown> {
    this.#turn = this.#turn.then(() => this.#look());
    return this.#turn;
  }

  stop(): void {
    this.#over.abort();
    clearInterval(this.#alive);
    clearTimeout(this.#gathering);
  }

  async #hear(): Promise<void> {
    const { seat } = this.#options;
    const { signal } = this.#over;
    try {
      const events = roomApi.hearRoom(
        { body: { seat } },
        { signal, onState: (isConnected) => this.#options.onReached(isConnected) },
      );
      for await (const { type } of events) {
        if (type === 'taken') this.#taken();
        else void this.look();
      }
    } catch (error) {
      this.#failed(error);
    }
  }

  async #look(): Promise<void> {
    const { seat, onRoom, onSignal, onReached } = this.#options;
    const { signal: over } = this.#over;
    if (over.aborted) return;
    try {
      onRoom(await roomApi.roomNow({ body: { seat } }, { signal: over }));
      const body = { seat, after: this.#last };
      const { signals } = await roomApi.takeSignals({ body }, { signal: over });
      onReached(true);
      for (const { id, from, signal } of signals) {
        this.#last = id;
        onSignal(from, signal);
      }
    } catch (error) {
      this.#failed(error);
    }
  }

  async #sendWaiting(): Promise<void> {
    this.#gathering = undefined;
    const { seat } = this.#options;
    const [first] = this.#waiting;
    if (!first || this.#over.signal.aborted) return;
    const together = this.#waiting.filter(({ to }) => to === first.to).slice(0, MOST_SIGNALS);
    const signals = together.map(({ signal }) => signal);
    try {
      await roomApi.sendSignals(
        { body: { seat, to: first.to, signals } },
        { signal: this.#over.signal },
      );
      this.#waiting = this.#waiting.filter((one) => !together.includes(one));
    } catch (error) {
      this.#failed(error);
      // What the server refuses for good would be refused again.
      if (error instanceof ApiFailure && !error.retryable) this.#waiting = [];
      else await pause(RETRY_MS, this.#over.signal);
    }
    if (this.#waiting.length > 0) {
      this.#gathering ??= setTimeout(() => void this.#sendWaiting(), GATHER_MS);
    }
  }

  #failed(error: unknown): void {
    if (this.#over.signal.aborted) return;
    if (error instanceof ApiFailure && error.code === SEAT_TAKEN) this.#taken();
    else this.#options.onReached(false);
  }

  #taken(): void {
    if (this.#over.signal.aborted) return;
    this.stop();
    this.#options.onTaken();
  }
}
