import { expect, it } from 'vitest';
import { tidyUnit, unitKey } from './unit-name.rules.ts';

it.each([
  ['Operações', ' OPERACOES '],
  ['São José  dos Campos', 'são josé dos campos'],
  ['Expedição', 'Expedic\u0327a\u0303o'],
])('%s and %s are one place', (one, other) => {
  expect(unitKey(one)).toBe(unitKey(other));
});

it('keeps what tells two places apart', () => {
  expect(unitKey('Setor 1')).not.toBe(unitKey('Setor 11'));
  expect(tidyUnit('  Betim \t MG ')).toBe('Betim MG');
});
