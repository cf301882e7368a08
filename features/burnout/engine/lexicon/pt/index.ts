import { portuguese } from '../../tables/inflection/portuguese.ts';
import type { LanguageSource } from '../source.ts';
import { behaviour, behaviourClasses, distantIdioms, wornIdioms } from './behaviour.ts';
import { cloudedThinking } from './clouded-thinking.ts';
import { crisis } from './crisis.ts';
import { actClasses } from './crisis-acts.ts';
import { concepts } from './crisis-concepts.ts';
import { cynicism } from './cynicism.ts';
import { distance, distanceClasses } from './distance.ts';
import { exhaustion } from './exhaustion.ts';
import {
  bodyInImages,
  distanceInImages,
  joyInImages,
  selfBlameInImages,
  wornInImages,
} from './images.ts';
import { leaving } from './leaving.ts';
import { lostMeaning } from './lost-meaning.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { otherSenses } from './other-senses.ts';
import { overload } from './overload.ts';
import { physical } from './physical.ts';
import { plainJoy } from './plain-joy.ts';
import { positive } from './positive.ts';
import { selfcriticism } from './selfcriticism.ts';
import { sleepAndAppetite } from './sleep-and-appetite.ts';
import { strain } from './strain.ts';
import { triggers } from './triggers.ts';
import { wellRested } from './well-rested.ts';
import { aliases, classes, notVerbs, traits, verbs } from './words.ts';

/** Brazilian Portuguese. */
export const portugueseSource: LanguageSource = {
  language: 'pt',
  inflection: portuguese,
  mentions: {
    exhaustion:
      behaviour + wornIdioms + exhaustion + overload + strain + cloudedThinking + wornInImages,
    physical: physical + sleepAndAppetite + bodyInImages,
    cynicism: distantIdioms + distance + cynicism + lostMeaning + leaving + distanceInImages,
    selfcriticism: selfcriticism + selfBlameInImages,
    positive: plainJoy + positive + wellRested + joyInImages,
  },
  otherSenses,
  triggers,
  traits,
  classes: { ...classes, ...actClasses, ...behaviourClasses, ...distanceClasses },
  verbs,
  notVerbs,
  aliases,
  notTypos: ordinaryWords,
  crisis,
  concepts,
};
