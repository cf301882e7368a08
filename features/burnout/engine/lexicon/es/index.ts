import { spanish } from '../../tables/inflection/spanish.ts';
import type { LanguageSource } from '../source.ts';
import { behaviour, plainJoy } from './behaviour.ts';
import { cloudedThinking } from './clouded-thinking.ts';
import { crisis } from './crisis.ts';
import { concepts } from './crisis-concepts.ts';
import { cynicism } from './cynicism.ts';
import { emotionalStrain, exhaustion } from './exhaustion.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { otherSenses } from './other-senses.ts';
import { physical } from './physical.ts';
import { positive } from './positive.ts';
import { selfcriticism } from './selfcriticism.ts';
import { triggers } from './triggers.ts';
import { aliases, classes, notVerbs, traits, verbs } from './words.ts';

/** Spanish, of Spain and America. */
export const spanishSource: LanguageSource = {
  language: 'es',
  inflection: spanish,
  mentions: {
    exhaustion: behaviour + exhaustion + emotionalStrain + cloudedThinking,
    physical,
    cynicism,
    selfcriticism,
    positive: plainJoy + positive,
  },
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
