import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, present, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { mfaRecoveryCodes } from '../factors.tables.ts';
import { addTotp, claimsOf, newGuest, signInAgain } from '../testing/second-factors.ts';
import { withSettings } from '../testing/with-settings.ts';

let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({ now: clock.now });
});
afterAll(() => server?.stop());

async function guestWithCodes() {
  const guest = await newGuest(server);
  const { factorId } = await addTotp(guest.client, clock.now());
  const set = succeed(await guest.client.mfa.recoveryCodes.generate());
  return { ...guest, factorId, set, weaker: await signInAgain(server, guest.person) };
}

describe('recovery codes', () => {
  it('are ten, told once, and kept as hashes', async () => {
    const { client, person, set } = await guestWithCodes();
    expect(set).toEqual({
      id: expect.any(String),
      type: 'recovery_code',
      friendly_name: 'Recovery codes',
      total: 10,
      codes: expect.any(Array),
    });
    expect(new Set(set.codes).size).toBe(10);
    for (const code of set.codes) expect(code).toMatch(/^[2-9a-km-np-z]{16}$/);
    const status = { id: set.id, type: 'recovery_code', total: 10, remaining: 10 };
    expect(succeed(await client.mfa.recoveryCodes.getStatus())).toEqual(status);
    expect(succeed(await client.mfa.listFactors()).recovery_code).toHaveLength(1);
    const rows = await server.context.db
      .select()
      .from(mfaRecoveryCodes)
      .where(eq(mfaRecoveryCodes.userId, person.userId));
    expect(rows).toHaveLength(10);
    for (const { codeHash } of rows) expect(set.codes).not.toContain(codeHash.toString('latin1'));
  });

  it('lift a session in place of the lost factor, each one once', async () => {
    const { client, set, weaker, person } = await guestWithCodes();
    const code = present(set.codes[0]);
    const typed = ` ${code.toUpperCase().replaceAll(/(.{4})/g, '$1-')} `;
    const before = await claimsOf(weaker);
    const lifted = succeed(await weaker.mfa.recoveryCodes.verify({ code: typed }));
    expect(lifted.user.factors).toHaveLength(2);
    expect(await claimsOf(weaker)).toMatchObject({
      aal: 'aal2',
      session_id: before.session_id,
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    });
    expect(succeed(await weaker.mfa.recoveryCodes.getStatus()).remaining).toBe(9);
    const again = await signInAgain(server, person);
    expect((await again.mfa.recoveryCodes.verify({ code })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
    succeed(await client.getUser());
  });

  it('let somebody whose phone is lost put another in its place', async () => {
    const { factorId, set, weaker } = await guestWithCodes();
    succeed(await weaker.mfa.recoveryCodes.verify({ code: present(set.codes[3]) }));
    clock.pass(30_000);
    const added = await addTotp(weaker, clock.now(), 'Celular novo');
    succeed(await weaker.mfa.unenroll({ factorId }));
    const { totp } = succeed(await weaker.mfa.listFactors());
    expect(totp.map(({ id }) => id)).toEqual([added.factorId]);
  });

  it('are used up by one of two that come at once', async () => {
    const { set, person } = await guestWithCodes();
    const code = present(set.codes[1]);
    const clients = await Promise.all([1, 2].map(() => signInAgain(server, person)));
    const answers = await Promise.all(
      clients.map((client) => client.mfa.recoveryCodes.verify({ code })),
    );
    expect(answers.filter(({ error }) => !error)).toHaveLength(1);
  });

  it.each(['', 'abc', '2222222222222222', 'x'.repeat(200), '0000 1111 oooo llll'])(
    'do not take %j',
    async (code) => {
      const { weaker } = await guestWithCodes();
      expect((await weaker.mfa.recoveryCodes.verify({ code })).error).toMatchObject({
        status: 422,
        code: 'mfa_verification_failed',
      });
    },
  );

  it('are the person’s own', async () => {
    const ana = await guestWithCodes();
    const bruno = await guestWithCodes();
    const code = present(ana.set.codes[2]);
    const { error } = await bruno.weaker.mfa.recoveryCodes.verify({ code });
    expect(error?.code).toBe('mfa_verification_failed');
    expect(succeed(await ana.client.mfa.recoveryCodes.getStatus()).remaining).toBe(10);
  });

  it('are replaced by new ones, after which the old are worth nothing', async () => {
    const { client, set, weaker } = await guestWithCodes();
    const renewed = succeed(await client.mfa.recoveryCodes.regenerate());
    expect(renewed).toMatchObject({ id: set.id, friendly_name: 'Recovery codes', total: 10 });
    const old = await weaker.mfa.recoveryCodes.verify({ code: present(set.codes[0]) });
    expect(old.error?.code).toBe('mfa_verification_failed');
    succeed(await weaker.mfa.recoveryCodes.verify({ code: present(renewed.codes[0]) }));
  });

  it('need a session at aal2 to be made, replaced or taken away', async () => {
    const { weaker } = await guestWithCodes();
    const { recoveryCodes } = weaker.mfa;
    expect((await recoveryCodes.generate()).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await recoveryCodes.regenerate()).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await recoveryCodes.unenroll()).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
    const { client } = await newGuest(server);
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
  });

  it('are one set, named once, and found only where they are', async () => {
    const { client } = await guestWithCodes();
    expect((await client.mfa.recoveryCodes.generate()).error).toMatchObject({
      status: 422,
      code: 'mfa_verified_factor_exists',
    });
    const other = await newGuest(server);
    await addTotp(other.client, clock.now(), 'Reserva');
    for (const call of ['getStatus', 'regenerate', 'unenroll'] as const) {
      expect((await other.client.mfa.recoveryCodes[call]()).error).toMatchObject({
        status: 404,
        code: 'mfa_factor_not_found',
      });
    }
    const { recoveryCodes } = other.client.mfa;
    expect((await recoveryCodes.verify({ code: '2'.repeat(16) })).error?.status).toBe(404);
    const taken = await recoveryCodes.generate({ friendlyName: 'Reserva' });
    expect(taken.error?.code).toBe('mfa_factor_name_conflict');
    const named = succeed(await recoveryCodes.generate({ friendlyName: 'No cofre' }));
    expect(named.friendly_name).toBe('No cofre');
  });

  it('are no factor that could be asked or taken away like the others', async () => {
    const { client, set } = await guestWithCodes();
    expect((await client.mfa.challenge({ factorId: set.id })).error?.code).toBe(
      'mfa_factor_not_found',
    );
    expect((await client.mfa.unenroll({ factorId: set.id })).error?.code).toBe(
      'mfa_factor_not_found',
    );
    expect(succeed(await client.mfa.recoveryCodes.unenroll())).toEqual({ id: set.id });
    expect((await client.mfa.recoveryCodes.getStatus()).error?.status).toBe(404);
  });

  it('go with the last factor that they stand in for', async () => {
    const { client, factorId } = await guestWithCodes();
    succeed(await client.mfa.unenroll({ factorId }));
    expect(succeed(await client.mfa.listFactors()).all).toEqual([]);
    expect((await client.mfa.recoveryCodes.getStatus()).error?.status).toBe(404);
  });

  it('are nobody’s without a sign-in', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', ''],
      ['POST', '/verify'],
      ['POST', '/regenerate'],
    ] as const) {
      const { json } = await ask(server, `/factors/recovery-codes${path}`, { method });
      expect(json.code).toBe('no_authorization');
    }
  });
});

describe('wrong recovery codes', () => {
  it('lock the way after five, until ten minutes pass or new codes are made', async () => {
    await withSettings(server, { rateLimits: true }, async () => {
      const { client, person } = await newGuest(server);
      await addTotp(client, clock.now());
      const set = succeed(await client.mfa.recoveryCodes.generate());
      const weaker = await signInAgain(server, person);
      const guess = (code: string) => weaker.mfa.recoveryCodes.verify({ code });
      for (let time = 0; time < 5; time++) {
        expect((await guess('2'.repeat(16))).error?.code).toBe('mfa_verification_failed');
      }
      const right = present(set.codes[0]);
      expect((await guess(right)).error).toMatchObject({
        status: 429,
        code: 'mfa_recovery_codes_locked',
      });
      const { codes } = succeed(await client.mfa.recoveryCodes.regenerate());
      succeed(await guess(present(codes[0])));
    });
  });
});
