import { expect, it } from 'vitest';
import { problemOf } from './wordings.ts';

it.each([
  ['com o coração', 'ends in "com o coração"'],
  ['voltei [do]', 'ends in "voltei do"'],
  ['(acordei|saí) (leve|com o coração)', 'ends in "com o coração"'],
  ['42 de 19', 'only grammar or numbers'],
  ['com o coração (leve|em paz)', undefined],
  ['sem (energia|força)', undefined],
])('%s', (wording, problem) => {
  expect(problemOf('pt', wording)).toBe(problem);
});
