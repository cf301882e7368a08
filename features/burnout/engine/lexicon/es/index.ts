import { spanish } from '../inflection/spanish.ts';
import type { LanguageSource } from '../source.ts';
import { crisis } from './crisis.ts';
import { concepts } from './crisis-concepts.ts';
import { mentions } from './mentions.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { aliases, classes, notVerbs, otherSenses, traits, triggers, verbs } from './words.ts';

/** Spanish, of Spain and America. */
export const spanishSource: LanguageSource = {
  language: 'es',
  inflection: spanish,
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
