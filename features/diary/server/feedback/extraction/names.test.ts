import { expect, it } from 'vitest';
import { namesIn } from './names.ts';

it.each([
  ['Minha irmã Carla ligou.', [{ name: 'Carla', role: 'irma' }]],
  ['Rita, minha chefe, me elogiou.', [{ name: 'Rita', role: 'chefe' }]],
  ['Fui ao centro com Carla.', []],
])('takes names from %s', (text, names) => {
  expect(namesIn(text, 'pt')).toEqual(names);
});

it('is done with a run of letters without spaces as soon as with any text', () => {
  // Looked at from each of its letters it would take hours.
  for (const run of ['x'.repeat(2_000_000), `e${'\u0301'.repeat(2_000_000)}`]) {
    expect(namesIn(run, 'pt')).toEqual([]);
  }
});
