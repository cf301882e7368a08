import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { NewsCategory } from '../contract/news.contract.ts';
import { categoryOf, NEWS_PATH } from './news.paths.ts';

/** What was searched at each place of the history of this page; gone when the page is left. */
const searched = new Map<string, string>();
/** Where in the history the list was shown last. */
let listIndex = -1;

/**
 * Where in the news the person is. The category stands in the address, so that back and forward work;
 * the words stand in memory only, and are there again when one comes back from an article.
 */
export function useNewsPlace(): {
  category: NewsCategory | null;
  words: string;
  setWords: (words: string) => void;
} {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { pathname, state } = useLocation();
  const { __TSR_key: key = '', __TSR_index: index } = state;
  const [typed, setTyped] = useState({ key, words: searched.get(key) ?? '' });
  // Another category goes on with the same words.
  const words = typed.key === key ? typed.words : (searched.get(key) ?? typed.words);
  useEffect(() => {
    // On the way to an article the list is still there when the address is another already.
    if (pathname !== NEWS_PATH) return;
    searched.set(key, words);
    listIndex = index;
  }, [pathname, key, words, index]);
  return {
    category: categoryOf(search.category),
    words,
    setWords: (next) => setTyped({ key, words: next }),
  };
}

/** Whether going back once leads to the list, with its words and as far as it was scrolled. */
export function useCameFromList(): boolean {
  return useLocation().state.__TSR_index === listIndex + 1;
}
