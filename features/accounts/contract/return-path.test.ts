import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { HOME_PATH, returnPath } from './return-path.ts';

const SITE = 'https://florescer.example';

test.each([
  ['/diary', '/diary'],
  ['/diary?write=1#today', '/diary?write=1#today'],
  ['https://florescer.example/support', '/support'],
  ['diary', '/diary'],
])('%s leads to %s', (wanted, path) => {
  expect(returnPath(wanted, SITE)).toBe(path);
});

test.each([
  [null],
  [''],
  ['/'],
  ['https://evil.example/diary'],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['https://florescer.example//evil.example'],
  ['https://ana:senha@florescer.example/diary'],
  ['https://florescer.example.evil.example/'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['http://florescer.example/diary'],
  ['/login'],
  ['/login?next=/login'],
  ['/reset-password'],
])('%s leads home', (wanted) => {
  expect(returnPath(wanted, SITE)).toBe(HOME_PATH);
});

it('never leaves the site, whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
        fc.string().map((text) => `//${text}`),
      ),
      (wanted) => {
        const path = returnPath(wanted, SITE);
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, SITE).origin).toBe(SITE);
      },
    ),
  );
});
