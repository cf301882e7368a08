import { describe, expect, test } from 'vitest';
import type { Category, Language } from './contract.ts';
import { read } from './read.ts';

const LANGUAGES: readonly Language[] = ['pt', 'en', 'es', 'fr'];

/** One meaning in the four languages, in the order of `LANGUAGES`. */
const MEANINGS: readonly [Category, string, string, string, string][] = [
  [
    'exhaustion',
    'Acordei cansada.',
    'Woke up tired.',
    'Me desperté cansada.',
    'Je me suis réveillée fatiguée.',
  ],
  [
    'exhaustion',
    'Acordei exausta.',
    'I woke up exhausted.',
    'Me desperté agotada.',
    'Je me suis réveillée épuisée.',
  ],
  [
    'exhaustion',
    'Acordo mais cansada.',
    'I wake up more tired.',
    'Me levanto más cansada.',
    'Je me réveille plus fatiguée.',
  ],
  [
    'physical',
    'Acordei no meio da noite.',
    'I woke up in the middle of the night.',
    'Me desperté a mitad de la noche.',
    'Réveillée au milieu de la nuit.',
  ],
  [
    'exhaustion',
    'Estou com sono o dia todo.',
    'I am sleepy all day.',
    'Tengo sueño todo el día.',
    'J’ai sommeil toute la journée.',
  ],
  [
    'physical',
    'Não consegui dormir.',
    'I could not sleep.',
    'No pude dormir.',
    'Je n’ai pas pu dormir.',
  ],
  [
    'exhaustion',
    'Chorei no banheiro.',
    'I cried in the bathroom.',
    'Lloré en el baño.',
    'J’ai pleuré aux toilettes.',
  ],
  [
    'physical',
    'Minhas mãos tremem.',
    'My hands shake.',
    'Me tiemblan las manos.',
    'Mes mains tremblent.',
  ],
  [
    'physical',
    'Perdi o apetite.',
    'I lost my appetite.',
    'Perdí el apetito.',
    'J’ai perdu l’appétit.',
  ],
  [
    'exhaustion',
    'Não consigo me concentrar.',
    'I can’t concentrate.',
    'No logro concentrarme.',
    'Je n’arrive pas à me concentrer.',
  ],
  [
    'cynicism',
    'Tanto faz o trabalho.',
    'I don’t care about work anymore.',
    'Me da igual el trabajo.',
    'Je me fous du travail.',
  ],
  [
    'cynicism',
    'Quero pedir demissão.',
    'I want to quit.',
    'Quiero renunciar.',
    'Je veux démissionner.',
  ],
  ['selfcriticism', 'Sou um fracasso.', 'I am a failure.', 'Soy un fracaso.', 'Je suis une ratée.'],
  [
    'selfcriticism',
    'Me sinto culpada.',
    'I feel guilty.',
    'Me siento culpable.',
    'Je me sens coupable.',
  ],
  ['positive', 'Estou aliviada.', 'I am relieved.', 'Estoy aliviada.', 'Je suis soulagée.'],
];

describe('one meaning falls into one category, whatever the language', () => {
  test.each(
    MEANINGS.flatMap(([category, ...texts]) =>
      texts.map((text, i) => [LANGUAGES[i] as Language, category, text] as const),
    ),
  )('%s, %s: %s', (language, category, text) => {
    const { mentions } = read(text, { language });
    expect(mentions.map((mention) => [mention.category, mention.status])).toEqual([
      [category, 'counted'],
    ]);
  });
});
