import { expect, it } from 'vitest';
import { allowances, dangerousSettings } from './dangerous-settings.ts';

const none = Object.fromEntries(Object.keys(allowances).map((name) => [name, false]));
const safe = {
  ...(none as Record<keyof typeof allowances, false>),
  RATE_LIMITS: true,
  FLORESCER_SERVICE_KEY: 'sb_secret_6f0c9be1a2d34857',
};
const auth = {
  redirectAllowList: ['https://*.example.com/**', 'http://localhost:*', 'app://open/**'],
  mailGapMs: 60_000,
  reuseIntervalSeconds: 10,
};

it('lets the defaults stand, and redirects to hosts of one owner', () => {
  expect(dangerousSettings(safe, auth)).toEqual([]);
});

it.each([
  [{ redirectAllowList: ['https://a.example/', '**'] }, 'ALLOW_ANY_REDIRECT'],
  [{ redirectAllowList: ['https://**'] }, 'ALLOW_ANY_REDIRECT'],
  [{ redirectAllowList: ['https://app.*/home'] }, 'ALLOW_ANY_REDIRECT'],
  [{ redirectAllowList: ['http*://*:443/**'] }, 'ALLOW_ANY_REDIRECT'],
  [{ mailGapMs: 0 }, 'ALLOW_MAIL_FLOODS'],
  [{ reuseIntervalSeconds: 86_400 }, 'ALLOW_LONG_REUSE'],
] as const)('refuses %j until %s says that it is meant', (setting, allowed) => {
  const [problem, ...others] = dangerousSettings(safe, { ...auth, ...setting });
  expect([problem, others]).toEqual([expect.stringContaining(`set ${allowed}=on`), []]);
  expect(dangerousSettings({ ...safe, [allowed]: true }, { ...auth, ...setting })).toEqual([]);
});

it('lets no key stand that can be guessed', () => {
  const guessable = { ...safe, FLORESCER_SERVICE_KEY: 'abcabcab'.repeat(5) };
  expect(dangerousSettings(guessable, auth)).toEqual([expect.stringContaining('openssl rand')]);
});
