import { expect, it } from 'vitest';
import { CAPTCHA_PAGES } from '#features/accounts/contract/captcha.ts';
import { pagePermissions, pagePolicy } from './page-policy.ts';

const page = { scripts: ['sha256-x'], address: '/login', production: true, captcha: null };

it('lets nothing but our own code and the page’s inline scripts run', () => {
  const policy = pagePolicy(page);
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-x'; style-src");
  expect(policy).not.toMatch(/https?:|frame-src/);
  expect(policy).toContain("img-src 'self' data: blob:; media-src 'self' blob:;");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(pagePolicy({ ...page, production: false })).not.toContain('upgrade');
});

it.each([
  ['turnstile', 'https://challenges.cloudflare.com'],
  ['hcaptcha', 'https://hcaptcha.com https://*.hcaptcha.com'],
] as const)(
  'adds the sources of %s on the pages of its widget, and nowhere else',
  (captcha, sources) => {
    for (const address of CAPTCHA_PAGES) {
      const policy = pagePolicy({ ...page, address, captcha });
      expect(policy).toContain(`script-src 'self' 'sha256-x' ${sources};`);
      expect(policy).toContain(`connect-src 'self' ${sources};`);
      expect(policy).toContain(`frame-src ${sources};`);
    }
    for (const address of ['/', '/dashboard', '/diary', '']) {
      expect(pagePolicy({ ...page, address, captcha })).toBe(pagePolicy({ ...page, address }));
    }
  },
);

it('opens camera, microphone and screen on the page of a call, and nowhere else', () => {
  const devices = ['camera', 'microphone', 'display-capture'];
  for (const device of devices) {
    expect(pagePermissions('/sala')).toContain(`${device}=(self)`);
    for (const address of ['/', '/teams-call', '/dashboard', '/consulta', '']) {
      expect(pagePermissions(address)).toContain(`${device}=()`);
    }
  }
  expect(pagePermissions('/sala')).toContain('geolocation=()');
});
