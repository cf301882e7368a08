import { describe, expect, test } from 'vitest';
import { type AppLanguage, LANGUAGES } from '#features/access/contract/access.contract.ts';
import { materialOf, TEXTS } from '../testing/material.ts';
import { countWords, violationsOf } from './guard-rails.ts';
import { writeLocally } from './local-writer.ts';
import { EARLIER_ENTRIES, type EarlierEntry, type WrittenFeedback } from './material.ts';
import { TEMPLATES } from './templates/index.ts';

const seeds = Array.from({ length: 40 }, (_, index) => `entry ${index}`);

/** Writes one feedback after the other, as a diary grows. */
function diaryOf(language: AppLanguage, texts: readonly string[]): WrittenFeedback[] {
  const written: WrittenFeedback[] = [];
  let earlier: EarlierEntry[] = [];
  for (const [index, text] of texts.entries()) {
    const material = materialOf(text, { language, seed: `entry ${index}`, earlier });
    const feedback = writeLocally(material);
    written.push(feedback);
    earlier = [{ reading: material.reading, variants: feedback.variants }, ...earlier].slice(
      0,
      EARLIER_ENTRIES,
    );
  }
  return written;
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(TEXTS[language])('every seed gives 70 to 120 safe words: %s', (text) => {
    for (const seed of seeds) {
      const material = materialOf(text, { language, seed });
      const feedback = writeLocally(material);
      expect(feedback.read, seed).not.toBe(TEMPLATES[language].plain);
      expect(violationsOf(feedback, material)).toEqual([]);
      expect(feedback).toMatchObject({ language, source: 'local', link: null });
    }
  });

  test.each([0, 1, 2, 3, 4])(
    'openings, questions and steps of ten entries differ (%i)',
    (which) => {
      const text = TEXTS[language][which] ?? '';
      const diary = diaryOf(
        language,
        Array.from({ length: 30 }, () => text),
      );
      expect(diary.map(({ read }) => read)).not.toContain(TEMPLATES[language].plain);
      for (const [index, { question, step, variants }] of diary.entries()) {
        const before = diary.slice(Math.max(0, index - EARLIER_ENTRIES), index);
        const opening = variants.find((id) => id.startsWith('opening.'));
        expect(before.map((one) => one.question)).not.toContain(question);
        expect(before.map((one) => one.step)).not.toContain(step);
        expect(before.flatMap((one) => one.variants)).not.toContain(opening);
      }
    },
  );

  test('no template speaks of one gender', () => {
    const all = JSON.stringify(TEMPLATES[language]).replaceAll('Obrigado por', '');
    expect(all).not.toMatch(
      /\b(cansad[oa]s?|sozinh[oa]|esgotad[oa]|obrigad[oa]|preocupad[oa]|estás sol[oa]|agotad[oa]|fatigué[es]?|vous êtes seule?|épuisée?|prêt|prête)\b/i,
    );
  });

  test('pools are large enough and hold nothing twice', () => {
    const { opening, question, step, hard } = TEMPLATES[language];
    for (const theme of [
      'exhaustion',
      'physical',
      'cynicism',
      'selfcriticism',
      'light',
      'neutral',
    ] as const) {
      expect(new Set([...question[theme], ...question.general]).size).toBe(12);
      expect(new Set([...step[theme], ...step.general]).size).toBe(12);
    }
    for (const pool of [hard.opening, hard.question, hard.step]) {
      expect(new Set(pool).size).toBe(12);
    }
    for (const tone of ['heavy', 'weary', 'bright', 'neutral'] as const) {
      expect(new Set(opening[tone]).size).toBe(12);
    }
  });
});

test('the same entry gives the same feedback', () => {
  const material = materialOf(TEXTS['pt-BR'][0] ?? '', { seed: 'one' });
  expect(writeLocally(material)).toEqual(writeLocally(structuredClone(material)));
});

test('quotes are the person’s own words, and never what they said against themselves', () => {
  for (const seed of seeds) {
    const harsh = writeLocally(materialOf(TEXTS['pt-BR'][5] ?? '', { seed }));
    expect(JSON.stringify(harsh)).not.toMatch(/incapaz|devia dar conta/);
    const tired = writeLocally(
      materialOf('Cheguei em casa SEM FORÇAS\ne fui direto dormir.', { seed }),
    );
    expect(`${tired.read} ${tired.signals}`).toContain('“Cheguei em casa SEM FORÇAS”');
  }
});

test('a link to earlier entries needs three of them and only seems', () => {
  const text = TEXTS['pt-BR'][1] ?? '';
  const earlier = (count: number) =>
    Array.from({ length: count }, () => ({ reading: materialOf(text).reading, variants: [] }));
  expect(writeLocally(materialOf(text, { earlier: earlier(2) })).link).toBeNull();
  const { link } = writeLocally(materialOf(text, { earlier: earlier(3) }));
  expect(link).toMatch(/[Pp]arece/);
  expect(link).toContain('3');
  // An entry without analysis supports nothing.
  const unread = [...earlier(2), { reading: null, variants: [] }];
  expect(writeLocally(materialOf(text, { earlier: unread })).link).toBeNull();
});

test.each([
  ['pt-BR', 'Almoço com a Júlia.', 'Texto curto para ler sinais. Está guardado.'],
  ['pt-BR', 'Cansada demais hoje.', 'Poucas palavras, e dá para ver que pesam. Está guardado.'],
  ['en-US', 'So tired.', 'Few words, and one can see that they weigh. It is kept.'],
  ['es-ES', '🙂', 'Texto corto para leer señales. Está guardado.'],
  ['fr-FR', 'Réunion, train, pluie.', 'Texte trop court pour lire des signes. Il est gardé.'],
] as const)('%s: fewer than five words are kept and not interpreted', (language, text, read) => {
  expect(writeLocally(materialOf(text, { language }))).toEqual({
    read,
    signals: null,
    link: null,
    question: null,
    step: null,
    source: 'local',
    language,
    variants: [],
  });
});

test.each(LANGUAGES)('%s: language of danger gets fixed words with the help line', (language) => {
  for (const level of [2, 3]) {
    const material = materialOf('Não vejo saída nenhuma para a minha vida.', { language });
    const crisis = writeLocally({
      ...material,
      reading: { ...material.reading, crisisLevel: level },
    });
    expect(crisis).toMatchObject({ source: 'crisis', signals: null, link: null });
    expect(crisis.step).toContain('188 (CVV)');
    if (level === 3) expect(crisis.step).toContain('192 (SAMU)');
    expect(crisis.question).toContain('?');
  }
});

test('the same crisis words do not come back before the fifth time', () => {
  const danger = 'Quero morrer, não aguento mais viver assim.';
  const diary = diaryOf('pt-BR', [danger, danger, danger, danger]);
  expect(new Set(diary.map(({ read }) => read)).size).toBe(4);
});

test('the help line follows the country, not the language', () => {
  const material = materialOf('Quero morrer, não aguento mais viver assim.');
  expect(writeLocally({ ...material, country: 'PT' }).step).toContain('1411');
});

test('an uncertain text is preceded by one soft line and quotes nothing', () => {
  const material = materialOf(TEXTS['pt-BR'][0] ?? '');
  const soft = writeLocally({ ...material, reading: { ...material.reading, crisisLevel: 1 } });
  expect(soft.source).toBe('local');
  expect(soft.read).toContain('188 (CVV)');
  expect(soft.read).not.toContain('“');
  expect(countWords(soft.question ?? '')).toBeGreaterThan(0);
});
