import { ApiFailure } from '#packages/api/client/index.ts';
import type { DeviceStorage } from '#packages/device/index.ts';
import { afterFailure, dueEntries, nextWake, type WaitingEntry } from './outbox.rules.ts';
import { isOutboxKey, listWaiting, putWaiting, removeWaiting } from './outbox.store.ts';

export interface OutboxView {
  entries: readonly WaitingEntry[];
  sending: ReadonlySet<string>;
}

interface Surroundings<Sent> {
  storage: DeviceStorage | null;
  userId: string;
  send: (entry: WaitingEntry) => Promise<Sent>;
  onSent: (sent: Sent, entry: WaitingEntry) => void;
  now: () => number;
  /** Whether the device says that it has a connection; without one nothing is tried by itself. */
  online: () => boolean;
  /** Runs the work in one tab at a time; the others skip it. */
  alone: (work: () => Promise<void>) => Promise<void>;
}

const NOTHING: OutboxView = { entries: [], sending: new Set() };
/** Nothing more can be sent for the same reason: leave the rest for the next time. */
const STOPS = new Set(['offline', 'unauthenticated', 'too_many', 'storage_full']);

/** The entries that wait on this device, and the sending of them once there is a connection. */
export class Outbox<Sent> {
  private readonly around: Surroundings<Sent>;
  private readonly listeners = new Set<() => void>();
  private readonly sending = new Set<string>();
  private view: OutboxView = NOTHING;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = true;

  constructor(around: Surroundings<Sent>) {
    this.around = around;
    this.refresh();
  }

  readonly get = (): OutboxView => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sends what is due, now and whenever the connection or the page comes back; returns the end of it. */
  start(page: Window): () => void {
    this.stopped = false;
    const back = () => void this.flush({ connectionBack: true });
    const seen = () => {
      if (page.document.visibilityState === 'visible') back();
    };
    const hear = (event: StorageEvent) => {
      if (event.key === null || isOutboxKey(event.key, this.around.userId)) this.refresh();
    };
    page.addEventListener('online', back);
    page.document.addEventListener('visibilitychange', seen);
    page.addEventListener('storage', hear);
    back();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
      page.removeEventListener('online', back);
      page.document.removeEventListener('visibilitychange', seen);
      page.removeEventListener('storage', hear);
    };
  }

  /** Keeps an entry for later. False when the device has no room: the text must stay in the form. */
  add(entry: WaitingEntry): boolean {
    const { storage, userId } = this.around;
    if (!storage || !putWaiting(storage, userId, entry)) return false;
    this.refresh();
    this.plan();
    return true;
  }

  /** Takes an entry out, to be edited again. */
  remove(id: string): void {
    const { storage, userId } = this.around;
    if (storage) removeWaiting(storage, userId, id);
    this.refresh();
  }

  /** Sends what is due; with `only`, that entry whatever its turn. */
  async flush({ connectionBack = false, only }: { connectionBack?: boolean; only?: string } = {}) {
    if (!only && !this.around.online()) return;
    await this.around.alone(async () => {
      this.refresh();
      const { entries } = this.view;
      const due = only
        ? entries.filter(({ id }) => id === only)
        : dueEntries(entries, this.around.now(), connectionBack);
      for (const entry of due) {
        if (this.stopped || !(await this.sendOne(entry))) break;
      }
    });
    this.plan();
  }

  /** True when the next one may be tried. */
  private async sendOne(entry: WaitingEntry): Promise<boolean> {
    const { storage, userId, send, onSent, now } = this.around;
    this.sending.add(entry.id);
    this.refresh();
    try {
      const sent = await send(entry);
      if (storage) removeWaiting(storage, userId, entry.id);
      onSent(sent, entry);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const waits = storage && listWaiting(storage, userId).some(({ id }) => id === entry.id);
      if (waits) putWaiting(storage, userId, afterFailure(entry, failure, now()));
      return !STOPS.has(failure.code);
    } finally {
      this.sending.delete(entry.id);
      this.refresh();
    }
  }

  private plan(): void {
    clearTimeout(this.timer);
    const wake = nextWake(this.view.entries);
    if (this.stopped || wake === null) return;
    const wait = Math.max(1_000, wake - this.around.now());
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  private refresh(): void {
    const { storage, userId } = this.around;
    const entries = storage ? listWaiting(storage, userId) : [];
    this.view = { entries, sending: new Set(this.sending) };
    for (const listener of this.listeners) listener();
  }
}

function failureOf(error: unknown): { code: string; retryable: boolean } {
  if (error instanceof ApiFailure) return { code: error.code, retryable: error.retryable };
  return { code: 'offline', retryable: true };
}

/** One tab at a time where the browser has locks; a doubled sending is harmless (`clientId`). */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) {
    await work();
    return;
  }
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
