import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Reading, type Span, WEIGHTS } from '#features/burnout/engine/contract.ts';
import { read } from '#features/burnout/engine/read.ts';
import { levelOf } from '#features/burnout/engine/score.ts';
import { ANNOTATED } from './annotated.ts';

/** Text of any 16-bit units: lone surrogates, NUL, marks and letters of every script. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units));

/** Pieces of real entries among characters that upset careless readers. */
const UPSETTING = [
  '\0',
  '\ud83d',
  '\udc00',
  '\u202e',
  '\u200f',
  '\ufeff',
  '\u0301',
  '🏳️‍🌈',
  'שלום',
  '...',
  "'-",
  '\r',
];
const mixed = fc
  .array(
    fc.oneof(
      fc.constantFrom(...UPSETTING),
      fc
        .tuple(fc.constantFrom(...ANNOTATED.map(({ text }) => text)), fc.nat(60), fc.nat(60))
        .map(([text, from, length]) => text.slice(from, from + length)),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

const anyText = fc.oneof(anyUnits, mixed, fc.string({ unit: 'grapheme', maxLength: 300 }));
const RUNS = { numRuns: 500 };

function expectInside({ start, end }: Span, text: string): void {
  expect(Number.isInteger(start) && Number.isInteger(end)).toBe(true);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeGreaterThan(start);
  expect(end).toBeLessThanOrEqual(text.length);
}

function expectSound(reading: Reading, text: string): void {
  let at = 0;
  for (const mention of reading.mentions) {
    expectInside(mention, text);
    expect(mention.start).toBeGreaterThanOrEqual(at);
    at = mention.end;
    if (mention.trigger) expectInside(mention.trigger, text);
  }
  for (const span of reading.crisisSpans) expectInside(span, text);
  const counted = reading.mentions.filter(({ status }) => status === 'counted');
  for (const category of CATEGORIES) {
    const ofCategory = counted.filter((mention) => mention.category === category);
    expect(reading.counts[category]).toBe(ofCategory.length);
  }
  const sum = counted.reduce((total, { category }) => total + WEIGHTS[category], 0);
  expect(reading.score).toBe(Math.max(0, sum));
  expect(reading.level).toBe(levelOf(reading.score));
  expect(reading.crisis).toBe(reading.crisisLevel > 0);
  expect(reading.crisisSpans.length > 0).toBe(reading.crisis);
}

describe('any text', () => {
  it('is read without a throw; places lie in it and weights add up to the score', () => {
    fc.assert(
      fc.property(anyText, (text) => expectSound(read(text), text)),
      RUNS,
    );
  });

  it('is read the same again, whatever was read in between', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const first = JSON.stringify(read(text));
        read(other);
        expect(JSON.stringify(read(text))).toBe(first);
      }),
      RUNS,
    );
  });

  it.each([
    ['NUL', '\0'],
    ['lone surrogates', '\ud800'],
    ['right-to-left marks', '\u202e\u05d0'],
    ['emoji', '😩'],
    ['one letter', 'a'],
    ['one wording', 'não aguento mais '],
    ['commas', ','],
    ['hyphens', 'a-me-'],
  ])('of 100 kB of %s is read too', (_what, unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length));
    expectSound(read(text), text);
  });
});

describe('every short run of marks', () => {
  const MARKS = [
    '.',
    '!',
    '?',
    '…',
    ',',
    ';',
    ':',
    '-',
    '–',
    "'",
    '’',
    '"',
    '(',
    '\n',
    ' ',
    '😩',
    'a',
  ];

  it('is read, between words too', () => {
    for (const first of MARKS) {
      for (const second of MARKS) {
        for (const third of MARKS) {
          const text = `Exausta${first}${second}${third}cansada`;
          expectSound(read(text), text);
        }
      }
    }
  });
});

describe('a reading', () => {
  it('has its keys in one order, so that the same text gives the same bytes', () => {
    const keys =
      'version,language,words,mentions,counts,score,level,crisis,crisisLevel,crisisSpans';
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = read(text);
        expect(Object.keys(reading).join()).toBe(keys);
        expect(Object.keys(reading.counts).join()).toBe(CATEGORIES.join());
        for (const mention of reading.mentions) {
          expect(Object.keys(mention).join()).toMatch(
            /^start,end,category,expression,status(,trigger)?$/,
          );
        }
      }),
      RUNS,
    );
  });
});
