import { expect, test } from 'vitest';
import { isSafeLink, looksLikeRegister, reviewState } from './review.ts';

test.each([
  ['https://www.gov.br/saude/pt-br', true],
  ['http://www.gov.br', false],
  ['javascript:alert(1)', false],
  ['https://ana:segredo@example.org', false],
  ['https://localhost', false],
  ['www.gov.br', false],
  ['', false],
])('a link to %s may be shown: %s', (address, safe) => {
  expect(isSafeLink(address)).toBe(safe);
});

test.each([
  ['CRP 06/12345', true],
  ['CRM-SP 123456', true],
  ['crn 3 12345', true],
  ['CREF 012345-G/SP', true],
  ['12345', false],
  ['CRP', false],
  ['psicóloga', false],
])('%s is a register: %s', (text, is) => {
  expect(looksLikeRegister(text)).toBe(is);
});

test('a review holds until the day on which it has to be made again', () => {
  const review = { name: 'Lia', register: 'CRP 06/12345', on: '2026-01-10', again: '2027-01-10' };
  expect(reviewState(null, '2026-06-01')).toBe('none');
  expect(reviewState(review, '2027-01-09')).toBe('valid');
  expect(reviewState(review, '2027-01-10')).toBe('expired');
});
