import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Tokens, tokenise } from '../text/tokenise.ts';
import { lookAgain } from './look.ts';
import { numberOf, pairOf, stemOf, writtenStem } from './stems.ts';
import { learntTable } from './table.ts';
import { WEIGHTS } from './weights.ts';

const tokens = new Tokens();

function look(text: string) {
  tokenise(text, tokens);
  const { level, spans } = lookAgain(tokens, []);
  return { level, words: spans.map(({ start, end }) => text.slice(start, end)) };
}

describe('the second look', () => {
  it.each([
    'seria melhor pra todo mundo se eu não existisse mais',
    'Dia comprido no balcão. Às vezes penso que seria melhor eu nem existir. Amanhã tem inventário.',
    'my family would be better off without me',
    'sería mejor para todos que yo no estuviera',
    'je voudrais ne plus me réveiller',
  ])('sees danger that the words carry together, and which they are: %s', (text) => {
    const { level, words } = look(text);
    expect(level).toBeGreaterThan(0);
    expect(words.join(' ')).not.toBe('');
  });

  it.each([
    '',
    '🙂',
    'Reunião às nove, relatório às onze, mercado à noite.',
    'Estou exausta, chorei no banheiro e não aguento mais esse chefe.',
    'Morri de rir com o meme do grupo kkkk',
    'Não quero mais viver em São Paulo.',
    'My boss will kill me if the pallets are late.',
  ])('leaves weariness, jokes and plans as they are: %j', (text) => {
    expect(look(text)).toEqual({ level: 0, words: [] });
  });

  it('is not calmed by anything else in the text', () => {
    const others = fc.constantFrom(
      'Almocei com a equipe e foi bom.',
      'Reunião às nove.',
      'Choveu o dia todo!',
      'Não chorei hoje.',
      'A cliente pediu desconto?',
    );
    const text = 'Seria melhor eu nem existir.';
    const alone = look(text).level;
    expect(alone).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.array(others), fc.array(others), (before, after) => {
        expect(look([...before, text, ...after].join(' ')).level).toBeGreaterThanOrEqual(alone);
      }),
    );
  });

  it('reads capitals, missing accents and drawn-out letters alike', () => {
    const text = 'não queria mais existir, seria melhor pra todo mundo';
    for (const spelling of [
      text.toUpperCase(),
      text.replaceAll('ã', 'a'),
      text.replace('mais', 'maaais'),
    ]) {
      expect(look(spelling).level).toBe(look(text).level);
    }
  });

  it('sums no endless sentence up', () => {
    const log =
      'cheguei abri o caixa contei o troco atendi a fila fechei a conta voltei de ônibus '.repeat(
        200,
      );
    expect(look(log).level).toBe(0);
  });
});

describe('the list of weights', () => {
  const written = WEIGHTS.trim()
    .split('\n')
    .flatMap((line) => line.slice(line.indexOf(' ') + 1).split('|'));

  it('gives every stem and pair a number of its own', () => {
    const { find } = learntTable();
    expect(new Set(written.map((name) => find(numberOf(name)))).size).toBe(written.length);
  });

  it('writes stems as the texts give them', () => {
    tokenise('Não aguento MAIS viveeer assim, seria œuvre', tokens);
    const numbers = Array.from({ length: tokens.count }, (_, i) => stemOf(tokens, i));
    const stems = Array.from({ length: tokens.count }, (_, i) => writtenStem(tokens, i));
    expect(stems).toEqual(['nao', 'aguen', 'mai', 'vive', 'asi', 'seri', 'oeuvr']);
    expect(stems.map(numberOf)).toEqual(numbers);
    expect(numberOf('nao aguen')).toBe(pairOf(numbers[0] as number, numbers[1] as number));
  });
});
