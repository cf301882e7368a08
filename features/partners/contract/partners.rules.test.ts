import { expect, it } from 'vitest';
import { isLogoPath, isSafeLink } from './partners.rules.ts';

it.each([
  ['https://parceiro.example.org/a?b=1', true],
  ['http://parceiro.example.org', false],
  ['javascript:alert(1)', false],
  ['https://ana:senha@parceiro.example.org', false],
  ['https://localhost', false],
  ['parceiro.example.org', false],
])('%s may be linked to: %s', (address, expected) => {
  expect(isSafeLink(address)).toBe(expected);
});

it.each([
  ['partners/7d3c.webp', true],
  ['partners/7d3c', true],
  ['partners/../covers.webp', false],
  ['partners/a/b.webp', false],
  ['news/7d3c.webp', false],
])('%s is a logo: %s', (path, expected) => {
  expect(isLogoPath(path)).toBe(expected);
});
