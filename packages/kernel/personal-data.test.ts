import { expect, test } from 'vitest';
import { withRoom } from './personal-data.ts';

const at = (day: string, ...ids: string[]) => ids.map((id) => ({ id, day }));

test.each([
  ['an empty day takes as many as it holds', at('1', 'a', 'b', 'c'), [], ['a', 'b']],
  ['what is here needs no room', at('1', 'a', 'b', 'c'), at('1', 'b', 'c'), ['b', 'c']],
  ['the same twice takes room once', at('1', 'a', 'a', 'b'), [], ['a', 'a', 'b']],
  ['another day is another matter', at('2', 'a', 'b'), at('1', 'x', 'y'), ['a', 'b']],
])('%s', (_, records, held, fit) => {
  expect(withRoom(records, held, 2).map(({ id }) => id)).toEqual(fit);
});
