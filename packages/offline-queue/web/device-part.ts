import type { QueryClient } from '@tanstack/react-query';
import type { QueuedChange } from '../queue-store.ts';
import type { OfflineQueue, Sender } from './offline-queue.ts';

/** One kind of change that a feature keeps on the device until the server has it. */
export interface WaitingKind {
  /** The shell names it by `account.unsent.<name>`. */
  readonly name: string;
  subscribe(listener: () => void): () => void;
  /** Changes of a person that wait for a connection. */
  waiting(userId: string): number;
  /** Those among them that the server fails at time and again. */
  stuck(userId: string): number;
  /** Those that the server has no room for: only their owner can make some. */
  full(userId: string): number;
  giveUp(userId: string): void;
  /** What only this device holds, too, but nobody can send yet, such as drafts. */
  unfinished(userId: string): number;
  /** Sends what waits now; settles when it was tried. */
  send(client: QueryClient, userId: string): Promise<void>;
  /** Sends what waits now and whenever the connection comes back; returns the end of it. */
  start(client: QueryClient, userId: string): () => void;
}

/** What the person chose to have on this device, asked about before signing out. */
export interface ChosenCopy {
  foundOf(userId: string): Promise<{ readonly copy: boolean; readonly unsent: boolean }>;
  /**
   * To be awaited before signing out, since the page may go at once afterwards. The answer puts back
   * what was removed, for a sign-out that was refused.
   */
  clear(userId: string, how: { keepCopy: boolean }): Promise<() => Promise<void>>;
}

/** What a feature keeps on the device, declared once: who sends, counts and forgets asks all features alike. */
export interface DevicePart {
  readonly waiting?: readonly WaitingKind[];
  readonly copy?: ChosenCopy;
  /** Runs before signing out, while the person is still known; never rejects. */
  readonly leave?: () => Promise<void>;
  /** Removes what is only kept to be read, so that nothing unsent is lost. */
  readonly forgetReading?: (userId: string) => void;
  /** Removes everything of a person, or of everybody without one. */
  readonly forget?: (userId: string | undefined) => void | Promise<void>;
}

interface QueueKind<Change extends QueuedChange> {
  name: string;
  queue: OfflineQueue<Change>;
  senderOf(client: QueryClient, userId: string): Sender<Change>;
  unfinished?(userId: string): number;
}

/** The kind that a queue holds. */
export function waitingKind<Change extends QueuedChange>({
  name,
  queue,
  senderOf,
  unfinished = () => 0,
}: QueueKind<Change>): WaitingKind {
  return {
    name,
    subscribe: queue.subscribe,
    waiting: (userId) => queue.pending(userId).length,
    stuck: (userId) => queue.stuck(userId).length,
    full: (userId) => queue.full(userId).length,
    giveUp: (userId) => queue.giveUp(userId),
    unfinished,
    send: (client, userId) => queue.flush(userId, senderOf(client, userId)),
    start: (client, userId) => queue.start(userId, senderOf(client, userId)),
  };
}
