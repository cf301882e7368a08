import { expect, test } from 'vitest';
import { newCode, readCode } from './certificate-code.ts';
import { type Attempt, attemptShown, isPassed, triesOf } from './quiz.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour));
const tried = (attempt: number, hour: number, more: Partial<Attempt> = {}): Attempt => ({
  ...{ attempt, version: 'a', answers: [], finishedAt: at(hour), passed: false },
  ...more,
});

test.each([
  [7, 10, 70, true],
  [6, 10, 70, false],
  [2, 3, 67, false],
  [0, 3, 0, true],
  [3, 3, 100, true],
])('%i of %i at %i per cent is passed: %s', (right, questions, passMark, passed) => {
  expect(isPassed(right, questions, passMark)).toBe(passed);
});

test.each([
  ['as many as one likes', [tried(1, 1)], null, { left: null, againAt: null }],
  ['one spent', [tried(1, 1)], 2, { left: 1, againAt: null }],
  [
    'both spent',
    [tried(1, 1), tried(2, 3)],
    2,
    { left: 0, againAt: new Date(+at(1) + 86_400_000) },
  ],
  ['one is a day old', [tried(1, -20), tried(2, 3)], 2, { left: 1, againAt: null }],
  [
    'what passed, or was given up, spends none',
    [tried(1, 1, { passed: true }), tried(2, 2, { passed: null, finishedAt: null })],
    1,
    { left: 1, againAt: null },
  ],
])('tries within a day: %s', (_, attempts, tries, expected) => {
  expect(triesOf(attempts, tries, at(5))).toEqual(expected);
});

test('the attempt that passed is shown, else the last at these questions, else the next one', () => {
  const [failed, passed] = [tried(1, 1), tried(2, 2, { passed: true })];
  expect(attemptShown([failed, passed], 'b')).toBe(passed);
  expect(attemptShown([failed], 'a')).toBe(failed);
  expect(attemptShown([failed], 'b')).toMatchObject({ attempt: 2, version: 'b', answers: [] });
  expect(attemptShown([], 'a')).toMatchObject({ attempt: 1, passed: null });
});

test('a code is read however it was typed, and nothing else is one', () => {
  const code = newCode();
  expect(code).toMatch(/^FLR(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(readCode(code)).toBe(code);
  expect(readCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(readCode('flr-o0l1-2345-6789')).toBe('FLR-0011-2345-6789');
  expect(readCode('2345-6789-ABCD')).toBe('FLR-2345-6789-ABCD');
  for (const wrong of ['', 'FLR', 'FLR-1234-5678', 'FLR-UUUU-2345-6789', `${code}1`]) {
    expect(readCode(wrong)).toBeNull();
  }
});
