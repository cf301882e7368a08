import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#features/access/contract/access.contract.ts';
import { materialOf, TEXTS } from '../testing/material.ts';
import { violationsOf } from './guard-rails.ts';
import { writeLocally } from './local-writer.ts';
import type { EarlierEntry } from './material.ts';
import { TEMPLATES } from './templates/index.ts';

const seeds = Array.from({ length: 12 }, (_, index) => `entry ${index}`);

describe.each(LANGUAGES)('in %s', (language) => {
  const { opening, question, step, noSignal, hard } = TEMPLATES[language];
  const loss = TEXTS[language].at(-1) ?? '';

  test('a day with a death is not called calm, or read as nothing in particular', () => {
    const carefree = [
      ...opening.neutral,
      ...opening.bright,
      ...noSignal,
      ...question.neutral,
      ...question.light,
      ...step.neutral,
      ...step.light,
    ];
    for (const seed of seeds) {
      const feedback = writeLocally(materialOf(loss, { language, seed }));
      const said = Object.values(feedback).join('\n').replaceAll('\u00a0', ' ');
      expect(carefree.filter((sentence) => said.includes(sentence))).toEqual([]);
      expect(hard.named.loss.some((sentence) => said.includes(sentence))).toBe(true);
    }
  });

  test('eleven of them in a row open, ask and propose differently, and name the loss once', () => {
    let earlier: EarlierEntry[] = [];
    const diary = seeds.slice(0, 11).map((seed) => {
      const material = materialOf(loss, { language, seed, earlier });
      const feedback = writeLocally(material);
      expect(violationsOf(feedback, material)).toEqual([]);
      earlier = [{ reading: material.reading, variants: feedback.variants }, ...earlier];
      return feedback;
    });
    expect(new Set(diary.map(({ question }) => question)).size).toBe(11);
    expect(new Set(diary.map(({ step }) => step)).size).toBe(11);
    const used = diary.flatMap(({ variants }) => variants);
    expect(new Set(used.filter((id) => id.startsWith('opening.hard.'))).size).toBe(11);
    expect(used.filter((id) => id.startsWith('named.loss.'))).toHaveLength(1);
  });

  test('no sentence for a hard day breaks a guard-rail, whatever happened', () => {
    const material = materialOf(loss, { language });
    const written = writeLocally(material);
    for (const sentence of Object.values(hard.named).flat()) {
      const parts = { ...written, read: `${hard.opening[0]} ${sentence}` };
      const broken = violationsOf(parts, material).filter((one) => one !== 'length');
      expect(broken, sentence).toEqual([]);
    }
  });
});

test('a hard day with few words of wear is not called lighter than the days before', () => {
  const [heavy = ''] = TEXTS['pt-BR'];
  const earlier = seeds.map(() => ({ reading: materialOf(heavy).reading, variants: [] }));
  const loss = TEXTS['pt-BR'].at(-1) ?? '';
  expect(writeLocally(materialOf(loss, { earlier })).link).toBeNull();
});

test('a hard day keeps its signals and what was good in it', () => {
  const text =
    'Enterramos meu avô de manhã. Estou exausta. Meus primos e eu demos risada lembrando dele.';
  const { read, signals, variants } = writeLocally(materialOf(text));
  expect(read).toContain('“Estou exausta”');
  expect(signals).toContain('exaustão emocional');
  expect(variants.some((id) => id.startsWith('strength'))).toBe(true);
});

test.each(LANGUAGES)('%s: who is hurt at home is told who advises them, by country', (language) => {
  const text = 'Meu marido me empurrou de novo ontem. Vim trabalhar de manga comprida nesse calor.';
  for (const seed of seeds) {
    const material = materialOf(text, { language, seed });
    const feedback = writeLocally(material);
    expect(violationsOf(feedback, material)).toEqual([]);
    expect(feedback.step).toContain('180 (Central de Atendimento à Mulher)');
    expect(feedback.step).toContain('190 (Polícia Militar)');
    const abroad = writeLocally({ ...material, country: 'CA' });
    expect(abroad.step).toContain('911');
    expect(abroad.step).not.toContain('{');
  }
});

test.each([
  ['Minha mãe morreu', 'named.loss'],
  ['Meu marido me bateu', 'refuge'],
])('"%s" is too short for signals, and for no answer', (text, pool) => {
  const feedback = writeLocally(materialOf(text));
  expect(feedback.variants.some((id) => id.startsWith(pool))).toBe(true);
  expect(feedback.question).not.toBeNull();
});

test('who is hurt at home and in danger is told of both lines', () => {
  const material = materialOf('Meu marido me bateu de novo ontem, não contei pra ninguém.');
  const level = (crisisLevel: 2 | 3) =>
    writeLocally({ ...material, reading: { ...material.reading, crisisLevel } }).step;
  expect(level(2)).toMatch(/188.*180.*190/);
  // Where the danger is now, who comes and who listens are enough.
  expect(level(3)).toMatch(/192.*188|188.*192/);
  expect(level(3)).not.toContain('180');
});

test('joy that did not come is neither a bright nor a calm day', () => {
  const text =
    'Tirei dez na prova da pós e nem consegui ficar feliz. Todo mundo comemorando no grupo e eu quieta.';
  const good = { reading: materialOf('Dia bom, fiquei contente.').reading, variants: [] };
  const earlier = [good, good, good];
  for (const seed of seeds) {
    const { read, link, variants } = writeLocally(materialOf(text, { seed, earlier }));
    expect(variants.find((id) => id.startsWith('opening.'))).toMatch(/weary|mixed/);
    expect(read).not.toContain('“');
    expect(link ?? '').not.toContain('vem ajudando');
  }
});
