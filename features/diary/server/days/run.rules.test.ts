import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RunEntry, runOf } from './run.rules.ts';

/** One letter an entry, oldest first: calm, light sign, heavy, danger. */
function entriesOf(letters: string, more: Partial<RunEntry> = {}): RunEntry[] {
  const scores: Record<string, number | null> = { c: 0, l: 3, h: 10, d: null };
  return [...letters]
    .map((letter, index) => ({
      day: `2026-10-${String(index + 1).padStart(2, '0')}`,
      score: scores[letter] ?? 0,
      mood: null,
      danger: letter === 'd',
      situations: [],
      ...more,
    }))
    .toReversed();
}

test.each([
  ['too few to hold against', 'cccccchhhhhh', 'few'],
  ['alike', 'c'.repeat(21), 'same'],
  ['alike in its heaviness', 'h'.repeat(21), 'same'],
  ['one bad day', `${'c'.repeat(20)}h`, 'same'],
  ['two bad days', `${'c'.repeat(19)}hh`, 'few'],
  ['the first heavy days', `${'c'.repeat(16)}hhhhh`, 'worse'],
  ['a heavy week', `${'c'.repeat(14)}hhhhhhh`, 'worse'],
  ['the last three lighter after heavy ones', `${'c'.repeat(14)}hhhhccc`, 'easing'],
  ['lighter than the fourteen before', `${'h'.repeat(14)}lllllll`, 'better'],
  ['back after a heavy week', 'ccccccchhhhhhhccccccc', 'back'],
  ['danger these days', `${'c'.repeat(16)}ccdcc`, 'care'],
  ['danger in a heavy week', `${'c'.repeat(14)}hhhdhhh`, 'worse'],
  ['danger these days after heavy ones', `${'h'.repeat(14)}cccdccc`, 'care'],
  ['danger among too few', 'ccd', 'care'],
  ['danger before, calm now', `${'h'.repeat(12)}dh${'c'.repeat(7)}`, 'better'],
])('%s', (_, letters, kind) => {
  expect(runOf(entriesOf(letters)).kind).toBe(kind);
});

test('the emotion of the day tells what the points do not', () => {
  const calm = entriesOf('c'.repeat(14), { mood: 4 });
  expect(runOf([...entriesOf('ccccccc', { mood: 1 }), ...calm]).kind).toBe('worse');
  expect(runOf([...entriesOf('ccccccc', { mood: 4 }), ...calm]).kind).toBe('same');
});

test('days of danger stay as marks, and no mean is lower for them', () => {
  const run = runOf(entriesOf(`${'c'.repeat(9)}dc${'h'.repeat(9)}d`));
  expect(run).toMatchObject({ kind: 'worse', danger: ['2026-10-10', '2026-10-21'] });
});

test.each([
  [['sick-leave'], 'leave'],
  [['sick-leave', 'death-close'], 'mourning'],
  [['baby-nights'], 'birth'],
  [['deadline'], null],
])('of %j the question is about %s', (situations, question) => {
  const [newest, ...others] = entriesOf('c'.repeat(21));
  if (!newest) throw new Error('no entry');
  expect(runOf([{ ...newest, situations }, ...others]).question).toBe(question);
  expect(runOf([{ ...newest, situations, danger: true, score: null }, ...others]).question).toBe(
    null,
  );
});

test('with danger these days nothing is ever called better, back or alike', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('c', 'l', 'h'), { minLength: 0, maxLength: 25 }),
      fc.nat(6),
      (letters, at) => {
        const entries = entriesOf(letters.join(''));
        const danger = { ...entriesOf('d')[0], day: '2026-11-01' } as RunEntry;
        entries.splice(Math.min(at, entries.length), 0, danger);
        expect(['care', 'worse']).toContain(runOf(entries).kind);
      },
    ),
  );
});
