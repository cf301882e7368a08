import { expect, it } from 'vitest';
import { decideRelease, type Group } from './suppression.rules.ts';

const group = (
  people: number,
  site: string | null,
  sector: string | null = null,
  more: Partial<Group> = {},
): Group => ({ people, now: { site, sector }, told: true, before: [], ...more });

const shown = (groups: readonly Group[], admins = 0) => {
  const { whole, site, sector } = decideRelease({ groups, fewest: 10, admins });
  return [whole ? 'all' : '-', [...site].toSorted().join(' '), [...sector].toSorted().join(' ')];
};

it.each([
  ['nine people', [group(9, 'A')], ['-', '', '']],
  ['ten people', [group(10, 'A')], ['all', 'A', '']],
  [
    'a small site beside a large one: neither, since the total tells the small one',
    [group(20, 'A'), group(4, 'B')],
    ['all', '', ''],
  ],
  [
    'two small sites that are enough together',
    [group(20, 'A'), group(5, 'B'), group(6, 'C')],
    ['all', 'A', ''],
  ],
  [
    'nine that nobody has placed hide the smallest site',
    [group(20, 'A'), group(12, 'B'), group(9, null)],
    ['all', 'A', ''],
  ],
  [
    'a sector that is a site but for three people',
    [group(20, 'A', 'x'), group(3, 'A', 'y'), group(20, 'B', 'y')],
    ['all', 'A B', ''],
  ],
  [
    'two sectors that are a site but for one',
    [group(12, 'A', 'x'), group(12, 'A', 'y'), group(1, 'A', 'z'), group(30, 'B', 'z')],
    ['all', 'A B', 'y'],
  ],
  [
    'sectors that cross the sites widely',
    [group(12, 'A', 'x'), group(12, 'A', 'y'), group(12, 'B', 'x'), group(12, 'B', 'y')],
    ['all', 'A B', 'x y'],
  ],
  [
    'people who agreed and recorded nothing fill up nobody’s group',
    [group(9, 'A'), group(5, 'A', null, { told: false })],
    ['-', '', ''],
  ],
] as const)('%s', (_, groups, expected) => {
  expect(shown(groups)).toEqual(expected);
});

it('asks for as many more as there are admins among them', () => {
  expect(shown([group(11, 'A')], 1)[0]).toBe('all');
  expect(shown([group(11, 'A')], 2)[0]).toBe('-');
});

it('decides the same whatever the order', () => {
  const groups = [
    group(12, 'A', 'x'),
    group(12, 'A', 'y'),
    group(1, 'A', 'z'),
    group(30, 'B', 'z'),
  ];
  expect(shown(groups.toReversed())).toEqual(shown(groups));
});
