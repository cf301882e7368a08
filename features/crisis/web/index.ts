export { countryOf } from '../contract/country.rules.ts';
export { HelpCard, type HelpCardProps } from './HelpCard.tsx';
