import { useDebouncedValue } from '@mantine/hooks';
import { useChoices, useFilters, useSearch } from './network.api.ts';
import { isNarrowed, NO_FILTERS } from './rules/filters.rules.ts';

/** How long the keyboard rests before a search begins, in ms. */
const SEARCH_REST_MS = 300;

export type NetworkView = ReturnType<typeof useNetworkView>;

/** The network as both arrangements show it: what is looked for and who came. */
export function useNetworkView() {
  const [filters, setFilters] = useFilters();
  const [text] = useDebouncedValue(filters.text, SEARCH_REST_MS);
  const query = useSearch({ ...filters, text });
  const choices = useChoices();
  // Without a connection, those found for something else would stand there for good.
  const outdated = query.isPlaceholderData && query.isPaused;
  const pages = outdated ? [] : (query.data?.pages ?? []);
  return {
    filters,
    setFilters,
    narrowed: isNarrowed(filters),
    showAll: () => setFilters(NO_FILTERS),
    entries: pages.flatMap(({ items }) => items),
    /** How many there are in all; null while that is not known. */
    counts: query.isPlaceholderData ? null : (pages[0] ?? null),
    favourites: choices.data?.favourites ?? 0,
    isProfessional: choices.data?.isProfessional ?? false,
    query,
    panelId: 'network-results',
  };
}
