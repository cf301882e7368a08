export { countryOf } from '../contract/country.rules.ts';
export { helpFor } from '../contract/help.rules.ts';
export { dangerHeardIn, prepareEngine } from './danger-heard.ts';
export { HelpCard } from './HelpCard.tsx';
export { useField, useHelpAfter, useWordsHelp } from './use-words-help.ts';
export { WordsHelp, WordsHelpCard, WordsHelpToTheEnd } from './WordsHelp.tsx';
