import { describe, expect, it } from 'vitest';
import { garden } from './garden.ts';
import { gardenOf, type Stage } from './growth.ts';

const DAYS = Array.from({ length: 29 }, (_, days) => days);
const ORDER: readonly Stage[] = ['sprout', 'bud', 'flower'];
/** Places and heights of the plants in a drawing. */
const plantsIn = (markup: string) =>
  new Map(
    [...markup.matchAll(/translate\((\S+ \S+)\) scale\((\S+)\)"><g/g)].map(([, place, share]) => [
      place,
      Number(share),
    ]),
  );

describe('the garden', () => {
  it.each([
    [0, []],
    [1, ['manaca sprout']],
    [3, ['manaca sprout']],
    [4, ['manaca bud']],
    [7, ['manaca bud', 'ipe sprout']],
    [8, ['manaca flower', 'ipe sprout']],
    [14, ['manaca flower', 'ipe flower', 'maracuja sprout']],
    [21, ['manaca flower', 'ipe flower', 'maracuja flower', 'heliconia sprout']],
    [28, ['manaca flower', 'ipe flower', 'maracuja flower', 'heliconia flower']],
  ])('after %i days', (days, expected) => {
    expect(gardenOf(days).map(({ species, stage }) => `${species} ${stage}`)).toEqual(expected);
  });

  it('never loses a plant, a stage or a finger of height, and each day shows', () => {
    for (const days of DAYS.slice(1)) {
      const [before, after] = [garden(days - 1), garden(days)];
      expect(after).not.toBe(before);
      const grown = plantsIn(after);
      for (const [place, share] of plantsIn(before)) {
        expect(grown.get(place)).toBeGreaterThanOrEqual(share);
      }
      for (const { species, stage } of gardenOf(days - 1)) {
        const now = gardenOf(days).find((one) => one.species === species)?.stage;
        expect(ORDER.indexOf(now as Stage)).toBeGreaterThanOrEqual(ORDER.indexOf(stage));
      }
    }
  });

  it('lets grow what came, and nothing where nothing did', () => {
    expect(garden(8, { since: 7 })).toContain('garden-grows');
    expect(garden(8)).not.toContain('garden-grows');
    expect(garden(8, { since: 8 })).not.toContain('garden-grows');
  });
});
