import type { QueryClient } from '@tanstack/react-query';
import { burnoutKeys } from '#features/burnout/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import type { DiaryEvent } from '../contract/diary.contract.ts';
import { diaryApi } from './diary.api.ts';
import { addEntry, diaryKeys, dropEntry } from './diary.cache.ts';

/**
 * Keeps the entries in step with the server: analyses that finish, entries that another device writes,
 * edits or deletes. One that cannot be fetched is asked for later, as is everything while no diary is open.
 */
export async function hear(client: QueryClient, { type, entryId: id }: DiaryEvent): Promise<void> {
  void client.invalidateQueries({ queryKey: burnoutKeys.all });
  const isShown = client
    .getQueryCache()
    .findAll({ queryKey: diaryKeys.all, type: 'active' }).length;
  if (type === 'entries_rescored' || id === null || !isShown) {
    await client.invalidateQueries({ queryKey: diaryKeys.all });
    return;
  }
  if (type === 'entry_deleted') {
    dropEntry(client, id);
    return;
  }
  try {
    addEntry(client, await diaryApi.getEntry({ params: { id } }));
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') dropEntry(client, id);
    else void client.invalidateQueries({ queryKey: diaryKeys.entry(id) });
  }
}
