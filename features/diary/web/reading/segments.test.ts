import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MentionView } from '#features/burnout/contract/burnout.contract.ts';
import { countWords, firstWords, segmentsOf, triggerWords } from './segments.rules.ts';

function mention(start: number, end: number, rest: Partial<MentionView> = {}): MentionView {
  const usual = { category: 'exhaustion', expression: 'x', status: 'counted', weight: 3 } as const;
  return { start, end, ...usual, ...rest };
}

describe('cutting a text at its mentions', () => {
  it('gives plain stretches and mentions in turn', () => {
    const parts = segmentsOf('Estou cansada hoje.', [mention(6, 13)]);
    expect(parts.map(({ kind, text }) => [kind, text])).toEqual([
      ['plain', 'Estou '],
      ['mention', 'cansada'],
      ['plain', ' hoje.'],
    ]);
  });

  it('passes over a mention that lies beyond the text', () => {
    expect(segmentsOf('curto', [mention(3, 40)])).toEqual([
      { kind: 'plain', text: 'curto', start: 0 },
    ]);
  });

  it('gives back exactly the text, whatever the offsets', () => {
    const spans = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 8 });
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), spans, (text, offsets) => {
        const mentions = offsets.map(([start, end]) => mention(start, end));
        const parts = segmentsOf(text, mentions);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts) expect(part.text.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the words that took a mention out of the sum', () => {
  it.each([
    [mention(10, 18, { trigger: { start: 0, end: 3 } }), 'Não'],
    [mention(10, 18), null],
    [mention(10, 18, { trigger: { start: 0, end: 99 } }), null],
  ])('case %#', (found, expected) => {
    expect(triggerWords('Não estou irritada', found)).toBe(expected);
  });
});

describe('the first words of an entry', () => {
  it.each([
    ['', ''],
    ['\n\n  Dividi as entregas\nSegunda linha', 'Dividi as entregas'],
    ['um dois três quatro', 'um dois três quatro'],
    [
      'Hoje acordei cansada de novo e a reunião atrasou tudo o resto do dia',
      'Hoje acordei cansada de novo e a reunião atrasou tudo o…',
    ],
    ['a'.repeat(80), `${'a'.repeat(60)}…`],
  ])('of %j', (text, expected) => {
    expect(firstWords(text)).toBe(expected);
  });
});

describe('counting words', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['uma', 1],
    ['Hoje  foi\nbom', 3],
  ])('%j has %i', (text, expected) => {
    expect(countWords(text)).toBe(expected);
  });
});
