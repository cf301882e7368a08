import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownNews, useNews, useNewsSearch } from './news.api.ts';
import { cardsFound } from './rules/known.rules.ts';
import { useNewsPlace } from './use-place.ts';

/** How long the keyboard rests before a search begins, in ms. */
const SEARCH_REST_MS = 300;

export type NewsView = ReturnType<typeof useNewsView>;

/** The news as both arrangements show them: where one is, what was asked for and what came. */
export function useNewsView() {
  const { t } = useTranslation('news');
  const { category, words, setWords } = useNewsPlace();
  const [wanted] = useDebouncedValue(words.trim(), SEARCH_REST_MS);
  const searching = wanted !== '' && words.trim() !== '';
  const news = useNews(category);
  const search = useNewsSearch(wanted, category);
  const known = useKnownNews(news, category);
  const cards = useMemo(
    () =>
      known && cardsFound(known.items, known.kept, { category, words: searching ? wanted : '' }),
    [known, category, searching, wanted],
  );

  const found = () => {
    if (!searching) return '';
    if (cards) {
      return t(cards.length > 0 ? 'search.foundHere' : 'search.none', { count: cards.length });
    }
    if (search.isError || search.isPaused) return t('search.failed');
    if (!search.data || search.isPlaceholderData) return t('search.searching');
    const count = search.data.pages[0]?.total ?? 0;
    return count === 0 ? t('search.none') : t('search.found', { count });
  };
  const query = searching ? search : news;
  const featured = known?.featured ?? news.data?.pages[0]?.featured ?? [];
  // Without a connection, what was found for other words would stand there for good.
  const outdated = query.isPlaceholderData && query.isPaused;
  const loaded = outdated ? [] : (query.data?.pages.flatMap(({ items }) => items) ?? []);
  return {
    category,
    searching,
    /** What the field for searching is given. */
    field: {
      label: t('search.label'),
      clearLabel: t('search.clear'),
      value: words,
      onChange: setWords,
      found: found(),
    },
    /** What the device knows stands in for what cannot be asked for; null with a connection. */
    known,
    items: cards ?? loaded,
    featured: searching ? [] : featured,
    query,
  };
}
