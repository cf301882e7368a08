import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ResultOf } from '#packages/api/contract/index.ts';
import type { diaryContract, Entry } from '../contract/diary.contract.ts';
import { newestFirst } from './list.rules.ts';

export type EntryPage = ResultOf<typeof diaryContract.listEntries>;
export type EntryPages = InfiniteData<EntryPage, string | undefined>;

/** Keys of the diary in the query cache, which lives in memory only. */
export const diaryKeys = {
  all: ['diary'] as const,
  lists: ['diary', 'list'] as const,
  list: ['diary', 'list', null] as const,
  search: (text: string) => ['diary', 'list', { text }] as const,
  since: (from: string) => ['diary', 'since', from] as const,
  entries: ['diary', 'entry'] as const,
  entry: (id: string) => ['diary', 'entry', id] as const,
  versions: (id: string) => ['diary', 'versions', id] as const,
  writer: ['diary', 'writer'] as const,
  run: ['diary', 'run'] as const,
  week: ['diary', 'week'] as const,
  weekShown: ['diary', 'week', 'shown'] as const,
  yearAgo: ['diary', 'year-ago'] as const,
};

/** The pages with the entry in its newest state; pages that do not hold it are the same object. */
export function withEntryReplaced(data: EntryPages, entry: Entry): EntryPages {
  const holds = (page: EntryPage) => page.entries.some(({ id }) => id === entry.id);
  if (!data.pages.some(holds)) return data;
  const pages = data.pages.map((page) =>
    holds(page)
      ? {
          ...page,
          entries: page.entries.map((old) => (old.id === entry.id ? newer(old, entry) : old)),
        }
      : page,
  );
  return { ...data, pages };
}

/** Answers may overtake each other: a later version, or a finished analysis, is not taken back. */
export function newer(known: Entry, incoming: Entry): Entry {
  return incoming.version < known.version ? known : incoming;
}

/** The pages with a new entry in its place, newest first; left alone when it belongs to a later page. */
export function withEntryInserted(data: EntryPages, entry: Entry): EntryPages {
  if (data.pages.some((page) => page.entries.some(({ id }) => id === entry.id))) {
    return withEntryReplaced(data, entry);
  }
  const at = data.pages.findIndex((page) => {
    const oldest = page.entries.at(-1);
    return page.next === null || !oldest || newestFirst(entry, oldest) <= 0;
  });
  const pages = data.pages.map((page, index) => {
    if (index !== at) return page;
    const entries = [...page.entries, entry].sort(newestFirst);
    return { ...page, entries };
  });
  return { ...data, pages };
}

export function withoutEntry(data: EntryPages, id: string): EntryPages {
  const pages = data.pages.map((page) => ({
    ...page,
    entries: page.entries.filter((entry) => entry.id !== id),
    damaged: page.damaged?.filter((entry) => entry.id !== id),
  }));
  return { ...data, pages };
}

/** Stores an entry's newest state wherever the cache shows it. */
export function putEntry(client: QueryClient, entry: Entry): void {
  client.setQueryData<Entry>(diaryKeys.entry(entry.id), (known) =>
    known ? newer(known, entry) : entry,
  );
  client.setQueriesData<EntryPages>({ queryKey: diaryKeys.lists }, (data) =>
    data ? withEntryReplaced(data, entry) : data,
  );
}

/** Stores a new or restored entry, also in the list of all entries. */
export function addEntry(client: QueryClient, entry: Entry): void {
  putEntry(client, entry);
  client.setQueryData<EntryPages>(diaryKeys.list, (data) =>
    data ? withEntryInserted(data, entry) : data,
  );
}

/** Takes an entry out of every list and forgets its text and versions. */
export function dropEntry(client: QueryClient, id: string): void {
  client.setQueriesData<EntryPages>({ queryKey: diaryKeys.lists }, (data) =>
    data ? withoutEntry(data, id) : data,
  );
  client.removeQueries({ queryKey: diaryKeys.entry(id), type: 'inactive' });
  // A view that has it open asks again, and learns that it is gone.
  void client.invalidateQueries({ queryKey: diaryKeys.entry(id) });
  client.removeQueries({ queryKey: diaryKeys.versions(id) });
}

/** The entry as a list or its own view last had it. */
export function knownEntry(client: QueryClient, id: string): Entry | undefined {
  const own = client.getQueryData<Entry>(diaryKeys.entry(id));
  if (own) return own;
  for (const [, data] of client.getQueriesData<EntryPages>({ queryKey: diaryKeys.lists })) {
    for (const page of data?.pages ?? []) {
      const found = page.entries.find((entry) => entry.id === id);
      if (found) return found;
    }
  }
  return undefined;
}
