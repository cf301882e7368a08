import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Links, link, narrowCut } from './narrow-cut.ts';

const graphOf = (edges: readonly (readonly [string, string, number])[]): Links => {
  const links: Links = new Map();
  for (const edge of edges) link(links, ...edge);
  return links;
};

it.each([
  ['nobody at all', [], null],
  [
    'two parts that nobody connects',
    [
      ['a', 'b', 20],
      ['c', 'd', 20],
    ],
    null,
  ],
  ['a wide link', [['a', 'b', 10]], null],
  [
    'a narrow one',
    [
      ['a', 'b', 20],
      ['b', 'c', 3],
    ],
    3,
  ],
  [
    'two narrow ones around one',
    [
      ['a', 'b', 30],
      ['b', 'c', 6],
      ['c', 'a', 6],
    ],
    null,
  ],
] as const)('%s', (_, edges, width) => {
  const cut = narrowCut(graphOf(edges), 10);
  expect(cut && widthOf(edges, cut[0])).toBe(width);
});

const widthOf = (
  edges: readonly (readonly [string, string, number])[],
  side: ReadonlySet<string>,
) => edges.reduce((sum, [a, b, n]) => sum + (side.has(a) === side.has(b) ? 0 : n), 0);

it('finds a narrow cut exactly where trying every split finds one', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const edge = fc.tuple(
    fc.constantFrom(...names),
    fc.constantFrom(...names),
    fc.integer({ min: 1, max: 14 }),
  );
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 9 }), (edges) => {
      const found = narrowCut(graphOf(edges), 10);
      const splits = Array.from({ length: 2 ** names.length }, (_, bits) =>
        widthOf(edges, new Set(names.filter((_, at) => bits & (1 << at)))),
      );
      expect(found !== null).toBe(splits.some((width) => width > 0 && width < 10));
      if (found) expect(widthOf(edges, found[0])).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
});
