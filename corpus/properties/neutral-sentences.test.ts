import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Counts, Language, MentionStatus } from '#features/burnout/engine/contract.ts';
import { read } from '#features/burnout/engine/read.ts';
import { ANNOTATED, digest } from './annotated.ts';
import { NEUTRAL, WORKDAY } from './sentences.ts';
import { STATES } from './states.ts';

const LANGUAGES = Object.keys(NEUTRAL) as Language[];

type Add = (text: string, neutral: string) => string[];

const before: Add = (text, neutral) => [`${neutral} ${text}`];
const after: Add = (text, neutral) => {
  const trimmed = text.trimEnd();
  return [`${trimmed}${/[.!?…]$/.test(trimmed) ? '' : '.'} ${neutral}`];
};
const between: Add = (text, neutral) => {
  const sentences = text.match(/[^.!?]+[.!?]+\s*/g) ?? [];
  if (sentences.join('') !== text) return [];
  return sentences.slice(1).map((_, index) => {
    const head = sentences
      .slice(0, index + 1)
      .join('')
      .trimEnd();
    return `${head} ${neutral} ${sentences.slice(index + 1).join('')}`;
  });
};

/** Texts that read otherwise with a sentence of the pool added: an empty list is right. */
function changed(pool: typeof NEUTRAL, add: Add, texts = ANNOTATED): string[] {
  return texts.flatMap(({ text, language }) => {
    const expected = digest(text, language);
    return pool[language]
      .flatMap((neutral) => add(text, neutral))
      .filter((longer) => digest(longer, language) !== expected);
  });
}

const holds = (statuses: readonly MentionStatus[]) => (entry: (typeof ANNOTATED)[number]) =>
  read(entry.text, entry).mentions.some(({ status }) => statuses.includes(status));

describe('a sentence that says nothing of anybody', () => {
  it.each(LANGUAGES)('has no mention and no alarm in %s', (language) => {
    for (const text of [...NEUTRAL[language], ...WORKDAY[language]]) {
      const { mentions, crisisLevel } = read(text, { language });
      expect({ text, mentions, crisisLevel }).toEqual({ text, mentions: [], crisisLevel: 0 });
    }
  });

  it('changes nothing before a text', () => {
    expect(changed(NEUTRAL, before)).toEqual([]);
  });

  it('changes nothing after a text', () => {
    expect(changed(NEUTRAL, after)).toEqual([]);
  });

  // Three rules look at the neighbouring sentence, which is then another one: a repeated word, the
  // event that makes praise ironic, and a story of the past that goes on.
  it('changes nothing between two sentences that do not lean on each other', () => {
    const leaning = holds(['repeated', 'sarcasm', 'past']);
    const alone = ANNOTATED.filter((entry) => !leaning(entry));
    expect(alone.length).toBeGreaterThan(200);
    expect(changed(NEUTRAL, between, alone)).toEqual([]);
  });

  // A meeting makes praise ironic in its own sentence only: "que felicidade, reunião".
  it('changes nothing where it names a meeting or a report, beside praise too', () => {
    expect(changed(WORKDAY, before)).toEqual([]);
    expect(changed(WORKDAY, after)).toEqual([]);
  });
});

describe('sentences that each say a state of their own', () => {
  it.each(LANGUAGES)(
    'add up, in any order and with neutral ones between them, in %s',
    (language) => {
      const { states, own } = STATES[language];
      const { exhaustion = [], cynicism = [], selfcriticism = [], positive = [] } = states;
      const [say = String] = own;
      const sentences = [exhaustion, cynicism, selfcriticism, positive]
        .flatMap((pool) => pool.slice(0, 3))
        .map(([, feminine]) => say(feminine));
      fc.assert(
        fc.property(
          fc.shuffledSubarray(sentences, { minLength: 1 }),
          fc.array(fc.constantFrom(...NEUTRAL[language]), { maxLength: 6 }),
          fc.infiniteStream(fc.boolean()),
          (chosen, neutral, neutralFirst) => {
            const text = woven(chosen, neutral, neutralFirst);
            const sum = chosen.map((one) => read(one, { language }).counts).reduce(plus);
            expect(read(text, { language }).counts).toEqual(sum);
          },
        ),
        { numRuns: 300 },
      );
    },
  );
});

function woven(one: readonly string[], other: readonly string[], otherFirst: Iterable<boolean>) {
  const [left, right] = [[...one], [...other]];
  const text: string[] = [];
  for (const turn of otherFirst) {
    const next = (turn ? right : left).shift() ?? (turn ? left : right).shift();
    if (next === undefined) break;
    text.push(next);
  }
  return text.join(' ');
}

function plus(a: Counts, b: Counts): Counts {
  return Object.fromEntries(
    Object.entries(a).map(([category, count]) => [category, count + b[category as keyof Counts]]),
  ) as Counts;
}
