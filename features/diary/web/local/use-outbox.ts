import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { deviceStorage } from '#packages/device/index.ts';
import type { Entry } from '../../contract/diary.contract.ts';
import { diaryApi } from '../diary.api.ts';
import { addEntry } from '../diary.cache.ts';
import { carryOverFromQueue } from '../use-help.ts';
import { type WaitingEntry, waitOf } from './outbox.rules.ts';
import { inOneTab, Outbox, type OutboxView } from './outbox.ts';

/** A call that has not been answered by then counts as no connection, in ms. */
export const SEND_TIMEOUT_MS = 20_000;

/** Sends a text of this person, and of nobody who signed in meanwhile. */
export function sendEntry(userId: string, entry: WaitingEntry): Promise<Entry> {
  const { id, text, analyse } = entry;
  const waitedMs = waitOf(entry, Date.now());
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const body = { text, analyse, clientId: id, waitedMs };
  return diaryApi.writeEntry({ body }, { signal, as: userId });
}

interface Running {
  userId: string;
  client: QueryClient;
  outbox: Outbox<Entry>;
  users: number;
  stop: () => void;
}

/** One outbox for the whole page, whoever shows it. */
let running: Running | null = null;

function outboxOf(userId: string, client: QueryClient): Running {
  if (running?.userId === userId && running.client === client) return running;
  running?.stop();
  const outbox = new Outbox<Entry>({
    storage: deviceStorage(),
    userId,
    send: (entry) => sendEntry(userId, entry),
    onSent: (entry, { id }) => {
      carryOverFromQueue(userId, id, entry.id);
      addEntry(client, entry);
    },
    now: () => Date.now(),
    online: () => navigator.onLine,
    alone: (work) => inOneTab('florescer.diary.outbox', work),
  });
  running = { userId, client, outbox, users: 0, stop: () => undefined };
  return running;
}

/** The entries waiting on this device; they are sent for as long as somebody uses this. */
export function useOutbox(userId: string): OutboxView & { outbox: Outbox<Entry> } {
  const client = useQueryClient();
  const held = useMemo(() => outboxOf(userId, client), [userId, client]);
  useEffect(() => {
    held.users += 1;
    if (held.users === 1) held.stop = held.outbox.start(window);
    return () => {
      held.users -= 1;
      if (held.users === 0) held.stop();
    };
  }, [held]);
  const view = useSyncExternalStore(held.outbox.subscribe, held.outbox.get);
  return { ...view, outbox: held.outbox };
}

/** Number of entries waiting on this device; sends them meanwhile, whatever screen is open. */
export function useWaitingEntries(userId: string): number {
  return useOutbox(userId).entries.length;
}

/** Sends the entries that wait for a connection now; settles when it was tried. */
export async function sendWaitingEntries(): Promise<void> {
  await running?.outbox.flush({ connectionBack: true });
}
