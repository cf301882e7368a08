import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import type { Entry, Feedback } from '#features/diary/contract/diary.contract.ts';

/** The entry of the product's example: cansada 3, dor de cabeça 2, aliviada -2, irritada negated, autocrítica 2. */
export const EXAMPLE_TEXT =
  'Hoje acordei cansada de novo. Na hora do almoço me deu dor de cabeça. À tarde fiquei aliviada. ' +
  'Não estou irritada. Acho que eu devia dar conta de tudo.';

function spanOf(words: string) {
  const start = EXAMPLE_TEXT.indexOf(words);
  return { start, end: start + words.length };
}

export const EXAMPLE_READING: ReadingView = {
  score: 5,
  level: 'moderate',
  counts: { exhaustion: 1, physical: 1, cynicism: 0, selfcriticism: 1, positive: 1 },
  mentions: [
    {
      ...spanOf('cansada'),
      category: 'exhaustion',
      expression: 'tired',
      status: 'counted',
      weight: 3,
    },
    {
      ...spanOf('dor de cabeça'),
      category: 'physical',
      expression: 'headache',
      status: 'counted',
      weight: 2,
    },
    {
      ...spanOf('aliviada'),
      category: 'positive',
      expression: 'relieved',
      status: 'counted',
      weight: -2,
    },
    {
      ...spanOf('irritada'),
      category: 'cynicism',
      expression: 'irritated',
      status: 'negated',
      weight: 0,
      trigger: spanOf('Não'),
    },
    {
      ...spanOf('devia dar conta'),
      category: 'selfcriticism',
      expression: 'should-cope',
      status: 'counted',
      weight: 2,
    },
  ],
  crisisLevel: 0,
  language: 'pt',
  words: 25,
  engineVersion: '1.0.0',
};

export const EXAMPLE_FEEDBACK: Feedback = {
  read: 'O dia começou pesado e ficou mais leve.',
  link: null,
  question: 'O que tornou possível pedir ajuda hoje?',
  step: 'Dez minutos longe da tela. Ou nada por hoje.',
  source: 'local',
  language: 'pt-BR',
};

/** An analysed entry of Ana's; give what the test is about. */
export function entryOf(rest: Partial<Entry> = {}): Entry {
  return {
    id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f40',
    text: EXAMPLE_TEXT,
    day: (rest.createdAt ?? '2026-11-18').slice(0, 10),
    favourite: false,
    words: 25,
    status: 'analysed',
    version: 1,
    createdAt: '2026-11-18T22:42:00.000Z',
    updatedAt: '2026-11-18T22:42:00.000Z',
    reading: EXAMPLE_READING,
    feedback: EXAMPLE_FEEDBACK,
    helpDismissed: false,
    ...rest,
  };
}
