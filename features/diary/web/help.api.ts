import type { QueryClient } from '@tanstack/react-query';
import { burnoutKeys } from '#features/burnout/web/index.ts';
import { diaryApi } from './diary.api.ts';
import { putEntry } from './diary.cache.ts';

/** Stores with an entry that its help was put away, or is wanted back; the numbers follow. */
export async function tellHelp(
  client: QueryClient,
  id: string,
  helpDismissed: boolean,
): Promise<void> {
  putEntry(client, await diaryApi.editEntry({ params: { id }, body: { helpDismissed } }));
  void client.invalidateQueries({ queryKey: burnoutKeys.all });
}
