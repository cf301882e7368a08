import type { Spoken } from '../../contract/network.contract.ts';
import type { Specialty } from '../../contract/registry.rules.ts';

/** What is looked for; null where anything will do. */
export interface NetworkFilters {
  readonly text: string;
  readonly specialty: Specialty | null;
  readonly municipality: number | null;
  readonly mode: 'online' | 'inPerson' | null;
  readonly language: Spoken | null;
  readonly plan: string | null;
  readonly favourites: boolean;
}

export const NO_FILTERS: NetworkFilters = {
  text: '',
  specialty: null,
  municipality: null,
  mode: null,
  language: null,
  plan: null,
  favourites: false,
};

/** How many filters narrow the list down, the words and the favourites apart. */
export function countFilters({ specialty, municipality, mode, language, plan }: NetworkFilters) {
  return [specialty, municipality, mode, language, plan].filter((one) => one !== null).length;
}

/** Whether anything narrows the list down. */
export const isNarrowed = (filters: NetworkFilters) =>
  countFilters(filters) > 0 || filters.text.trim() !== '' || filters.favourites;

/** The filters as the server is asked for them. */
export function wantedOf(filters: NetworkFilters) {
  const { specialty, municipality, mode, language, plan, favourites } = filters;
  return {
    text: filters.text.trim(),
    specialty: specialty ?? undefined,
    municipality: municipality ?? undefined,
    mode: mode ?? undefined,
    language: language ?? undefined,
    plan: plan ?? undefined,
    favourites,
  };
}
