import { french } from '../inflection/french.ts';
import type { LanguageSource } from '../source.ts';
import { crisis } from './crisis.ts';
import { concepts } from './crisis-concepts.ts';
import { mentions } from './mentions.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { aliases, classes, notVerbs, otherSenses, traits, triggers, verbs } from './words.ts';

/** French. */
export const frenchSource: LanguageSource = {
  language: 'fr',
  inflection: french,
  mentions,
  otherSenses,
  triggers,
  traits,
  classes,
  verbs,
  notVerbs,
  aliases,
  notTypos: ordinaryWords,
  crisis,
  concepts,
};
