import { pause } from '../../api/client/client.ts';
import { ApiFailure } from '../../api/client/failure.ts';
import { STREAM_TOPIC } from '../topic.ts';

/** One event as it comes from the server. */
interface Incoming {
  id: string | null;
  data: { topic: string; data?: unknown };
}

export interface SharedStreamOptions {
  /** One for each person: two who use one browser never hear of each other. */
  name: string;
  /**
   * One connection to the server. `after` is the last position heard; without one `age` tells for how
   * many seconds this page has had answers.
   */
  open: (
    from: { after: string | null; age: number },
    signal: AbortSignal,
  ) => AsyncIterable<Incoming>;
  onEvent: (topic: string, data: unknown) => void;
  /** Events may have been missed for good: what is on the screen is asked for anew. */
  onMissed: () => void;
  /** Whether somebody of this browser is connected. */
  onState: (live: boolean) => void;
}

/** What tabs say to each other. */
type Message =
  | { kind: 'event'; id: string; topic: string; data: unknown }
  | { kind: 'state'; live: boolean }
  /** The leader is there. */
  | { kind: 'beat' }
  /** A new tab wants to know whether it is connected. */
  | { kind: 'ask' };

/** What a browser offers to its tabs; tests bring their own. */
export interface TabEnvironment {
  locks: Pick<LockManager, 'request'> | undefined;
  channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> | null;
  isVisible: () => boolean;
}

const BEAT_MS = 5_000;
/** A leader that says nothing for so long is asleep: a tab that is looked at takes its place. */
const SILENT_MS = 15_000;
const RECONNECT_FIRST_MS = 500;
const RECONNECT_MAX_MS = 15_000;

/**
 * One stream for all tabs of a browser: the tab that holds a lock reads it and passes everything on. When
 * that tab closes, the browser gives the lock to the next, which goes on after the last event that it has
 * heard itself, so that no gap comes of it. Every tab hears every event once, in order.
 */
export class SharedStream {
  readonly #options: SharedStreamOptions;
  readonly #tabs: TabEnvironment;
  readonly #channel: ReturnType<TabEnvironment['channel']>;
  readonly #over = new AbortController();
  readonly #openedAt = Date.now();
  #last: string | null = null;
  #live = false;
  #leading = false;
  #leaderHeardAt = Date.now();
  /** The place in the queue for the lock. */
  #turn = new AbortController();
  #beat: ReturnType<typeof setInterval> | undefined;
  #wake: () => void = () => undefined;

  /** Hears what other tabs receive from now on; `start` joins in. */
  constructor(options: SharedStreamOptions, tabs: TabEnvironment = browserTabs()) {
    this.#options = options;
    this.#tabs = tabs;
    this.#channel = tabs.channel(options.name);
    if (this.#channel) this.#channel.onmessage = ({ data }) => this.#receive(data as Message);
    this.#post({ kind: 'ask' });
  }

  /** Reads the stream as soon as no other tab does. */
  start(): void {
    if (this.#over.signal.aborted) return;
    this.#beat = setInterval(() => this.#lookAround(), BEAT_MS);
    this.#compete('wait');
  }

  stop(): void {
    this.#over.abort();
    this.#turn.abort();
    clearInterval(this.#beat);
    this.#channel?.close();
  }

  /** Connects now instead of after a pause, where the connection was lost. */
  retry(): void {
    this.#wake();
  }

  #compete(how: 'wait' | 'steal'): void {
    const { locks } = this.#tabs;
    if (!locks || !this.#channel) {
      void this.#lead(this.#over.signal);
      return;
    }
    this.#turn.abort();
    const turn = new AbortController();
    this.#turn = turn;
    const reign = new AbortController();
    const lead = () => this.#lead(AbortSignal.any([reign.signal, this.#over.signal]));
    const options = how === 'steal' ? { steal: true } : { signal: turn.signal };
    locks.request(this.#options.name, options, lead).catch(() => {
      reign.abort();
      // Stolen by a tab that is looked at: this one waits for its turn again.
      if (this.#turn === turn && !this.#over.signal.aborted) this.#compete('wait');
    });
  }

  /** Reads the stream until the lock is lost or the page is left. */
  async #lead(signal: AbortSignal): Promise<void> {
    let wait = RECONNECT_FIRST_MS;
    this.#leading = true;
    while (!signal.aborted) {
      try {
        const age = Math.ceil((Date.now() - this.#openedAt) / 1_000);
        for await (const { id, data } of this.#options.open({ after: this.#last, age }, signal)) {
          if (signal.aborted) break;
          wait = RECONNECT_FIRST_MS;
          const message = { id: id ?? '', topic: data.topic, data: data.data };
          this.#tell({ kind: 'event', ...message });
        }
        // The server ends each stream after a while: that is no lost connection.
      } catch (error) {
        if (signal.aborted) break;
        if (error instanceof ApiFailure && !error.retryable) wait = RECONNECT_MAX_MS;
        this.#tell({ kind: 'state', live: false });
      }
      await this.#pause(wait * (0.5 + Math.random() / 2), signal);
      wait = Math.min(wait * 2, RECONNECT_MAX_MS);
    }
    this.#leading = false;
  }

  async #pause(ms: number, signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    await pause(ms, AbortSignal.any([signal, woken.signal]));
  }

  #lookAround(): void {
    if (this.#leading) {
      this.#post({ kind: 'beat' });
      return;
    }
    const silentFor = Date.now() - this.#leaderHeardAt;
    if (silentFor > SILENT_MS && this.#tabs.isVisible()) this.#compete('steal');
  }

  #tell(message: Message): void {
    this.#post(message);
    this.#receive(message);
  }

  #post(message: Message): void {
    if (!this.#over.signal.aborted) this.#channel?.postMessage(message);
  }

  #receive(message: Message): void {
    if (message.kind === 'ask') {
      if (this.#leading) this.#post({ kind: 'state', live: this.#live });
      return;
    }
    this.#leaderHeardAt = Date.now();
    if (message.kind === 'state') this.#become(message.live);
    if (message.kind === 'event') this.#hear(message);
  }

  #hear({ id, topic, data }: Extract<Message, { kind: 'event' }>): void {
    this.#become(true);
    if (topic === STREAM_TOPIC) {
      this.#last = id;
      if (!(data as { complete: boolean }).complete) this.#options.onMissed();
      return;
    }
    // A new leader may have heard less than this tab, and passes some on again.
    if (orderOf(id) <= orderOf(this.#last)) return;
    this.#last = id;
    this.#options.onEvent(topic, data);
  }

  #become(live: boolean): void {
    if (live === this.#live) return;
    this.#live = live;
    this.#options.onState(live);
  }
}

const orderOf = (position: string | null) => Number(position?.split('.')[0] ?? -1);

function browserTabs(): TabEnvironment {
  return {
    locks: navigator.locks,
    channel: (name) =>
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name),
    isVisible: () => document.visibilityState === 'visible',
  };
}
