import { expect, it } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

it.each([
  ['Quand ? Maintenant !', 'Quand\u00a0? Maintenant\u00a0!'],
  [
    'Choisissez « Oublié » : {{name}} ; 50 %',
    'Choisissez «\u00a0Oublié\u00a0»\u00a0: {{name}}\u00a0; 50\u00a0%',
  ],
  ['Déjà\u202f! «\u202fmis\u00a0»', 'Déjà\u00a0! «\u00a0mis\u00a0»'],
  ['À 12:30, https://exemple.fr/?a=b;c', 'À 12:30, https://exemple.fr/?a=b;c'],
])('%s', (text, mended) => {
  expect(frenchSpaces(text)).toBe(mended);
});
