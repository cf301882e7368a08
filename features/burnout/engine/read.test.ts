import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Reading, WEIGHTS } from './contract.ts';
import { read } from './read.ts';
import { levelOf, scoreOf } from './score.ts';

const STATES = [
  'Estou exausta.',
  'Insônia e dor de cabeça.',
  'Perdi o interesse pelo trabalho.',
  'Me sinto uma fraude.',
  'Estou orgulhosa e descansada.',
  'Não aguento mais, chorei no banheiro.',
];
const state = fc.constantFrom(...STATES);
const neutral = fc.constantFrom(
  'A reunião foi remarcada para quinta.',
  'Comprei pão na padaria da esquina.',
  'O ônibus passou às sete.',
  'Enviei a planilha ao financeiro.',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...STATES, ' ', '\n', '🙃', '😩', '\ud83d', '\0', 'אני', '?', '…'), {
      maxLength: 40,
    })
    .map((parts) => parts.join('')),
);

function expectConsistent(text: string, reading: Reading): void {
  let end = 0;
  const counts = { exhaustion: 0, physical: 0, cynicism: 0, selfcriticism: 0, positive: 0 };
  for (const mention of reading.mentions) {
    expect(mention.start).toBeGreaterThanOrEqual(end);
    expect(mention.end).toBeGreaterThan(mention.start);
    end = mention.end;
    if (mention.status === 'counted') counts[mention.category] += 1;
  }
  expect(end).toBeLessThanOrEqual(text.length);
  expect(reading.counts).toEqual(counts);
  const sum = CATEGORIES.reduce(
    (total, category) => total + WEIGHTS[category] * counts[category],
    0,
  );
  expect(reading.score).toBe(Math.max(0, sum));
  expect(reading.score).toBe(scoreOf(counts));
  expect(reading.level).toBe(levelOf(reading.score));
  expect(reading.crisis).toBe(reading.crisisLevel > 0);
}

describe('a reading', () => {
  it('of any text is consistent and never fails', () => {
    fc.assert(
      fc.property(anyText, (text) => expectConsistent(text, read(text))),
      { numRuns: 300 },
    );
  });

  it.each([
    ['nothing', ''],
    ['a lone surrogate', '\ud83d cansada \udc00'],
    ['a null character', 'cansada\0exausta'],
    ['one endless word', 'a'.repeat(100_000)],
    ['many stretched letters', 'aaab'.repeat(25_000)],
    ['a long text', 'Estou exausta e não durmo. '.repeat(4000)],
    ['one endless sentence', 'exausta e '.repeat(10_000)],
    ['an exclamation mark before a full stop', 'Exausta!. Cansada?... Triste!..'],
    ['combining marks', 'exausta\u0301\u0301\u0301'],
  ])('survives %s', (_name, text) => {
    expectConsistent(text, read(text));
  });

  it('is the same every time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(read(text)).toEqual(read(text));
      }),
      {
        numRuns: 50,
      },
    );
  });
});

describe('counts', () => {
  it('do not change with a neutral sentence', () => {
    fc.assert(
      fc.property(neutral, state, neutral, (before, text, after) => {
        const { counts } = read(text, { language: 'pt' });
        const wrapped = `${before} ${text} ${after}`;
        expect(read(wrapped, { language: 'pt' }).counts).toEqual(counts);
      }),
    );
  });

  it('do not change with accents, capitals or decomposed letters', () => {
    for (const text of STATES) {
      const { counts } = read(text, { language: 'pt' });
      const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
      expect(read(bare, { language: 'pt' }).counts).toEqual(counts);
      expect(read(text.toUpperCase(), { language: 'pt' }).counts).toEqual(counts);
      expect(read(text.normalize('NFD'), { language: 'pt' }).counts).toEqual(counts);
    }
  });

  it.each([
    ['exausto', 'exausta'],
    ['desmotivado', 'desmotivadas'],
    ['orgulhoso', 'orgulhosa'],
    ['uma fracassada', 'um fracassado'],
  ])('are the same for %s and %s', (one, other) => {
    expect(read(`Me sinto ${one}.`).counts).toEqual(read(`Me sinto ${other}.`).counts);
  });

  it.each(['exausta', 'ansiosa', 'desmotivada', 'feliz', 'com insônia', 'sem energia'])(
    'are zero when somebody else is %s',
    (words) => {
      expect(read(`Minha chefe está ${words}.`).mentions.map(({ status }) => status)).toEqual([
        'other',
      ]);
    },
  );

  it.each(['não estou cansada', 'não tenho insônia', 'não me sinto culpada'])(
    'are not raised by a denied clause: %s',
    (clause) => {
      for (const text of STATES) {
        const { score } = read(text, { language: 'pt' });
        expect(read(`${text} Hoje ${clause}.`, { language: 'pt' }).score).toBeLessThanOrEqual(
          score,
        );
      }
    },
  );
});

describe('a mention', () => {
  it('points into the text as given and says what excluded it', () => {
    const text = 'Já não me sinto esgotada.';
    const [mention] = read(text).mentions;
    expect(mention).toMatchObject({ category: 'exhaustion', status: 'negated' });
    expect(text.slice(mention?.start, mention?.end)).toBe('esgotada');
    expect(text.slice(mention?.trigger?.start, mention?.trigger?.end)).toBe('Já não');
  });

  it('has the same expression id in every inflection', () => {
    const idOf = (text: string): string | undefined => read(text).mentions[0]?.expression;
    expect(idOf('exausto')).toBe('pt:exhaustion:exausto');
    expect(idOf('Exaustíssimas')).toBe('pt:exhaustion:exausto');
  });

  it('weighs nothing once the person said it does not fit', () => {
    const dismissed = new Set(['pt:exhaustion:exausto']);
    const reading = read('Exausta e com insônia.', { dismissed });
    expect(reading.mentions.map(({ status }) => status)).toEqual(['dismissed', 'counted']);
    expect(reading.score).toBe(2);
  });
});
