import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.rules.ts';

describe('a table for spreadsheets', () => {
  it.each([
    [['dia', 3], 'dia;3'],
    [['a;b', 'diz "oi"'], '"a;b";"diz ""oi"""'],
    [['=SOMA(A1)', '@x'], "'=SOMA(A1);'@x"],
  ])('writes %j', (row, line) => {
    expect(csvOf([row])).toBe(`\uFEFF${line}\r\n`);
  });
});
