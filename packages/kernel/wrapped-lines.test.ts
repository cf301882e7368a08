import { expect, it } from 'vitest';
import { joinWrappedLines } from './wrapped-lines.ts';

it.each([
  ['quero me\nmatar', 'quero me matar'],
  ['quero me  \r\n  matar', 'quero me      matar'],
  ['cansada,\ne só', 'cansada, e só'],
  ['Quero\nMe\nMatar', 'Quero Me Matar'],
  ['Dormi bem.\nHoje chove', 'Dormi bem.\nHoje chove'],
  ['Comprar:\npão', 'Comprar:\npão'],
  ['pão\n- leite', 'pão\n- leite'],
  ['\nbom dia\n', '\nbom dia\n'],
  ['penso em tirar\n\na vida segue', 'penso em tirar\n\na vida segue'],
  ['penso em tirar\r\n\r\na vida segue', 'penso em tirar\r\n\r\na vida segue'],
])('%j is read as %j', (text, joined) => {
  expect(joinWrappedLines(text)).toBe(joined);
  expect(joined).toHaveLength(text.length);
});
