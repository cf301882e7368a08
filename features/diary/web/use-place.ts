import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type DiarySearch, parseDiarySearch } from './diary.paths.ts';

export interface DiaryPlace extends DiarySearch {
  open: (entryId: string) => void;
  startWriting: () => void;
  showAll: () => void;
}

/** Where in the diary the person is, kept in the address: back and forward work, ids only. */
export function useDiaryPlace(): DiaryPlace {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { entry, write } = search;
  return useMemo(() => {
    const go = (next: DiarySearch, resetScroll = true) =>
      void navigate({ to: '.', search: () => next, resetScroll });
    return {
      ...parseDiarySearch({ entry, write }),
      open: (id) => go({ entry: id }),
      startWriting: () => go({ write: 1 }),
      // The list is where it was left.
      showAll: () => go({}, false),
    };
  }, [entry, write, navigate]);
}
