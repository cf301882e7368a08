import { expect, it } from 'vitest';
import { companyDomainOf } from './company-domain.rules.ts';

it.each([
  ['ana@valeclaro.exemplo.br', 'valeclaro.exemplo.br'],
  [' Ana@ValeClaro.com.br ', 'valeclaro.com.br'],
  ['valeclaro.com.br', 'valeclaro.com.br'],
  ['https://www.valeclaro.com.br/entrar', 'valeclaro.com.br'],
  ['construção.com.br', 'construção.com.br'],
  ['valeclaro', null],
  ['ana@', null],
  ['-vale.com', null],
  ['vale claro.com', null],
  ['', null],
])('%j means %s', (typed, domain) => {
  expect(companyDomainOf(typed)).toBe(domain);
});
