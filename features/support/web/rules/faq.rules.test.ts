import { describe, expect, it } from 'vitest';
import en from '../locales/en-US.json' with { type: 'json' };
import es from '../locales/es-ES.json' with { type: 'json' };
import fr from '../locales/fr-FR.json' with { type: 'json' };
import pt from '../locales/pt-BR.json' with { type: 'json' };
import { found, marked, QUESTIONS } from './faq.rules.ts';

type Texts = { faq: { items: (typeof pt)['faq']['items'] } };
const of = ({ faq }: Texts) => QUESTIONS.map((key) => ({ key, ...faq.items[key] }));

it('shows every question that has its texts, once', () => {
  expect([...QUESTIONS].toSorted()).toEqual(Object.keys(pt.faq.items).toSorted());
});

describe('a search', () => {
  it.each([
    ['in Portuguese', of(pt), 'empresa lê', 'companyReads'],
    ['without accents and in capitals', of(pt), 'EMPRESA LE', 'companyReads'],
    ['by a word of the answer', of(pt), 'zip', 'export'],
    ['in English', of(en), 'delete account', 'delete'],
    ['in Spanish', of(es), 'contraseña', 'password'],
    ['in French', of(fr), 'reçus', 'receipts'],
  ])('%s finds what is meant first', (_, questions, text, key) => {
    expect(found(questions, text)[0]?.key).toBe(key);
  });

  it('finds all where nothing is searched, and nothing where no question has the words', () => {
    expect(found(of(pt), '  ')).toHaveLength(QUESTIONS.length);
    expect(found(of(pt), 'empresa helicóptero')).toEqual([]);
  });
});

it.each([
  ['Minha empresa lê?', 'empresa le', 'Minha [empresa] [lê]?'],
  ['Às três', 'as', '[Às] três'],
  ['Nada', '', 'Nada'],
])('marks in “%s” what “%s” found', (text, searched, shown) => {
  const pieces = marked(text, searched);
  expect(pieces.map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece)).join('')).toBe(shown);
});
