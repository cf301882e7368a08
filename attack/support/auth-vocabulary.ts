import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { hostileValue } from './hostile-values.ts';

/**
 * The auth service speaks a foreign protocol and has no schemas in the API document: the names of what
 * its routes take are read from the routes' own files.
 */
const FILES = globSync('features/accounts/server/routes/*.routes.ts').map((file) =>
  readFileSync(file, 'utf8'),
);
const NAMES = /\b([a-z][a-z_]*): (?:z\.|\w+(?:Schema|Shape|Body)\b|\w*optional)/g;
const SHARED = ['email', 'phone', 'code_challenge', 'code_challenge_method', 'redirect_to'];

const namesIn = (file: string) => [...file.matchAll(NAMES)].map(([, name = '']) => name);

/** Values that get past the first look, by name. */
const LIKELY: Readonly<Record<string, readonly unknown[]>> = {
  email: ['ana@example.com', 'ninguem@example.com', 'ANA@EXAMPLE.COM', 'añá@exämple.com'],
  phone: ['+5511999990000', '5511999990000'],
  // Nobody's: with a right one somebody would sign in.
  password: ['outra senha bem longa', 'senha de ninguém', 'x'.repeat(80)],
  type: ['signup', 'recovery', 'magiclink', 'email', 'email_change', 'sms', 'invite', 'public-key'],
  grant_type: ['password', 'refresh_token', 'pkce', 'id_token', 'web3', 'authorization_code'],
  token: ['123456', 'a'.repeat(56)],
  token_hash: ['a'.repeat(56), `pkce_${'a'.repeat(56)}`],
  refresh_token: ['abcdefghijkl', 'a'.repeat(43)],
  code: ['123456', '01936f3c-0000-7000-8000-00000000abcd'],
  code_challenge: ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
  code_challenge_method: ['s256', 'plain', 'S256'],
  redirect_to: ['/dashboard', 'https://attacker.example/', '//attacker.example', 'javascript:1'],
  provider: ['google', 'custom:oidc', 'saml', 'x'],
  factor_type: ['totp', 'phone', 'webauthn'],
  friendly_name: ['celular', ''],
  scope: ['global', 'local', 'others'],
  chain: ['ethereum', 'solana'],
  data: [{ full_name: 'Fulana', language: 'pt-BR', time_zone: 'America/Sao_Paulo' }, {}],
  user_metadata: [{ full_name: 'Fulana' }, {}],
  app_metadata: [{ provider: 'x' }, {}],
  ban_duration: ['none', '24h', '1h30m', '999999999h'],
  page: ['1', '0', '-1', '99999999999999999999'],
  per_page: ['50', '0', '1000000'],
  email_confirm: [true, false],
  create_user: [true, false],
};

/** What a route of the auth service may find in its query or its body. */
export function authMembers(path: string): fc.Arbitrary<Record<string, unknown>> {
  const below = path.slice('/auth/v1'.length);
  const file = FILES.find((text) => text.includes(`'${below}'`));
  const names = [
    ...new Set([...SHARED, ...(file ? namesIn(file) : FILES.flatMap(namesIn))]),
    ...(below === '/token' ? ['grant_type', 'refresh_token', 'auth_code', 'code_verifier'] : []),
    ...(below === '/logout' ? ['scope'] : []),
    ...(below.startsWith('/admin') ? ['page', 'per_page', 'filter', 'sort'] : []),
  ];
  return fc.record(Object.fromEntries(names.map((name) => [name, memberOf(name)])), {
    requiredKeys: [],
  });
}

function memberOf(name: string): fc.Arbitrary<unknown> {
  const likely = LIKELY[name];
  if (!likely) return hostileValue;
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...likely) },
    { weight: 1, arbitrary: hostileValue },
  );
}
