import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedRedirect, firstAllowed, withFragment, withQuery } from './redirect.rules.ts';

const POLICY = {
  siteUrl: 'https://good.example',
  allowList: [
    'https://app.good.example/**',
    'https://*.preview.example/done',
    'https://exact.example',
    'florescer://confirmed',
  ],
};

describe('allowedRedirect', () => {
  it.each([
    ['https://good.example', 'https://good.example/'],
    ['https://good.example/dashboard?a=1#b', 'https://good.example/dashboard?a=1#b'],
    ['HTTPS://GOOD.EXAMPLE/x', 'https://good.example/x'],
    ['https://good.example:443/x', 'https://good.example/x'],
    ['https://good.example/../x', 'https://good.example/x'],
    ['https://app.good.example/a/b.c?d=e', 'https://app.good.example/a/b.c?d=e'],
    ['https://pr-12.preview.example/done', 'https://pr-12.preview.example/done'],
    ['https://exact.example', 'https://exact.example/'],
    ['florescer://confirmed', 'florescer://confirmed'],
  ])('allows %s', (wanted, target) => {
    expect(allowedRedirect(wanted, POLICY)).toBe(target);
  });

  it.each([
    undefined,
    '',
    'dashboard',
    '/dashboard',
    '//good.example/x',
    'http://good.example/x',
    'https://good.example:8443/x',
    'https://good.example.evil.example/',
    'https://evil.example/?https://good.example',
    'https://evil.example#https://good.example/',
    'https://evil.example\\@good.example',
    'https://good.example\\@evil.example',
    'https://good.example@evil.example/',
    'https://user:pass@good.example/',
    'https:good.example/x',
    'https:///good.example/x',
    'https://good.example\t/x',
    ' https://good.example/',
    'https://good.exa\nmple/',
    'https://gооd.example/',
    'https://a.b.preview.example/done',
    'https://pr-12.preview.example/done/more',
    'https://exact.example/more',
    'https://exact.example.evil.example',
    'florescer://confirmed/more',
    'florescer://other',
    'javascript:alert(1)//good.example',
    'data:text/html,x',
    'https://93.184.216.34/',
    'https://[2606:4700::1111]/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://good.example/\ud800',
  ])('refuses %j', (wanted) => {
    expect(allowedRedirect(wanted, POLICY)).toBeNull();
  });

  it.each([
    ['http://127.0.0.1:5173/x', true],
    ['http://localhost:5173/x', false],
    ['http://2130706433:3000/x', false],
    ['http://127.1:3000/x', false],
    ['https://127.0.0.1:3000/x', false],
  ])('on a loopback site leaves the port free, and no more: %s', (wanted, allowed) => {
    const policy = { siteUrl: 'http://127.0.0.1:3000', allowList: [] };
    expect(allowedRedirect(wanted, policy) !== null).toBe(allowed);
  });

  it('leads nowhere but to the site and the listed hosts, whatever is asked for', () => {
    const hosts = new Set(['good.example', 'app.good.example', 'exact.example']);
    const piece = fc.constantFrom(
      'https:',
      'http:',
      '/',
      '//',
      '\\',
      '@',
      'good.example',
      ':',
      '.',
      'evil.example',
      'app.',
      '?',
      '#',
      '%2f',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const target = allowedRedirect(pieces.join(''), POLICY);
        if (target === null) return;
        const { protocol, hostname, username } = new URL(target);
        expect(protocol).toBe('https:');
        expect(username).toBe('');
        expect(hosts.has(hostname)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('firstAllowed', () => {
  it('passes refused wishes over, and gives null when none is left', () => {
    const site = 'https://good.example/a';
    expect(firstAllowed(['https://evil.example', undefined, site], POLICY)).toBe(site);
    expect(firstAllowed(['https://evil.example', undefined], POLICY)).toBeNull();
  });
});

describe('what is added to a target', () => {
  it('keeps its query and marks the fragment as ours', () => {
    expect(withQuery('https://good.example/?a=1', { code: 'x y' })).toBe(
      'https://good.example/?a=1&code=x+y',
    );
    expect(withFragment('https://good.example/?a=1#old', { type: 'signup' })).toBe(
      'https://good.example/?a=1#type=signup&sb=',
    );
  });
});
