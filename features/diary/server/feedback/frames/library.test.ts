import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { materialOf } from '../../testing/material.ts';
import { factsOf, type Situation } from '../extraction/facts.ts';
import { violationsOf } from '../gate.ts';
import { speak } from '../speech.ts';
import { type Frame, parseFrames } from './format.ts';
import { frameIn, libraryOf } from './library.ts';

const short = (language: string) => language.slice(0, 2) as 'pt' | 'en' | 'es' | 'fr';
const framesOf = (language: string) => [...libraryOf(short(language)).frames.values()];
const SIGNS = ['exhaustion', 'physical', 'selfcriticism', 'cynicism'].map((one) => `signs-${one}`);

test.each([
  ['pt-BR', 250],
  ['en-US', 100],
  ['es-ES', 100],
  ['fr-FR', 100],
])('%s tells at least %i situations', (language, least) => {
  expect(framesOf(language).length).toBeGreaterThanOrEqual(least);
});

describe.each(LANGUAGES)('%s', (language) => {
  const frames = framesOf(language);

  it('has wordings and something to say for every situation, and each once', () => {
    for (const { id, wordings, says } of frames) {
      expect(says.length, id).toBeGreaterThan(0);
      expect(wordings.length > 0 || SIGNS.includes(id), id).toBe(true);
    }
    expect(libraryOf(short(language)).patterns).toHaveLength(frames.length);
  });

  it('says nothing of any situation that the gate would hold back', () => {
    const refused = frames.flatMap((frame) =>
      [
        ...frame.says.map((read) => ({ read, question: null, step: null })),
        ...frame.asks.map((question) => ({ read: frame.says[0] ?? '', question, step: null })),
        ...frame.steps.map((step) => ({ read: frame.says[0] ?? '', question: null, step })),
      ].flatMap((parts) => gated(frame, parts, language)),
    );
    expect(refused).toEqual([]);
  });

  it('offers no step on a hard day', () => {
    expect(frames.filter(({ kind, steps }) => kind === 'hard' && steps.length > 0)).toEqual([]);
  });
});

function gated(
  frame: Frame,
  parts: { read: string; question: string | null; step: string | null },
  language: (typeof LANGUAGES)[number],
): string[] {
  const who = { said: 'X', group: 'boss', gender: 'f' as const };
  const spoken = (line: string | null) => line && speak(line, language, who);
  const material = materialOf('.', { language });
  const situation: Situation = { frame: frame.id, kind: frame.kind, sentence: 0, who, words: 1 };
  const facts = { ...factsOf('.', material.reading), situations: [situation] };
  const said = {
    read: spoken(parts.read) ?? '',
    link: null,
    question: spoken(parts.question),
    step: spoken(parts.step),
  };
  // A single line may be too short to tell its language.
  return violationsOf(said, material, facts)
    .filter((violation) => violation !== 'language')
    .map((violation) => `${frame.id}: ${violation}: ${Object.values(said).join(' ')}`);
}

describe('a file of frames', () => {
  it('is read line by line', () => {
    const [frame] = parseFrames(
      '# event\n\nlate-train\n// a note\n= trem atrasou / perdi o trem\n> Um trem.\n? Qual?\n+ Ir.\n~ sair cedo\n',
      'a.txt',
    );
    expect(frame).toEqual({
      id: 'late-train',
      kind: 'event',
      wordings: ['trem atrasou', 'perdi o trem'],
      says: ['Um trem.'],
      asks: ['Qual?'],
      steps: ['Ir.'],
      helped: 'sair cedo',
      danger: null,
    });
  });

  test.each([
    ['no such kind', '# sunny\n', 'a.txt:1: no kind sunny'],
    ['a frame before any kind', 'late\n', 'a.txt:1: a frame before any kind'],
    ['a line of nobody', '# event\n= x\n', 'a.txt:2: a line before any frame'],
    ['an unknown danger', '# event\nx\n! rain\n', 'a.txt:3: no danger rain'],
    ['an unknown line', '# event\nx\n* y\n', 'a.txt:3: a line that begins with nothing known'],
  ])('complains of %s with its line', (_, text, message) => {
    expect(() => parseFrames(text, 'a.txt')).toThrow(message);
  });
});

test('a situation that another language does not tell is none there', () => {
  expect(frameIn('fr-FR', 'no-such-frame')).toBeNull();
});
