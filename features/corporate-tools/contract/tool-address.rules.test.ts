import { expect, it } from 'vitest';
import { completeAddress, isToolAddress, placeOf } from './tool-address.rules.ts';

it.each([
  ['https://correio.valeclaro.com.br', true],
  ['https://quadros.valeclaro.com.br/marina?aba=1#hoje', true],
  ['https://xn--90a.example/', true],
  ['http://correio.valeclaro.com.br', false],
  ['javascript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['https://ana:senha@correio.valeclaro.com.br', false],
  ['https://intranet', false],
  ['https://', false],
  ['correio.valeclaro.com.br', false],
  ['', false],
])('%s may be opened: %s', (address, may) => {
  expect(isToolAddress(address)).toBe(may);
});

it.each([
  [' correio.valeclaro.com.br ', 'https://correio.valeclaro.com.br'],
  ['http://correio.valeclaro.com.br', 'http://correio.valeclaro.com.br'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('what is typed as "%s" is meant as "%s"', (typed, meant) => {
  expect(completeAddress(typed)).toBe(meant);
});

it('tells host and path, and nothing that could hold a secret', () => {
  expect(placeOf('https://quadros.example.org/marina?chave=1#x')).toBe(
    'quadros.example.org/marina',
  );
  expect(placeOf('https://quadros.example.org/')).toBe('quadros.example.org');
});
