import { useTranslation } from 'react-i18next';
import type { Card } from '../contract/network.contract.ts';

/** What is told of somebody in one line each. */
export function useEntryWords(entry: Card) {
  const { t } = useTranslation('network');
  const { specialties, topics, online, inPerson, place, neighbourhood, languages } = entry;
  const listed = (words: readonly string[]) => words.join(', ');
  const city = place ? `${place.name}, ${place.state}` : '';
  return {
    works: [listed(specialties.map((one) => t(`specialty.${one}`))), listed(topics)]
      .filter(Boolean)
      .join(' · '),
    modes: t(online && inPerson ? 'modes.both' : online ? 'modes.online' : 'modes.inPerson'),
    place: inPerson ? [neighbourhood, city].filter(Boolean).join(', ') : city,
    languages: listed(languages.map((one) => t(`language.${one}`))),
  };
}
