import { expect, it } from 'vitest';
import { allowances, dangerousSettings } from './dangerous-settings.ts';

const none = Object.fromEntries(Object.keys(allowances).map((name) => [name, false]));
const safe = {
  ...(none as Record<keyof typeof allowances, false>),
  RATE_LIMITS: true,
  REDIRECT_ALLOW_LIST: ['https://*.example.com/**', 'http://localhost:*', 'app://open/**'],
  MAIL_GAP_MS: 60_000,
  REUSE_INTERVAL_S: 10,
  FLORESCER_SERVICE_KEY: 'sb_secret_6f0c9be1a2d34857',
};

it('lets the defaults stand, and redirects to hosts of one owner', () => {
  expect(dangerousSettings(safe)).toEqual([]);
});

it.each([
  [{ RATE_LIMITS: false }, 'ALLOW_UNLIMITED_REQUESTS'],
  [{ REDIRECT_ALLOW_LIST: ['https://a.example/', '**'] }, 'ALLOW_ANY_REDIRECT'],
  [{ REDIRECT_ALLOW_LIST: ['https://**'] }, 'ALLOW_ANY_REDIRECT'],
  [{ REDIRECT_ALLOW_LIST: ['https://app.*/home'] }, 'ALLOW_ANY_REDIRECT'],
  [{ REDIRECT_ALLOW_LIST: ['http*://*:443/**'] }, 'ALLOW_ANY_REDIRECT'],
  [{ MAIL_GAP_MS: 0 }, 'ALLOW_MAIL_FLOODS'],
  [{ REUSE_INTERVAL_S: 86_400 }, 'ALLOW_LONG_REUSE'],
] as const)('refuses %j until %s says that it is meant', (setting, allowed) => {
  const [problem, ...others] = dangerousSettings({ ...safe, ...setting });
  expect([problem, others]).toEqual([expect.stringContaining(`set ${allowed}=on`), []]);
  expect(dangerousSettings({ ...safe, ...setting, [allowed]: true })).toEqual([]);
});

it('lets no key stand that can be guessed', () => {
  const guessable = { ...safe, FLORESCER_SERVICE_KEY: 'abcabcab'.repeat(5) };
  expect(dangerousSettings(guessable)).toEqual([expect.stringContaining('openssl rand')]);
});
