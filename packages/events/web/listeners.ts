import type { QueryClient } from '@tanstack/react-query';

/** What a feature does when something happens; its code is fetched with the first event. */
export interface TopicListener {
  readonly topic: string;
  readonly load: () => Promise<{ readonly hear: (client: QueryClient, data: never) => unknown }>;
}

const listeners: { listener: TopicListener; turn: Promise<unknown> }[] = [];

/** Called once by the app, with all that its features declare. */
export function registerListeners(all: readonly TopicListener[]): void {
  for (const listener of all) listeners.push({ listener, turn: Promise.resolve() });
}

/**
 * Tells the listeners of a topic, each of one event after the other. One that fails, as without its code
 * while offline, leaves what is shown to be asked for anew.
 */
export function deliver(client: QueryClient, topic: string, data: unknown): void {
  for (const one of listeners.filter(({ listener }) => listener.topic === topic)) {
    one.turn = one.turn
      .then(() => one.listener.load())
      .then(({ hear }) => hear(client, data as never))
      .catch(() => client.invalidateQueries());
  }
}
