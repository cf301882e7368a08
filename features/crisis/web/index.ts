export { countryOf } from '../contract/country.rules.ts';
export { helpFor } from '../contract/help.rules.ts';
export { HelpCard } from './HelpCard.tsx';
