import fc from 'fast-check';
import { generateSecret, generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import type { PresentedFactor } from '../accounts.tables.ts';
import { relyingPartyOf } from '../passkeys/relying-party.rules.ts';
import { normalizePhone } from '../phone/phone.rules.ts';
import { hasLapsed, judgeChallenge, lacksAssurance } from './factor.rules.ts';
import { normalizeRecoveryCode, recoveryCodeOf } from './recovery-code.rules.ts';
import { stepOfCode, totpAddress } from './totp.rules.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

describe('a factor that nobody verified', () => {
  it.each([
    ['is new', 'unverified', 0, null, false],
    ['is five minutes old', 'unverified', 300, null, false],
    ['is older', 'unverified', 301, null, true],
    ['was asked within ten minutes', 'unverified', 900, 600, false],
    ['was asked before that', 'unverified', 900, 601, true],
    ['was verified after all', 'verified', 9_000, null, false],
  ] as const)('that %s', (_what, status, made, asked, lapsed) => {
    const lastChallengedAt = asked === null ? null : ago(asked);
    expect(hasLapsed({ status, createdAt: ago(made), lastChallengedAt }, NOW)).toBe(lapsed);
  });
});

describe('a challenge', () => {
  const challenge = { ip: '203.0.113.7', createdAt: ago(10), verifiedAt: null };
  it.each([
    [challenge, 'open'],
    [{ ...challenge, createdAt: ago(300) }, 'open'],
    [{ ...challenge, createdAt: ago(301) }, 'expired'],
    [{ ...challenge, ip: '203.0.113.8' }, 'elsewhere'],
    [{ ...challenge, verifiedAt: ago(1) }, 'elsewhere'],
    [{ ...challenge, verifiedAt: ago(1), createdAt: ago(301) }, 'elsewhere'],
  ] as const)('%o is %s', (one, verdict) => {
    expect(judgeChallenge(one, { ip: '203.0.113.7', now: NOW })).toBe(verdict);
  });
});

describe('assurance', () => {
  const factor = (status: PresentedFactor['status']): PresentedFactor => ({
    id: 'x',
    created_at: '',
    updated_at: '',
    status,
    factor_type: 'totp',
  });
  it.each([
    [[], 'aal1', false],
    [['unverified'], 'aal1', false],
    [['verified'], 'aal1', true],
    [['unverified', 'verified'], 'aal2', false],
  ] as const)('with %j at %s lacks: %s', (statuses, aal, lacks) => {
    expect(lacksAssurance({ factors: statuses.map(factor) }, { aal })).toBe(lacks);
  });

  it('lacks where no session says otherwise', () => {
    expect(lacksAssurance({ factors: [factor('verified')] }, null)).toBe(true);
  });
});

describe('a code of an authenticator app', () => {
  const secret = generateSecret();

  it('fits the step it is of and both neighbours, and no step twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.integer({ min: -120, max: 120 }),
        fc.integer({ min: -3, max: 3 }),
        (epoch, drift, used) => {
          const step = Math.floor(epoch / 30);
          const at = Math.max(0, epoch + drift);
          const now = new Date(at * 1_000);
          const code = generateSync({ secret, epoch });
          const fits = Math.abs(Math.floor(at / 30) - step) <= 1;
          // One code in a million is that of a neighbouring step as well.
          const found = stepOfCode(secret, code, { now, lastUsedStep: null });
          if (found !== step) expect(fits && found !== null).toBe(false);
          const lastUsedStep = step + used;
          const again = stepOfCode(secret, code, { now, lastUsedStep });
          expect(again === null || again > lastUsedStep).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('survives a clock that was set back', () => {
    const code = generateSync({ secret, epoch: NOW.getTime() / 1_000 });
    expect(stepOfCode(secret, code, { now: NOW, lastUsedStep: 2 ** 40 })).toBeNull();
  });

  it('is introduced to the app by an address in the app’s own form', () => {
    expect(totpAddress('Florescer: casa', 'ana@example.com', 'ABC')).toBe(
      'otpauth://totp/Florescer%20%20casa:ana%40example.com?secret=ABC&issuer=Florescer%20%20casa',
    );
  });
});

describe('a recovery code', () => {
  it('is known again however it is typed', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom('-', ' ', '\n', ' - '),
        (random, size, between) => {
          const code = recoveryCodeOf(random);
          const typed = (code.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between);
          expect(normalizeRecoveryCode(typed.toUpperCase())).toBe(code);
        },
      ),
    );
  });

  it.each(['', '0'.repeat(16), 'a'.repeat(15), 'a'.repeat(17), `${'a'.repeat(15)}ã`])(
    'is not %j',
    (text) => {
      expect(normalizeRecoveryCode(text)).toBeNull();
    },
  );
});

describe('the site as security keys know it', () => {
  it.each([
    ['https://florescer.example', 'florescer.example', 'https://florescer.example'],
    [
      'https://app.florescer.example:8443',
      'app.florescer.example',
      'https://app.florescer.example:8443',
    ],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
    ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ])('%s', (siteUrl, id, origin) => {
    expect(relyingPartyOf(siteUrl)).toEqual({ id, origin });
  });

  it.each(['http://florescer.example', 'https://192.0.2.1', 'https://[2001:db8::1]'])(
    'is nothing at %s',
    (siteUrl) => {
      expect(relyingPartyOf(siteUrl)).toBeNull();
    },
  );
});

describe('a phone number', () => {
  it.each([
    ['+5511987654321', '5511987654321'],
    ['5511987654321', '5511987654321'],
    ['+55 11 98765 4321', '5511987654321'],
    ['+', null],
    ['', null],
    ['0511987654321', null],
    ['1', null],
    ['1234567890123456', null],
    ['(11) 98765-4321', null],
    ['++5511', null],
    ['٥٥١١٩', null],
  ])('%j is kept as %j', (text, kept) => {
    expect(normalizePhone(text)).toBe(kept);
  });
});
