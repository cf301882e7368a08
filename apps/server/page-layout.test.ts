import { expect, it } from 'vitest';
import { layoutOf } from './page-layout.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile';
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

it.each([
  ['a phone', { 'user-agent': PHONE }, 'mobile'],
  ['a tablet that names itself', { 'user-agent': TABLET }, 'mobile'],
  ['a desktop', { 'user-agent': DESK }, 'desktop'],
  ['a phone whose agent says little', { 'user-agent': DESK, 'sec-ch-ua-mobile': '?1' }, 'mobile'],
  ['a desktop that says so', { 'user-agent': DESK, 'sec-ch-ua-mobile': '?0' }, 'desktop'],
  ['a program without an agent', {}, 'desktop'],
] as const)('%s', (_name, headers, layout) => {
  expect(layoutOf(headers)).toBe(layout);
});
