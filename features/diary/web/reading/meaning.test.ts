import { describe, expect, it, test } from 'vitest';
import type { Category, Language } from '#features/burnout/engine/contract.ts';
import en from '../locales/en-US.json' with { type: 'json' };
import es from '../locales/es-ES.json' with { type: 'json' };
import fr from '../locales/fr-FR.json' with { type: 'json' };
import pt from '../locales/pt-BR.json' with { type: 'json' };
import { type Meaning, meaningOf } from './meaning.rules.ts';
import { TOLD_BY } from './told-by.ts';

type Words = Pick<(typeof pt)['mention'], 'means' | 'meaning'>;
const LOCALES: Readonly<Record<Language, Words>> = {
  pt: pt.mention,
  en: en.mention,
  es: es.mention,
  fr: fr.mention,
};
const LANGUAGES = ['pt', 'en', 'es', 'fr'] as const;

/** One expression of each meaning, in the order of `LANGUAGES`. */
const EXAMPLES: Readonly<Record<Meaning, [Category, string, string, string, string]>> = {
  tears: ['exhaustion', 'chorei no banheiro', 'burst into tears', 'me eché a llorar', 'en larmes'],
  anger: ['exhaustion', 'sem paciência', 'snapping at everyone', 'me saca de quicio', 'à cran'],
  sadness: ['exhaustion', 'triste', 'feel hollow', 'me siento vacía', 'au fond du trou'],
  stress: ['exhaustion', 'ansiosa', 'stressed', 'agobiada', 'angoisse'],
  mind: ['exhaustion', 'não consigo me concentrar', 'can’t focus', 'no hilo', 'perds le fil'],
  limit: ['exhaustion', 'não aguento mais', 'drowning', 'no puedo más', 'n’en peux plus'],
  energy: ['exhaustion', 'sem energia', 'running on fumes', 'sin fuerzas', 'sans force'],
  tired: [
    'exhaustion',
    'Acordei cansada',
    'Woke up tired',
    'Me desperté cansada',
    'réveillée fatiguée',
  ],
  alert: ['physical', 'tremor', 'shaky hands', 'taquicardia', 'souffle court'],
  appetite: ['physical', 'sem fome', 'no appetite', 'estómago cerrado', 'boule au ventre'],
  pain: ['physical', 'dor nas costas', 'headache', 'me duelen los pies', 'mal aux poignets'],
  sleep: ['physical', 'dormi mal', 'barely slept', 'no pego ojo', 'nuit blanche'],
  leaving: [
    'cynicism',
    'quero pedir as contas',
    'want to quit',
    'quiero renunciar',
    'veux quitter',
  ],
  fedUp: ['cynicism', 'de saco cheio', 'fed up', 'hasta las narices', 'j’en ai marre'],
  people: [
    'cynicism',
    'evito os colegas',
    'avoid my colleagues',
    'evito a los compañeros',
    'évite mes collègues',
  ],
  pointless: [
    'cynicism',
    'não vejo sentido',
    'what’s the point',
    'no le veo sentido',
    'à quoi bon',
  ],
  indifference: ['cynicism', 'tanto faz', 'don’t care', 'me da igual', 'm’en fiche'],
  guilt: ['selfcriticism', 'me sinto culpada', 'all my fault', 'me echo la culpa', 'je m’en veux'],
  burden: ['selfcriticism', 'me sinto um peso', 'a burden', 'soy una carga', 'suis un poids'],
  shame: ['selfcriticism', 'uma fraude', 'ashamed', 'me da vergüenza', 'j’ai honte'],
  failure: [
    'selfcriticism',
    'sou um fracasso',
    'fail at everything',
    'soy un desastre',
    'je rate tout',
  ],
  worth: ['selfcriticism', 'não mereço', 'pathetic', 'no valgo', 'ne vaux rien'],
  pride: ['positive', 'orgulhosa', 'proud', 'orgullosa', 'fière'],
  thanks: ['positive', 'grata', 'grateful', 'agradecida', 'reconnaissante'],
  rest: ['positive', 'dormi bem', 'rested', 'dormí como un tronco', 'en pleine forme'],
  calm: ['positive', 'aliviada', 'relieved', 'en paz', 'soulagée'],
  joy: ['positive', 'feliz', 'had fun', 'me divertí', 'heureuse'],
};

const MEANINGS = Object.keys(EXAMPLES) as Meaning[];

describe('what an expression means', () => {
  test.each(
    MEANINGS.flatMap((meaning) => {
      const [category, ...words] = EXAMPLES[meaning];
      return words.map((word, i) => [LANGUAGES[i] as Language, word, meaning, category] as const);
    }),
  )('%s: %s is %s', (_language, words, meaning, category) => {
    expect(meaningOf(category, words)).toBe(meaning);
  });

  it('stays with the category where the words do not say', () => {
    expect(meaningOf('exhaustion', 'não tô legal')).toBeUndefined();
    expect(meaningOf('physical', 'boca seca')).toBeUndefined();
  });

  it.each(LANGUAGES)(
    'has its sentence in %s, which names the expression and the category',
    (language) => {
      const { meaning, means } = LOCALES[language];
      const known = Object.values(TOLD_BY).flatMap((meanings) => Object.keys(meanings));
      expect(Object.keys(meaning).sort()).toEqual(known.sort());
      for (const [category, meanings] of Object.entries(TOLD_BY)) {
        const name = means[category as Category].split(':').at(-1);
        for (const one of Object.keys(meanings)) {
          const sentence = meaning[one as Meaning];
          expect(sentence).toContain('{{words}}');
          expect(sentence.split(':').at(-1)).toBe(name);
        }
      }
    },
  );
});
