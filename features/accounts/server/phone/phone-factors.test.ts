import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import {
  claimsOf,
  codeOf,
  type Guest,
  newGuest,
  signInAgain,
  textsTo,
} from '../testing/second-factors.ts';
import { withSettings } from '../testing/with-settings.ts';

let server: TestApp;
const clock = new TestClock();
let numbers = 0;
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { MFA_PHONE: 'on' },
  });
});
afterAll(() => server?.stop());

const newNumber = () => `55119${String(++numbers).padStart(8, '0')}`;
const enroll = (client: Guest['client'], phone: string, friendlyName = '') =>
  client.mfa.enroll({ factorType: 'phone', phone: `+${phone}`, friendlyName });
const challenge = (client: Guest['client'], factorId: string) =>
  client.mfa.challenge({ factorId, channel: 'sms' });

async function guestWithPhone() {
  const guest = await newGuest(server);
  const phone = newNumber();
  const { id: factorId } = succeed(await enroll(guest.client, phone));
  const { id: challengeId } = succeed(await challenge(guest.client, factorId));
  const [message] = await textsTo(server, phone);
  const code = codeOf(message);
  succeed(await guest.client.mfa.verify({ factorId, challengeId, code }));
  return { ...guest, phone, factorId };
}

describe('a phone as second factor', () => {
  it('proves itself by a texted code', async () => {
    const { client } = await newGuest(server);
    const phone = newNumber();
    const factor = succeed(await enroll(client, phone, 'Celular'));
    expect(factor).toEqual({
      id: expect.any(String),
      type: 'phone',
      friendly_name: 'Celular',
      phone,
    });
    const asked = succeed(await challenge(client, factor.id));
    expect(asked).toMatchObject({ type: 'phone', expires_at: Math.floor(clock.ms / 1_000) + 300 });
    const [message] = await textsTo(server, `+${phone}`);
    expect(present(message).text).toMatch(/^\d{6} é o seu código do Florescer\. Ele vale por 5/);
    expect(present(message).text).toMatch(/\n\n@127\.0\.0\.1 #\d{6}$/);
    const code = codeOf(message);
    const verify = () => client.mfa.verify({ factorId: factor.id, challengeId: asked.id, code });
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await client.mfa.verify({
      factorId: factor.id,
      challengeId: asked.id,
      code: wrong,
    });
    expect(refused.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const { user } = succeed(await verify());
    expect(user.factors).toMatchObject([{ factor_type: 'phone', status: 'verified', phone }]);
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/phone' }, { method: 'password' }],
    });
    expect((await verify()).error?.code).toBe('mfa_ip_address_mismatch');
  });

  it('takes the code of its challenge, while that is open', async () => {
    const { client, phone, factorId, person } = await guestWithPhone();
    const later = await signInAgain(server, person);
    const first = succeed(await challenge(later, factorId));
    const second = succeed(await challenge(client, factorId));
    const texts = await textsTo(server, phone, 3);
    const codes = texts.slice(1).map(codeOf);
    const answers = await Promise.all(
      codes.map((code) => later.mfa.verify({ factorId, challengeId: first.id, code })),
    );
    // Jobs may send in either order; at most one of the two codes is that of this challenge.
    expect(answers.filter(({ error }) => !error)).toHaveLength(codes[0] === codes[1] ? 2 : 1);
    clock.pass(301_000);
    const late = await client.mfa.verify({
      factorId,
      challengeId: second.id,
      code: present(codes[1]),
    });
    expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  });

  it('is one factor a number; a beginning makes room for another', async () => {
    const { client, phone } = await guestWithPhone();
    expect((await enroll(client, phone, 'De novo')).error).toMatchObject({
      status: 422,
      code: 'mfa_verified_factor_exists',
    });
    const other = newNumber();
    const begun = succeed(await enroll(client, other, 'Outro'));
    const again = succeed(await enroll(client, other, 'Outro'));
    expect(again.id).not.toBe(begun.id);
    expect(succeed(await client.mfa.listFactors()).all).toHaveLength(2);
  });

  it('is somebody’s own: another person may have the same number', async () => {
    const { phone } = await guestWithPhone();
    const { client } = await newGuest(server);
    succeed(await enroll(client, phone));
  });

  it('is texted, nothing else', async () => {
    const { client, factorId } = await guestWithPhone();
    const { error } = await client.mfa.challenge({ factorId, channel: 'whatsapp' });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('keeps number and code out of the job', async () => {
    await guestWithPhone();
    const { rows } = await server.context.db.execute<{ data: unknown }>(
      `select data from pgboss.job where name = 'accounts.sms'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/55119|"\d{6}"/);
  });

  it('is texted once a minute', async () => {
    await withSettings(server, { auth: { mailGapMs: 60_000 } }, async () => {
      const { client } = await newGuest(server);
      const { id } = succeed(await enroll(client, newNumber()));
      succeed(await challenge(client, id));
      expect((await challenge(client, id)).error).toMatchObject({
        status: 429,
        code: 'over_sms_send_rate_limit',
      });
      clock.pass(60_000);
      succeed(await challenge(client, id));
    });
  });
});
