import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { burnoutKeys } from '#features/burnout/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { diaryApi } from './diary.api.ts';
import { addEntry, diaryKeys, dropEntry } from './diary.cache.ts';

/**
 * Keeps the entries in step with the server while the diary is open: analyses that finish, entries
 * that another device writes, edits or deletes. True while connected; after a gap everything is asked
 * for anew, so that nothing that happened meanwhile is missed.
 */
export function useDiaryEvents(): boolean {
  const client = useQueryClient();
  const [live, setLive] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    void follow(client, leaving.signal, setLive);
    return () => leaving.abort();
  }, [client]);
  return live;
}

async function follow(client: QueryClient, signal: AbortSignal, setLive: (live: boolean) => void) {
  let lost = false;
  const onState = (connected: boolean) => {
    if (signal.aborted) return;
    setLive(connected);
    if (connected && lost) void client.invalidateQueries({ queryKey: diaryKeys.all });
    lost = !connected;
  };
  try {
    for await (const event of diaryApi.watchEntries(undefined, { signal, onState })) {
      await apply(client, event, signal);
    }
  } catch {
    onState(false);
  }
}

interface DiaryEvent {
  type: 'entry_changed' | 'entry_deleted' | 'entries_rescored';
  entryId: string | null;
}

/** Brings the cache in step with one event; an entry that cannot be fetched is asked for later. */
export async function apply(client: QueryClient, event: DiaryEvent, signal: AbortSignal) {
  const { type, entryId: id } = event;
  void client.invalidateQueries({ queryKey: burnoutKeys.all });
  if (type === 'entries_rescored' || id === null) {
    await client.invalidateQueries({ queryKey: diaryKeys.all });
    return;
  }
  if (type === 'entry_deleted') {
    dropEntry(client, id);
    return;
  }
  try {
    addEntry(client, await diaryApi.getEntry({ params: { id } }, { signal }));
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof ApiFailure && error.code === 'not_found') dropEntry(client, id);
    else void client.invalidateQueries({ queryKey: diaryKeys.entry(id) });
  }
}
