import { expect, it } from 'vitest';
import en from './locales/en-US.json' with { type: 'json' };
import es from './locales/es-ES.json' with { type: 'json' };
import fr from './locales/fr-FR.json' with { type: 'json' };
import pt from './locales/pt-BR.json' with { type: 'json' };
import { readSample } from './sample.ts';

it.each([
  ['pt-BR', pt],
  ['en-US', en],
  ['es-ES', es],
  ['fr-FR', fr],
])(
  'the sample in %s shows tiredness, a symptom, something good, and their sum',
  (language, texts) => {
    const reading = readSample(texts.sample.text, language);
    expect(reading.pieces.map(({ text }) => text).join('')).toBe(texts.sample.text);
    expect(reading).toMatchObject({
      categories: ['exhaustion', 'physical', 'positive'],
      sum: '3 + 2 − 2 = 3',
      level: 'low',
    });
  },
);
