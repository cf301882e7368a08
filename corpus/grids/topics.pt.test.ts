import { describe, expect, it } from 'vitest';
import { findCrisis } from '#features/burnout/engine/crisis.ts';
import { Matches } from '#features/burnout/engine/found.ts';
import { findMatches } from '#features/burnout/engine/match.ts';
import { read } from '#features/burnout/engine/read.ts';
import { lexiconOf } from '#features/burnout/engine/tables/index.ts';
import { Tokens, tokenise } from '#features/burnout/engine/text/tokenise.ts';
import { Words } from '#features/burnout/engine/text/words.ts';
import { EVERYDAY_PT } from './everyday.pt.ts';
import { OTHER_WORDS_PT } from './other-words.pt.ts';
import { OWN_PAST_PT } from './own-past.pt.ts';
import { PREPARATION_PT } from './preparation.pt.ts';
import { SELF_HARM_PT } from './self-harm.pt.ts';
import { SOMEONE_CLOSE_PT } from './someone-close.pt.ts';
import type { Topic } from './topic.ts';

/** What the second look may add to the wordings, which alarm at none of the harmless ones. */
const HARMLESS_ALARMED = 0.01;
/** The wordings gave up these families to it; it has yet to learn them. */
const DAILY_SPEECH_ALARMED = 0.025;

const TOPICS: readonly (Topic & { topic: string; mayAlarm?: number })[] = [
  { topic: 'self-harm', ...SELF_HARM_PT },
  { topic: 'own past', ...OWN_PAST_PT },
  { topic: 'someone close', ...SOMEONE_CLOSE_PT },
  { topic: 'preparation', ...PREPARATION_PT },
  { topic: 'daily speech', ...EVERYDAY_PT, mayAlarm: DAILY_SPEECH_ALARMED },
  { topic: 'all of it in other words', ...OTHER_WORDS_PT },
];

const tokens = new Tokens();
const words = new Words();
const matches = new Matches();

/** Danger told by the wordings and concepts alone, without the second look. */
function isWorded(text: string): boolean {
  tokenise(text, tokens);
  const lexicon = lexiconOf('pt');
  words.fill(tokens, lexicon, text);
  findMatches(words, lexicon, matches);
  const { crisis } = matches;
  const found = Array.from({ length: crisis.count }, (_, place) => crisis.at(place));
  return findCrisis(words, found, []).level > 0;
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

function inAnEntry(text: string): string {
  return `Reunião às nove. ${text}. Amanhã tem inventário.`;
}

describe.each(TOPICS)(
  '$topic in Portuguese',
  ({ plain, harmless, mayAlarm = HARMLESS_ALARMED }) => {
    it('is never missed by the wordings', () => {
      expect(plain.filter((text) => !isWorded(text))).toEqual([]);
    });

    it('is found without accents, in capitals, in the middle of an entry and in no given language', () => {
      const missed = plain.filter((text, i) => {
        if (!isWorded(withoutAccents(text)) || !isWorded(text.toUpperCase())) return true;
        return i % 4 === 0 && !(isWorded(inAnEntry(text)) && read(text).crisis);
      });
      expect(missed).toEqual([]);
    });

    it('is told by the wordings from what looks like it', () => {
      const alarmed = harmless.filter(
        (text, i) => isWorded(text) || (i % 4 === 0 && isWorded(inAnEntry(text))),
      );
      expect(alarmed).toEqual([]);
    });

    it('is told from it by the whole engine, but for a few', () => {
      const alarmed = harmless.filter((text) => read(text, { language: 'pt' }).crisis);
      expect(alarmed.length / harmless.length).toBeLessThanOrEqual(mayAlarm);
    });
  },
);
