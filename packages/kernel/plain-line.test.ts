import { expect, it } from 'vitest';
import { plainLine, problemOfLine } from './plain-line.ts';

it.each([
  ['', 'missing', ''],
  [' \u00a0\t', 'missing', ''],
  ['\u200b\u2060', 'missing', '\u200b\u2060'],
  ['Vale\nClaro', 'unfit', 'Vale Claro'],
  ['Vale \u202eoralC', 'unfit', 'Vale oralC'],
  ['Vale\u0000Claro', 'unfit', 'Vale Claro'],
  [' Vale Claro\n', null, 'Vale Claro'],
  ['3R — Peças & Cia.', null, '3R — Peças & Cia.'],
  ['می\u200cخواهم 👩‍🌾', null, 'می\u200cخواهم 👩‍🌾'],
] as const)('%j as a name: %s', (text, problem, line) => {
  expect(problemOfLine(text)).toBe(problem);
  expect(plainLine(text)).toBe(line);
});
