import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfiguration } from '#apps/server/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'florescer-sign-in-methods-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signInMethods = (variables: NodeJS.ProcessEnv) =>
  loadConfiguration({ DATA_DIR: folder, ...variables }).settings.auth.signInMethods;

describe('ways in besides e-mail and password', () => {
  it('are off until the operator switches them on', () => {
    expect(signInMethods({})).toEqual({
      anonymous: false,
      manualLinking: false,
      saml: false,
      web3Chains: [],
      oauth: [],
    });
  });

  it('are on one by one', () => {
    const on = { ANONYMOUS_SIGN_IN: 'on', MANUAL_LINKING: 'on', SAML_SIGN_IN: 'on' };
    expect(signInMethods({ ...on, WEB3_SIGN_IN: 'solana, ethereum' })).toMatchObject({
      anonymous: true,
      manualLinking: true,
      saml: true,
      web3Chains: ['solana', 'ethereum'],
    });
  });

  it.each([
    ['GOOGLE', 'google', 'https://accounts.google.com'],
    ['AZURE', 'azure', 'https://login.microsoftonline.com/common/v2.0'],
    ['APPLE', 'apple', 'https://appleid.apple.com'],
    ['GITHUB', 'github', 'https://github.com'],
  ])('%s needs its client alone', (key, name, issuer) => {
    const given = { [`OAUTH_${key}_CLIENT_ID`]: 'web, phone', [`OAUTH_${key}_CLIENT_SECRET`]: 's' };
    expect(signInMethods(given).oauth).toEqual([
      { name, clientIds: ['web', 'phone'], clientSecret: 's', issuer },
    ]);
  });

  it('any other provider needs its address too', () => {
    const client = { OAUTH_OIDC_CLIENT_ID: 'a', OAUTH_OIDC_CLIENT_SECRET: 's' };
    const issuer = 'https://login.company.example/realms/all';
    expect(signInMethods({ ...client, OAUTH_OIDC_ISSUER: issuer }).oauth).toMatchObject([
      { name: 'custom:oidc', issuer },
    ]);
    expect(() => signInMethods(client)).toThrow('OAUTH_OIDC_ISSUER is missing');
  });

  it.each([
    [{ OAUTH_GOOGLE_CLIENT_ID: 'a' }, 'OAUTH_GOOGLE_CLIENT_SECRET'],
    [{ OAUTH_GITHUB_CLIENT_SECRET: 's' }, 'OAUTH_GITHUB_CLIENT_ID'],
    [
      {
        OAUTH_APPLE_CLIENT_ID: 'a',
        OAUTH_APPLE_CLIENT_SECRET: 's',
        OAUTH_APPLE_ISSUER: 'http://apple.example',
      },
      'OAUTH_APPLE_ISSUER must start with https://',
    ],
    [{ WEB3_SIGN_IN: 'dogecoin' }, 'WEB3_SIGN_IN'],
    [{ ANONYMOUS_SIGN_IN: 'perhaps' }, 'ANONYMOUS_SIGN_IN'],
  ])('does not start with %j', (variables, words) => {
    expect(() => signInMethods(variables)).toThrow(words);
  });
});
