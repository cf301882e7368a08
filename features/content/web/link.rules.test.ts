import { expect, test } from 'vitest';
import { lengthOf, secondsOf, siteOf } from './link.rules.ts';

test.each([
  [245, '4:05'],
  [59, '0:59'],
  [3_750, '1:02:30'],
])('%i seconds are %s, there and back', (seconds, length) => {
  expect(lengthOf(seconds)).toBe(length);
  expect(secondsOf(length)).toBe(seconds);
});

test.each([
  ['12', 720],
  [' 4:05 ', 245],
  ['4:75', null],
  ['0:00', null],
  ['quatro', null],
  ['', null],
  ['1:2:3:4', null],
])('%s is %s seconds', (length, seconds) => {
  expect(secondsOf(length)).toBe(seconds);
});

test.each([
  ['https://www.youtube.com/watch?v=1', 'YouTube'],
  ['https://youtu.be/1', 'YouTube'],
  ['https://player.vimeo.com/1', 'Vimeo'],
  ['https://youtube.com.example.org/1', 'youtube.com.example.org'],
  ['https://www.gov.br/saude', 'gov.br'],
])('%s is at %s', (address, site) => {
  expect(siteOf(address)).toBe(site);
});
