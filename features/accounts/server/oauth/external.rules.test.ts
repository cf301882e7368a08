import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWeb3Message } from '../web3/web3-message.rules.ts';
import { canonicalAddress } from '../web3/web3-signature.rules.ts';
import { decideAccount } from './account-decision.rules.ts';
import { joinScopes, passedOn } from './authorize-parameters.rules.ts';
import { emailAfterUnlink, withProviders } from './identities.rules.ts';
import { profileOfClaims, withAppleName } from './provider-profile.rules.ts';
import { isIssuerOf } from './providers/issuers.ts';

describe('decideAccount', () => {
  const EMAILS = ['none', 'unverified', 'verified'] as const;
  const HOLDERS = ['nobody', 'unconfirmed', 'confirmed'] as const;

  it.each([
    ['none', 'nobody', 'create'],
    ['unverified', 'nobody', 'create_unconfirmed'],
    ['unverified', 'unconfirmed', 'refuse'],
    ['unverified', 'confirmed', 'refuse'],
    ['verified', 'nobody', 'create'],
    ['verified', 'unconfirmed', 'take_over'],
    ['verified', 'confirmed', 'link'],
  ] as const)('of a newcomer with an address %s, held by %s, is %s', (email, holder, decision) => {
    expect(decideAccount({ isKnown: false, email, holder })).toBe(decision);
  });

  it('of a known identity is always their own account', () => {
    for (const email of EMAILS) {
      for (const holder of HOLDERS) {
        expect(decideAccount({ isKnown: true, email, holder })).toBe('sign_in');
      }
    }
  });

  it('opens somebody’s account to a newcomer by a verified address only', () => {
    const arrival = fc.record({
      isKnown: fc.constant(false),
      email: fc.constantFrom(...EMAILS),
      holder: fc.constantFrom(...HOLDERS),
    });
    fc.assert(
      fc.property(arrival, (one) => {
        const opens = ['link', 'take_over', 'sign_in'].includes(decideAccount(one));
        expect(opens && one.email !== 'verified').toBe(false);
      }),
    );
  });
});

describe('what of a query is handed on', () => {
  it('keeps the provider’s own parameters', () => {
    expect(passedOn({ prompt: 'consent', hd: 'x', scope: 'a', STATE: 'b', list: ['c'] })).toEqual({
      prompt: 'consent',
      hd: 'x',
    });
  });

  it('never holds a reserved one, however it is written', () => {
    const reserved = ['redirect_uri', 'state', 'client_id', 'response_type', 'code_challenge'];
    const name = fc
      .tuple(fc.constantFrom(...reserved), fc.array(fc.boolean(), { minLength: 20 }))
      .map(([text, upper]) =>
        [...text].map((one, at) => (upper[at] ? one.toUpperCase() : one)).join(''),
      );
    fc.assert(
      fc.property(name, (one) => {
        expect(passedOn({ [one]: 'x' })).toEqual({});
      }),
    );
  });

  it.each([
    ['', 'openid email'],
    ['calendar email', 'openid email calendar'],
    ['a,b', 'openid email a b'],
    ['a"b', null],
    ['a\\b', null],
    ['ação', null],
    [Array.from({ length: 51 }, (_, at) => `s${at}`).join(' '), null],
  ])('joins the scopes %j to %j', (wished, joined) => {
    expect(joinScopes(['openid', 'email'], wished)).toBe(joined);
  });
});

describe('identities of an account', () => {
  const identity = (email: string | null, verified = true, provider = 'google') => ({
    provider,
    email,
    data: { email_verified: verified },
  });

  it.each([
    ['keeps an address that stays', 'a@x', [identity('a@x', false)], [], 'a@x'],
    ['moves to a verified one', 'a@x', [identity('b@x')], [], 'b@x'],
    [
      'passes one over that somebody has',
      'a@x',
      [identity('b@x'), identity('c@x')],
      ['b@x'],
      'c@x',
    ],
    ['ends without, rather than with an unverified one', 'a@x', [identity('b@x', false)], [], null],
    ['ends without where there is none', 'a@x', [identity(null)], [], null],
    ['conflicts when others have all', 'a@x', [identity('b@x')], ['b@x'], 'conflict'],
    ['has none to move', null, [identity('b@x')], [], null],
  ] as const)('%s', (_what, email, remaining, taken, expected) => {
    const isTaken = (one: string) => (taken as readonly string[]).includes(one);
    expect(emailAfterUnlink(email, remaining, isTaken)).toBe(expected);
  });

  it('are recounted without touching what the operator noted', () => {
    const noted = { provider: 'email', providers: ['email', 'google'], team: 'x' };
    expect(withProviders(noted, [identity('a@x'), identity('b@x')])).toEqual({
      provider: 'google',
      providers: ['google'],
      team: 'x',
    });
    expect(withProviders({ team: 'x' }, [])).toEqual({ team: 'x', providers: [] });
  });
});

describe('a profile', () => {
  it.each([
    ['google', { email_verified: true }, true],
    ['google', { email_verified: 'true' }, true],
    ['google', { email_verified: 'yes' }, false],
    ['google', { email_verified: 1 }, false],
    ['google', {}, false],
    ['azure', { email_verified: true }, false],
    ['azure', { xms_edov: true }, true],
    ['azure', { xms_edov: '1' }, true],
    ['azure', { xms_edov: 0 }, false],
  ])('of %s with %j is verified: %s', (provider, claims, verified) => {
    const profile = profileOfClaims(provider, { sub: 's', email: 'A@Example.com', ...claims });
    expect(profile).toMatchObject({ email: 'a@example.com', emailVerified: verified });
  });

  it.each([[{}], [{ sub: 7 }], [{ sub: '' }], [{ sub: 'x'.repeat(256) }]])(
    'is none for %j',
    (claims) => expect(profileOfClaims('google', claims)).toBeNull(),
  );

  it('keeps what shows a person and nothing else', () => {
    const profile = profileOfClaims('google', {
      sub: 's',
      email: 'not an address',
      email_verified: true,
      name: 'Lia\u0000',
      given_name: 'Lia',
      family_name: 'Souza',
      picture: 'javascript:alert(1)',
      birthdate: '1990-01-01',
      address: { country: 'BR' },
    });
    expect(profile).toEqual({
      provider: 'google',
      subject: 's',
      email: null,
      emailVerified: false,
      data: {
        sub: 's',
        provider_id: 's',
        email_verified: false,
        phone_verified: false,
        name: 'Lia Souza',
        full_name: 'Lia Souza',
      },
    });
  });

  it.each(['', 'null', '[]', '{"name":7}', '{"name":{"firstName":{}}}'])(
    'takes no name from %j',
    (user) => {
      const profile = profileOfClaims('apple', { sub: 's' });
      if (!profile) throw new Error('No profile');
      expect(withAppleName(profile, user)).toEqual(profile);
    },
  );
});

describe('isIssuerOf', () => {
  const tid = '9188040d-6c67-4c5b-b112-36a304b66dad';
  const common = 'https://login.microsoftonline.com/{tenantid}/v2.0';
  const tenant = `https://login.microsoftonline.com/${tid}/v2.0`;
  it.each([
    ['google', 'https://accounts.google.com', { iss: 'https://accounts.google.com' }, true],
    ['google', 'https://accounts.google.com', { iss: 'accounts.google.com' }, true],
    ['google', 'https://other.example', { iss: 'accounts.google.com' }, false],
    ['apple', 'https://appleid.apple.com', { iss: 'https://evil.example' }, false],
    ['azure', common, { iss: tenant, tid }, true],
    ['azure', common, { iss: tenant }, false],
    ['azure', common, { iss: tenant, tid: 'evil' }, false],
    ['azure', common, { iss: 'https://evil.example/x/v2.0', tid }, false],
    ['azure', common, {}, false],
  ])('%s at %s with %j: %s', (provider, discovered, claims, expected) => {
    expect(isIssuerOf(provider, discovered, claims)).toBe(expected);
  });
});

describe('a wallet’s message', () => {
  it('that is any text never breaks its reader', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(parseWeb3Message(text, 'ethereum')).toHaveProperty('problem');
      }),
    );
  });

  it.each([
    ['ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', true],
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
    ['ethereum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', true],
    ['ethereum', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
    ['ethereum', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', false],
    ['solana', '11111111111111111111111111111111', true],
    ['solana', '1111111111111111111111111111111', false],
    ['solana', 'O0Il1111111111111111111111111111', false],
  ] as const)('of %s knows the address %s: %s', (chain, address, known) => {
    expect(canonicalAddress(chain, address) !== null).toBe(known);
  });
});
