import { english } from '../inflection/english.ts';
import type { LanguageSource } from '../source.ts';
import { crisis } from './crisis.ts';
import { concepts } from './crisis-concepts.ts';
import { mentions } from './mentions.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { aliases, classes, notVerbs, otherSenses, traits, triggers, verbs } from './words.ts';

/** English, American and British. */
export const englishSource: LanguageSource = {
  language: 'en',
  inflection: english,
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
