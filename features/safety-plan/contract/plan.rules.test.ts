import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dialOf } from './phone.rules.ts';
import { EMPTY_PLAN, isEmpty, mergePlans, samePlan, tidy } from './plan.rules.ts';
import type { Plan, PlanLine } from './safety-plan.contract.ts';

const line = (id: string, text = id, phone: string | null = null): PlanLine => ({
  id,
  text,
  phone,
});
const withSigns = (...signs: PlanLine[]): Plan => ({ ...EMPTY_PLAN, signs });
const merge = (base: Plan, mine: Plan, theirs: Plan) =>
  mergePlans(base, mine, theirs, () => 'second');

describe('what two devices wrote', () => {
  const [a, b] = [line('a'), line('b')];
  const changed = { ...a, text: 'changed here' };
  const otherwise = { ...a, text: 'changed there' };
  it.each<[string, PlanLine[], PlanLine[], PlanLine[], PlanLine[], boolean]>([
    ['nothing new', [a], [a], [a], [a], false],
    ['written here', [], [a], [], [a], false],
    ['written there', [], [], [a], [a], false],
    ['a line on each side', [], [a], [b], [b, a], false],
    ['the same words on each side', [], [a], [{ ...a, id: 'x' }], [{ ...a, id: 'x' }], false],
    ['changed here', [a], [changed], [a], [changed], false],
    ['changed there', [a], [a], [otherwise], [otherwise], false],
    [
      'changed on both sides: both stay',
      [a],
      [changed],
      [otherwise],
      [otherwise, { ...changed, id: 'second' }],
      true,
    ],
    ['taken out here', [a, b], [b], [a, b], [b], false],
    ['taken out there', [a, b], [a, b], [b], [b], false],
    ['taken out here, changed there', [a], [], [otherwise], [otherwise], false],
    ['changed here, the whole plan taken out there', [a, b], [changed, b], [], [changed], false],
  ])('%s', (_, base, mine, theirs, expected, bothKept) => {
    expect(merge(withSigns(...base), withSigns(...mine), withSigns(...theirs))).toEqual({
      plan: withSigns(...expected),
      bothKept,
    });
  });

  it('is never lost, and comes to rest', () => {
    const lines = fc
      .uniqueArray(
        fc.record({
          id: fc.constantFrom('a', 'b', 'c', 'd'),
          text: fc.constantFrom('one', 'two', 'three', 'four'),
          phone: fc.constantFrom(null, '188'),
        }),
        { selector: ({ id }) => id },
      )
      .map((people): Plan => ({ ...EMPTY_PLAN, people }));
    const words = (plan: Plan) => plan.people.map(({ text, phone }) => `${text} ${phone}`);
    fc.assert(
      fc.property(lines, lines, lines, (base, mine, theirs) => {
        const { plan } = mergePlans(base, mine, theirs, randomUUID);
        const before = base.people.map((one) => JSON.stringify(one));
        for (const side of [mine, theirs]) {
          const fresh = side.people.filter((one) => !before.includes(JSON.stringify(one)));
          expect(words(plan)).toEqual(expect.arrayContaining(words({ ...side, people: fresh })));
        }
        // The other device, which now has the merged plan, has nothing to add to it.
        const again = mergePlans(theirs, plan, plan, randomUUID);
        expect(samePlan(again.plan, plan)).toBe(true);
        expect(again.bothKept).toBe(false);
      }),
    );
  });
});

it('is stored without blank lines, and is empty when nothing is written', () => {
  const blank = withSigns(line('a', '  ', ' '));
  expect(isEmpty(blank)).toBe(true);
  expect(tidy(blank)).toEqual(EMPTY_PLAN);
  const plan = { ...EMPTY_PLAN, people: [line('a', ' Rafa ', ' 11 95555-0100 '), line('b', '')] };
  expect(isEmpty(plan)).toBe(false);
  expect(tidy(plan).people).toEqual([line('a', 'Rafa', '11 95555-0100')]);
});

test.each([
  ['(11) 95555-0100', '11955550100'],
  ['+55 11 95555-0100', '+5511955550100'],
  ['*4141', '*4141'],
  ['188', '188'],
  ['ramal da Bia', null],
  ['', null],
  [null, null],
])('%s dials %s', (phone, dial) => {
  expect(dialOf(phone)).toBe(dial);
});
