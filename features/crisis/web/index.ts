export { countryOf } from '../contract/country.rules.ts';
export { helpFor } from '../contract/help.rules.ts';
export { dangerHeardIn, prepareEngine } from './danger-heard.ts';
export { HelpCard } from './HelpCard.tsx';
export { useWordsHelp } from './use-words-help.ts';
export { WordsHelp, WordsHelpCard } from './WordsHelp.tsx';
