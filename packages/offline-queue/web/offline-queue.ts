import { notifyManager } from '@tanstack/react-query';
import { type DeviceStorage, deviceStorage } from '#packages/device/index.ts';
import type { QueuedChange, QueueStore, Refusal } from '../queue-store.ts';
import { concernsOthers, Setbacks } from '../setbacks.ts';

const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** Longer than a change is on its way where there is a connection, in ms. */
const ON_ITS_WAY_MS = 1_000;
/** One and the same, so that nothing is shown anew while nothing waits. */
const NOTHING: readonly never[] = [];

/** How a feature sends one change, and what it does about those the server never takes. */
export interface Sender<Change> {
  send(change: Change): Promise<unknown>;
  /** Called after a round in which something was tried. */
  sent?(refused: readonly Refusal<Change>[]): void;
}

/** A queue as the page uses it: who shows it is told of changes, and it is sent in one tab at a time. */
export class OfflineQueue<Change extends QueuedChange> {
  readonly store: QueueStore<Change>;
  private readonly listeners = new Set<() => void>();
  private snapshot: { userId: string; changes: readonly Change[] } | null = null;
  private stale = true;
  private sending: Promise<void> | null = null;
  private current: string | null = null;
  private waits = true;
  private way: ReturnType<typeof setTimeout> | undefined;
  /** For whom this page sends by itself. */
  private started: { userId: string; sender: Sender<Change> } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = FIRST_PAUSE_MS;
  private readonly setbacks: Setbacks;

  constructor(store: QueueStore<Change>) {
    this.store = store;
    this.setbacks = new Setbacks(store.shape.refusals);
  }

  /** What waits of a person; the same array until something changes, and the same objects in it. */
  pending(userId: string): readonly Change[] {
    if (this.snapshot?.userId === userId && !this.stale) return this.snapshot.changes;
    const former = this.snapshot?.userId === userId ? this.snapshot.changes : NOTHING;
    const storage = deviceStorage();
    const changes = (storage ? this.store.pending(storage, userId) : []).map(
      (change) => former.find(({ changeId }) => changeId === change.changeId) ?? change,
    );
    this.snapshot = { userId, changes: changes.length > 0 ? changes : NOTHING };
    this.stale = false;
    return this.snapshot.changes;
  }

  /**
   * Whether a change that is pending has to wait: without a connection, after a failed try, or when an
   * answer takes its time. What was just kept and is on its way does not.
   */
  isHeldUp({ changeId }: Change): boolean {
    return this.waits || this.setbacks.of(changeId) > 0;
  }

  /** The change that is being sent just now. */
  get sendingId(): string | null {
    return this.current;
  }

  /** Why the last try with a change failed, as a code; undefined before there was one. */
  failureOf({ changeId }: Change): string | undefined {
    return this.setbacks.codeOf(changeId);
  }

  /** Whether a change waits for the person, since the server refuses it as it is. */
  isRefused({ changeId }: Change): boolean {
    return this.setbacks.isRefused(changeId);
  }

  /** What the server fails at time and again; it is tried on, after the others. */
  stuck(userId: string): readonly Change[] {
    const pending = this.pending(userId);
    return pending.filter(({ changeId }) => this.setbacks.isStuck(changeId));
  }

  /** What the server had no room for at the last try. */
  full(userId: string): readonly Change[] {
    return this.pending(userId).filter(({ changeId }) => this.setbacks.hasNoRoom(changeId));
  }

  /** Removes what `stuck` gives: the person gives it up. */
  giveUp(userId: string): void {
    const storage = deviceStorage();
    for (const change of this.stuck(userId)) {
      if (storage) this.store.remove(storage, userId, change);
    }
    this.changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    // Another tab of this device keeps its changes in the same place.
    window.addEventListener('storage', this.elsewhere);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) window.removeEventListener('storage', this.elsewhere);
    };
  };

  /**
   * True when the change is on the device; false where it is full or keeps nothing. With the `failure` of a
   * try that was made already, the next one comes after a pause.
   */
  keep(userId: string, change: Change, failure?: unknown): boolean {
    const storage = deviceStorage();
    if (this.pending(userId).every(({ changeId }) => this.setbacks.of(changeId) > 0)) this.setOut();
    const kept = storage !== null && this.store.keep(storage, userId, change);
    if (kept && failure !== undefined) this.setbacks.add(change.changeId, failure);
    this.changed();
    if (kept && failure !== undefined) this.plan(userId);
    return kept;
  }

  /** Takes one change out, which nobody sends any more. */
  remove(userId: string, change: Change): void {
    const storage = deviceStorage();
    if (storage) this.store.remove(storage, userId, change);
    this.changed();
  }

  /** Removes what waits, of one person or of everybody. */
  clear(userId?: string): void {
    const storage = deviceStorage();
    if (storage) this.store.clear(storage, userId);
    this.changed();
  }

  /**
   * Sends what waits, if there is a connection; settles once it was tried. What is kept meanwhile goes
   * in a round of its own. With `only`, that change is tried whatever the device says.
   */
  async flush(userId: string, sender: Sender<Change>, only?: string): Promise<void> {
    const storage = deviceStorage();
    if (!storage || (only === undefined && !navigator.onLine)) return;
    while (this.sending) await this.sending;
    if (this.store.pending(storage, userId).length === 0) return;
    clearTimeout(this.timer);
    this.sending = this.round(storage, userId, sender, only).finally(() => {
      this.sending = null;
    });
    await this.sending;
    this.plan(userId);
  }

  /** Sends now, and whenever the connection or the page comes back; returns the end of it. */
  start(userId: string, sender: Sender<Change>): () => void {
    this.started = { userId, sender };
    const send = () => void this.flush(userId, sender);
    const seen = () => {
      if (document.visibilityState === 'visible') send();
    };
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', seen);
    send();
    return () => {
      this.started = null;
      clearTimeout(this.timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /** The first change after none was pending is on its way, if there is one. */
  private setOut(): void {
    this.waits = !navigator.onLine;
    clearTimeout(this.way);
    this.way = setTimeout(() => {
      this.waits = true;
      this.tell();
    }, ON_ITS_WAY_MS);
  }

  private async round(
    storage: DeviceStorage,
    userId: string,
    { send, sent }: Sender<Change>,
    only: string | undefined,
  ): Promise<void> {
    await inTurn(this.store.shape.prefix, async () => {
      const trySend = async (change: Change) => {
        this.current = change.changeId;
        this.tell();
        try {
          await send(change);
        } catch (error) {
          // A fault with one change alone is counted for it, and keeps the others on their way.
          if (concernsOthers(error)) {
            clearTimeout(this.way);
            this.waits = true;
          }
          throw error;
        } finally {
          this.current = null;
        }
      };
      const refused = await this.store.sendAll(storage, userId, trySend, this.setbacks, only);
      this.stale = true;
      // Together with what the answers put into the cache of queries: one drawing, not two.
      notifyManager.schedule(this.tell);
      sent?.(refused);
    });
  }

  /** Tries again by itself, ever more seldom, while a connection brings nothing through. */
  private plan(userId: string): void {
    const started = this.started?.userId === userId ? this.started : null;
    const pending = this.pending(userId);
    const done = pending.length === 0;
    if (pending.every(({ changeId }) => this.setbacks.of(changeId) > 0)) clearTimeout(this.way);
    clearTimeout(this.timer);
    if (!started || done || pending.every((change) => this.isRefused(change))) {
      this.pause = FIRST_PAUSE_MS;
      return;
    }
    this.timer = setTimeout(() => void this.flush(userId, started.sender), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }

  private readonly elsewhere = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(this.store.shape.prefix)) this.changed();
  };

  private readonly changed = (): void => {
    this.stale = true;
    this.tell();
  };

  private readonly tell = (): void => {
    for (const listener of this.listeners) listener();
  };
}

/** One tab after the other, where the browser has locks; a doubled sending does no harm. */
async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, work);
  else await work();
}
