import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { entryOf } from '#packages/testing/screens/entries.ts';
import {
  addEntry,
  diaryKeys,
  dropEntry,
  type EntryPages,
  knownEntry,
  newer,
  putEntry,
  withEntryInserted,
} from './diary.cache.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const entry = (id: string, day: number) => entryOf({ id, createdAt: at(day) });

function pages(...lists: { days: number[]; next: string | null }[]): EntryPages {
  return {
    pages: lists.map(({ days, next }) => ({
      entries: days.map((day) => entry(`e${day}`, day)),
      next,
    })),
    pageParams: lists.map(() => undefined),
  };
}

const idsOf = (data: EntryPages) => data.pages.map((page) => page.entries.map(({ id }) => id));

describe('a new entry in the list', () => {
  it('is the first when it is the newest', () => {
    const data = withEntryInserted(pages({ days: [18, 17], next: 'e17' }), entry('new', 19));
    expect(idsOf(data)).toEqual([['new', 'e18', 'e17']]);
  });
  it('comes to its place when it was brought back', () => {
    const before = pages({ days: [18, 16], next: 'e16' }, { days: [15, 12], next: null });
    expect(idsOf(withEntryInserted(before, entry('back', 13)))).toEqual([
      ['e18', 'e16'],
      ['e15', 'back', 'e12'],
    ]);
  });
  it('stays out when its page is not there yet', () => {
    const before = pages({ days: [18, 16], next: 'e16' });
    expect(idsOf(withEntryInserted(before, entry('old', 3)))).toEqual([['e18', 'e16']]);
  });
  it('is not doubled when the stream told of it first', () => {
    const before = pages({ days: [18], next: null });
    expect(idsOf(withEntryInserted(before, entry('e18', 18)))).toEqual([['e18']]);
  });
});

describe('answers that overtake each other', () => {
  it('do not take an edit back', () => {
    const edited = entryOf({ version: 2, text: 'novo' });
    expect(newer(edited, entryOf({ version: 1 }))).toBe(edited);
  });
});

describe('the entries in the cache', () => {
  function filled() {
    const client = new QueryClient();
    client.setQueryData(diaryKeys.list, pages({ days: [18, 17], next: null }));
    client.setQueryData(diaryKeys.search('x'), pages({ days: [17], next: null }));
    return client;
  }
  const list = (client: QueryClient, key: readonly unknown[]) => {
    const data = client.getQueryData<EntryPages>(key);
    return data?.pages[0]?.entries ?? [];
  };

  it('change in every list that shows them', () => {
    const client = filled();
    putEntry(client, { ...entry('e17', 17), status: 'processing' });
    expect(list(client, diaryKeys.list)[1]?.status).toBe('processing');
    expect(list(client, diaryKeys.search('x'))[0]?.status).toBe('processing');
    expect(knownEntry(client, 'e17')?.status).toBe('processing');
  });

  it('leave every list when deleted', () => {
    const client = filled();
    dropEntry(client, 'e17');
    expect(knownEntry(client, 'e17')).toBeUndefined();
    expect(list(client, diaryKeys.list).map(({ id }) => id)).toEqual(['e18']);
  });

  it('join the list of all, but no search, when new', () => {
    const client = filled();
    addEntry(client, entry('e19', 19));
    expect(list(client, diaryKeys.list)[0]?.id).toBe('e19');
    expect(list(client, diaryKeys.search('x'))).toHaveLength(1);
  });
});
